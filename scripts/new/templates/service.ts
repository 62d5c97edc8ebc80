import { type Template, type TemplateContext, words } from '../template.ts'

export function serviceTemplate({ day, reviewDue, endOfNextYear, labels, citation, order }: TemplateContext): Template {
  const groups = labels('service_groups')
  return {
    facts: `# Place in lists, lowest first.
order: ${order}
# One of: ${groups.join(', ')}.
group: ${groups[0]}
# true: shown in the receipt of the home page.
featured: false
# Cases with other prices, steps or documents, for example [umk, umum]; the first is shown first. Optional; two or more.
variants: []
price:
  valid_from: ${day}
  # After this day the site is not built until the price was reviewed.
  valid_until: ${endOfNextYear}
  # Whose amounts are examples and no real prices; visitors are told. Optional: remove what is real.
  sample: [ours, third_party]
  lines:
    # party: ours, state or third_party. Whole rupiah, without dots. tax: included (in the amount), excluded (is added on
    # every page), none (bears none, as state fees) or by_issuer (third parties: only where they are registered for it).
    - id: jasa
      party: ours
      amount_idr: 1000000
      tax: included
    # A state fee needs its regulation and the day on which the amount was last seen. Instead of one amount a range may
    # stand where the client's own case decides: range_idr: [500000, 1000000]; the texts then say with varies_by by what.
    # Where a fee is due but no page shows its amount, instead of a number: amount_unknown: true. It is then named beside
    # every total, and in none.
    - id: pnbp
      party: state
      amount_idr: 0
      tax: none
      regulation: ${citation}
      checked_on: ${day}
    # More fields of a line, each optional:
    #   confirmed: false         (only older or secondary pages show the amount: it is shown as unconfirmed, with the day)
    #   source_url: https://…    (the page on which the amount was seen)
    #   previous_idr: 1800000    (the tariff before this one: shown as former, in no total)
    #   previous_until: 2026-07-31   (its last day)
    #   review_due: 2027-02-18   (when to check again; left out: 90 days after checked_on)
    #   unit: once               (or per_activity, per_class, per_document, per_page, per_session, per_year)
    #   optional: true           (an extra: not in the total until the visitor chooses it)
    #   variants: [umk]          (only in these cases)
    #   quantity: { min: 1, max: 3 }   (how many of the unit the visitor may choose)
    #   linked: kelas            (lines with the same word here are bought in the same quantity)
    #   beyond_first: true       (for linked lines: the first one is paid in another line, so this counts one fewer)
# The timeline in order, two steps at least. by: client, ours, third_party or state. Working days. With variants: [umk]
# below its days a step is taken in that case alone.
steps:
  - id: persiapan
    by: ours
    days: { min: 1, max: 2 }
  - id: penerbitan
    by: state
    days: { min: 1, max: 3 }
# What the client brings, in order. With variants: [umk] below its id it is needed in that case alone.
documents:
  - id: identitas
# The drawing of each thing that the client receives, in the order of its deliverables: akta, keputusan, sertifikat,
# nib, naskah, catatan, kalender, percakapan. Optional.
receives: []
# Only for a service that founds a legal entity: the glyphs of its column in the comparison of the entity forms.
# liability: separate or partners. capital: free, ceiling or minimum. foreigners: open, conditional or closed.
# entity_signs: { people: 2, liability: separate, capital: free, foreigners: closed }
# The law on which the service rests.
basis:
  - ${citation}
# How to do it without us. Optional, in place of the {}:
#   portal_url: https://oss.go.id     (the official portal)
# What the state takes there are the state fees above.
self_help: {}
# Ids of services that fit. Optional.
related: []
# The day on which texts and amounts were last reviewed, and the day by which it must happen again.
reviewed_on: ${day}
review_due: ${reviewDue}
# Remove this line to publish.
draft: true
`,
    prose: (language) => `---
title: "${words(language, 'Nama layanan', 'Name of the service')}"
# What search engines show: the words that people type, 46 characters at most.
search_title: "${words(language, 'Jasa, syarat, atau biaya dari layanan ini', 'What people search for')}"
# For narrow places, 24 characters at most.
short_title: "${words(language, 'Nama pendek', 'Short name')}"
# One or two sentences, 200 characters at most. Search engines show it.
summary: "${words(language, 'Apa yang kami kerjakan dan apa hasilnya.', 'What we do and what you receive.')}"
# The fact on which the choice of this service hangs: what it is about, the answer in 40 characters, and in a sentence its
# condition and its article. Optional.
# decisive:
#   label: "…"
#   value: "…"
#   note: "…"
# The name of each variant of the facts.
variants: {}
# The name of each price line of the facts, and where it helps a note: "…" below its label. Notes stand in both languages
# or in neither; steps and documents may have them too. A line with range_idr needs varies_by: "…" as well: what decides,
# in words that follow "Tergantung" and "Depends on".
lines:
  jasa:
    label: "${words(language, 'Jasa kami', 'Our fee')}"
  pnbp:
    label: "${words(language, 'Biaya negara', 'State fee')}"
# What the price leaves out.
not_included:
  - "${words(language, 'Yang tidak termasuk', 'What is not included')}"
# What the client holds in the end.
deliverables:
  - "${words(language, 'Hasil', 'Result')}"
# The name of each step of the facts.
steps:
  persiapan:
    label: "${words(language, 'Persiapan', 'Preparation')}"
  penerbitan:
    label: "${words(language, 'Penerbitan', 'Issue')}"
# Only for a service that founds a legal entity: its column in the comparison of the entity forms.
# All but the name and \`brief\` are Markdown.
# entity:
#   name: "CV"
#   fits: "…"
#   founders: "…"
#   liability: "…"
#   capital: "…"
#   foreigners: "…"
#   duties: "…"
#   brief: { founders: "…", liability: "…", capital: "…", foreigners: "…", duties: "…" }
# The name of each document of the facts.
documents:
  identitas:
    label: "${words(language, 'Identitas', 'Identity card')}"
# For whom this is the wrong choice, and what to do instead.
not_for:
  - "${words(language, 'Untuk siapa layanan ini tidak cocok', 'For whom this service is wrong')}"
# How to do it without us. Markdown.
self_help: |
  ${words(language, 'Tulis langkahnya.', 'Write the steps.')}
# Two at least. Answers are Markdown.
questions:
  - question: "${words(language, 'Pertanyaan pertama?', 'First question?')}"
    answer: "${words(language, 'Jawaban.', 'Answer.')}"
  - question: "${words(language, 'Pertanyaan kedua?', 'Second question?')}"
    answer: "${words(language, 'Jawaban.', 'Answer.')}"
---
${words(language, 'Jelaskan layanannya.', 'Explain the service.')} [[${citation}]]
`,
  }
}
