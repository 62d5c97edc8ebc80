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
# The day on which the text was last compared with its sources, and the day by which that must happen again.
reviewed_on: ${day}
review_due: ${reviewDue}
# A role, never the name of a person. One of: ${roles.join(', ')}. Add a line "reviewer:" only once the text has been reviewed.
author: ${roles[0]}
# watch: a regulation that is about to change, for example uu-13-2003; its notice then stands above the text. Optional.
# The law on which the article rests: ids of regulations, with # and the article where one is meant.
sources:
  - ${citation}
# Other public pages. Optional. For each, in place of the []:
#   - title: "Name of the page"
#     url: https://www.example.go.id/page
further_sources: []
# Ids of services that help with the subject. Optional.
services: []
# pick: its place in the editors' choice at the head of the blog, from 1 on. Optional.
# Remove this line to publish.
draft: true
`,
    prose: (language) => `---
# The question that the reader asks.
title: "${words(language, 'Judul artikel', 'Title of the article')}"
# The answer in one or two sentences, 200 characters at most. Search engines show it.
summary: "${words(language, 'Ringkasan artikel.', 'Summary of the article.')}"
# The answer in three sentences; each can be understood alone.
in_short:
  - "${words(language, 'Kalimat pertama.', 'The first sentence.')}"
  - "${words(language, 'Kalimat kedua.', 'The second sentence.')}"
  - "${words(language, 'Kalimat ketiga.', 'The third sentence.')}"
# figure: what the article's picture shows large, word for word from the title or the answer, for example 60 hari. Optional.
# What is settled, and what rests on secondary sources alone. Said here and not again in the text.
status:
  sure: "${words(language, 'Yang sudah pasti.', 'What is settled.')}"
  unsure: "${words(language, 'Yang belum pasti.', 'What is not settled.')}"
# changes: what changed on each day of the facts' changes, for example 2026-12-01: "…". Optional.
# previous: passages that such a change replaced, word for word, for example 2026-12-01: ["…"]. Optional, in both texts.
---
${words(language, 'Tulis jawabannya di alinea pertama.', 'Give the answer in the first paragraph.')}

## ${words(language, 'Judul bagian', 'Heading of a section')}

${words(language, 'Dasarnya', 'It rests on')} [[${citation}]].
`,
  }
}
