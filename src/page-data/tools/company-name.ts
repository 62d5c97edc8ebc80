/** The page of the check of a company's name. */
import { toolFacts } from '../../collections/tool-facts.ts'
import { reviewDays, shownRule } from '../../collections/tool-rules.ts'
import { checkName, type NameCheck } from '../../engines/company-name.ts'
import { toolTranslator } from '../../i18n/dictionaries.ts'
import type { Language } from '../../i18n/languages.ts'
import type { ShownRule } from '../../lib/island-data.ts'
import { toolPage } from './tool-page.ts'

const trademark = '/layanan/pendaftaran-merek'

/** Worked cases: a name, and whether all shareholders are Indonesian. */
const examples = [
  ['Suluh Karya Nusantara', true],
  ['Maju Jaya', true],
  ['Global Digital Solutions', true],
  ['Global Digital Solutions', false],
  ['Karya 99 Abadi Jaya', true],
  ['Jasa Konsultasi Manajemen', true],
  ['Sukses Perseroan Jaya', true],
  ['Komisi Pemberantasan Karya', true],
] as const

export function companyNamePage(language: Language) {
  const facts = toolFacts('company-name')
  const tools = toolTranslator(language)
  const checks = Object.fromEntries(
    Object.entries(facts.checks).map(([check, rule]) => [
      check,
      { ...shownRule(rule, language), label: rule.label[language] },
    ]),
  ) as Record<NameCheck, ShownRule & { label: string }>
  const activities = facts.trades.map(({ id, label }) => ({ id, label: label[language] }))
  const result = (name: string, allIndonesian: boolean) =>
    checkName(facts, name, { allIndonesian })
      .findings.filter(({ check }) => check !== 'taken')
      .map(({ check, state }) => `${tools(`name.state.${state}`)}: ${checks[check].label}`)
      .join('; ') || tools('name.nothing')
  const { head, props } = toolPage(language, 'name', {
    rules: Object.values(checks),
    days: reviewDays(facts),
    examples: examples.map(([name, allIndonesian]) => ({
      given: tools(allIndonesian ? 'name.example' : 'name.exampleForeign', { name }),
      result: result(name, allIndonesian),
    })),
    official: facts.portal,
    next: ['/alat/cari-kbli', trademark, '/layanan/pendirian-pt'],
    island: {
      words: {
        longest: facts.longest,
        most_names: facts.most_names,
        improper: facts.improper,
        bodies: facts.bodies,
        body_words: facts.body_words,
        body_look: facts.body_look,
        companies: facts.companies,
        company_syllables: facts.company_syllables,
        trades: facts.trades.map(({ id, words }) => ({ id, words })),
        beside_trades: facts.beside_trades,
        foreign: facts.foreign,
      },
      activities,
      checks,
      portal: facts.portal,
      trademark: tools.href(trademark),
    },
  })
  // What is compared, but for improper words.
  const wordLists = [
    {
      label: tools('name.bodies'),
      lines: [
        { words: facts.bodies },
        { label: tools('name.bodiesLook'), words: [...facts.body_words, ...facts.body_look] },
      ],
    },
    { label: tools('name.companies'), lines: [{ words: facts.companies }] },
    {
      label: tools('name.trades'),
      lines: [
        ...facts.trades.map(({ label, words }) => ({ label: label[language], words })),
        { label: tools('name.things'), words: facts.beside_trades.things },
        { label: tools('name.places'), words: facts.beside_trades.places },
      ],
    },
    // Most are English.
    { label: tools('name.foreign'), language: 'en', lines: [{ words: facts.foreign }] },
  ]
  return { head, props: { ...props, wordLists } }
}
