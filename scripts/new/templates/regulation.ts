import { regulationLabelOfId } from '../../../src/lib/citation.ts'
import { type Template, type TemplateContext, words } from '../template.ts'

export function regulationTemplate({ id, day, labels }: TemplateContext): Template {
  const subjects = labels('subjects')
  const [, kind = 'UU', number = '', year = day.slice(0, 4)] =
    /^(.*) (\d+)\/(\d{4})$/.exec(regulationLabelOfId(id)) ?? []
  return {
    facts: `# As it is cited: UU, PP, Perpres, Permenkum, Peraturan BKPM, Putusan MK, KUHPerdata …
kind: ${kind}
# In quotes. Empty ("") for codes that carry none.
number: "${number}"
year: ${year}
# Days as YYYY-MM-DD; null where unknown. in_force may lie in the future.
enacted: null
promulgated: null
in_force: null
# Short names by which people ask for it, for example "UU PT"; the search finds it by them. Optional.
known_as: []
# One or more of: ${subjects.join(', ')}.
subjects: [${subjects[0]}]
# What it does to older regulations, as ids; "amended by" and "revoked by" follow from these by themselves. Optional.
amends: []
revokes: []
revokes_partly: []
implements: []
# Emergency regulations (Perppu) that it made law. Optional.
adopts: []
# Newer regulations that have no page here. Optional.
amended_by_outside: []
revoked_by_outside: []
# What secondary sources name as its successor in the library, while the text that revokes it was not seen. Optional.
reported_successor: []
# Constitutional Court decisions in the library that change how it is read. Optional.
read_with: []
# true where the state could not be confirmed; the page then says so.
state_unconfirmed: true
# The official page, https:// only.
official_url: https://peraturan.bpk.go.id/
# The day on which state and relations were last compared with a public source.
checked_on: ${day}
# The day by which that is due again. Left out: 180 days later, 90 where the state is unconfirmed.
# recheck: ${day}
# watch: a change is in sight: { checked_on: ${day}, recheck: ${day} }, or the id of the regulation whose notice holds here too. Optional.
# true where services and terms may cite it without an article.
citable_whole: false
# The articles that the site cites, as printed after "Pasal": "7", "16(1)", "153A-153J", or Lampiran I. For each:
#   - article: "7"
#     certainty: seen        (or recalled)
#     checked_on: ${day}
articles: []
# Remove this line to publish.
draft: true
`,
    prose: (language) => `---
# ${words(language, 'The official title, without kind and number.', 'The official title, translated.')}
title: "${words(language, 'Judul resmi', 'Official title')}"
# One line: what it is about.
subject: "${words(language, 'Pokok aturan', 'Subject')}"
# state_note: what a reader must know of its state beyond the badge. Optional, in both languages or in neither.
# watch: what was about to change when it was last checked. Optional; with its days in the facts, in both languages.
# A short paraphrase for each article of the facts, for example "7": "Dua pendiri atau lebih."
articles: {}
---
${words(language, 'Ringkasan kami.', 'Our summary.')}
`,
  }
}
