import { type Template, type TemplateContext, words } from '../template.ts'

export function articleTemplate({ day, reviewDue, labels, citation }: TemplateContext): Template {
  const categories = labels('categories')
  const tags = labels('tags')
  const roles = labels('roles')
  return {
    facts: `# The article's subject. One of: ${categories.join(', ')}.
category: ${categories[0]}
# One or more of: ${tags.join(', ')}.
tags: [${tags[0]}]
# The day of publication. With a later day the article waits until then.
published: ${day}
# Days on which something of substance changed, for example [2026-12-01]; the texts say what. Optional.
changes: []
# The day on which the reviewer last compared the text with the law, and the day by which it must happen again.
reviewed_on: ${day}
review_due: ${reviewDue}
# Roles, never names of persons. One of: ${roles.join(', ')}.
author: ${roles[0]}
reviewer: ${roles.at(-1)}
# The law on which the article rests: ids of regulations, with # and the article where one is meant.
sources:
  - ${citation}
# Other public pages. Optional. For each, in place of the []:
#   - title: "Name of the page"
#     url: https://www.example.go.id/page
further_sources: []
# Ids of services that help with the subject. Optional.
services: []
# Remove this line to publish.
draft: true
`,
    prose: (language) => `---
# The question that the reader asks.
title: "${words(language, 'Judul artikel', 'Title of the article')}"
# The answer in one or two sentences, 200 characters at most. Search engines show it.
summary: "${words(language, 'Ringkasan artikel.', 'Summary of the article.')}"
# changes: what changed on each day of the facts' changes, for example 2026-12-01: "…". Optional.
---
${words(language, 'Tulis jawabannya di alinea pertama.', 'Give the answer in the first paragraph.')}

## ${words(language, 'Judul bagian', 'Heading of a section')}

${words(language, 'Dasarnya', 'It rests on')} [[${citation}]].
`,
  }
}
