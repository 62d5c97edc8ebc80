/** The page of the check of offers. State lines and our own estimate come from the data of the services. */
import { type Service, services } from '../../collections/services.ts'
import { toolFacts } from '../../collections/tool-facts.ts'
import { reviewDays, shownBasis, shownRules } from '../../collections/tool-rules.ts'
import type { QuoteWords } from '../../engines/quote/offer.ts'
import type { QuoteCase, StateLine } from '../../engines/quote.ts'
import { type Language, languageTraits } from '../../i18n/languages.ts'
import { ofVariant, total, totalsByParty } from '../../lib/fees.ts'
import { formatDay } from '../../lib/format.ts'
import { toolPage } from './tool-page.ts'

type Facts = ReturnType<typeof toolFacts<'quote'>>

export function quotePage(language: Language) {
  const facts = toolFacts('quote')
  const rules = shownRules(facts.rules, language)
  const cases = services(language).flatMap((service) => casesOf(service, facts, language))
  const { head, props } = toolPage(language, 'quote', {
    rules: Object.values(rules),
    days: reviewDays(facts),
    official: facts.portal,
    next: ['/layanan', '/alat/biaya-tahun-pertama', '/layanan/konsultasi-online'],
    island: {
      words: {
        ...wordsOf(facts),
        topics: facts.topics.map(({ id, words, payee }) => ({ id, words, payee })),
        terms: facts.terms.map(({ id, words }) => ({ id, words })),
      } satisfies QuoteWords,
      ruleFacts: {
        stamp_duty_idr: facts.stamp_duty_idr,
        notary: facts.notary,
        terms: facts.terms.map(({ id }) => ({ id })),
      },
      cases,
      topicLabels: Object.fromEntries(facts.topics.map(({ id, label }) => [id, label[language]])),
      terms: facts.terms.map(({ id, label, question }) => ({
        id,
        label: label[language],
        question: question[language],
      })),
      findings: Object.fromEntries(
        Object.entries(facts.findings).map(([id, { text, rule }]) => [
          id,
          { text: text[language], ...(rule && { rule }) },
        ]),
      ),
      questions: Object.fromEntries(Object.entries(facts.questions).map(([id, text]) => [id, text[language]])),
      rules,
    },
  })
  const checklists = services(language).flatMap(({ id, title }) => {
    const list = facts.checklists[id]
    if (!list || list.needed.length === 0) return []
    const topics = new Map(list.needed.map(({ topic, basis }) => [topic, basis]))
    return [
      {
        title,
        topics: [...topics].map(([topic, basis]) => ({
          label: facts.topics.find(({ id: known }) => known === topic)?.label[language] ?? topic,
          basis: shownBasis(basis, language),
        })),
      },
    ]
  })
  return { head, props: { ...props, checklists } }
}

/** One case for each variant of a service. */
function casesOf(service: Service, facts: Facts, language: Language): QuoteCase[] {
  const list = facts.checklists[service.id]
  if (!list) return []
  const variants = service.variants.length > 0 ? service.variants : [undefined]
  return variants.map((variant) => {
    const lines = ofVariant(service.fees.lines, variant?.id)
    const state = list.needed.flatMap(({ topic, line }): StateLine[] => {
      const known = lines.find(({ id, party }) => id === line && party === 'state')
      if (!known) return []
      const others = service.fees.lines.flatMap((other) => othersOf(other, known.id, service, language))
      return [
        {
          topic,
          minIdr: known.minIdr,
          maxIdr: known.maxIdr,
          isOpen: known.isIncomplete,
          confirmed: !known.isUnconfirmed,
          isRepeated: known.unit !== 'once',
          others,
        },
      ]
    })
    const priced = new Set(list.needed.flatMap(({ topic, line }) => (line ? [topic] : [])))
    return {
      id: variant ? `${service.id}.${variant.id}` : service.id,
      label: variant ? `${service.title}: ${variant.label}` : service.title,
      checklist: {
        isSocial: list.social,
        needed: [...new Set(list.needed.map(({ topic }) => topic))],
        notNeeded: list.not_needed.map(({ topic }) => topic),
        outside: facts.topics.filter(({ id, payee }) => payee === 'third_party' && !priced.has(id)).map(({ id }) => id),
        state,
      },
      ...(list.not_needed[0] && { notNeededRule: list.not_needed[0].rule }),
      ours: totalsByParty(service.fees.lines, variant?.id),
      total: total(service.fees.lines, variant?.id),
    }
  })
}

type Line = Service['fees']['lines'][number]

/** Other tariffs of the state for the same service: of another case, and those that held before. */
function othersOf(line: Line, own: string, service: Service, language: Language): StateLine['others'] {
  if (line.party !== 'state') return []
  const { locale } = languageTraits[language]
  const label = service.variants.filter(({ id }) => line.variants?.includes(id)).map((variant) => variant.label)
  const name = label.join(', ') || line.label
  const former = line.previousIdr
  return [
    ...(line.id === own || line.isIncomplete ? [] : [{ amountIdr: line.maxIdr, note: name }]),
    ...(former === undefined || line.previousUntil === undefined
      ? []
      : [{ amountIdr: former, note: `${name}, ≤ ${formatDay(line.previousUntil, locale)}` }]),
  ]
}

/** The lists of words by which an offer is read, and how long it may be. */
function wordsOf(facts: Facts) {
  const { checked_on, recheck, portal, stamp_duty_idr, notary, checklists, findings, questions, rules, ...words } =
    facts
  return words
}
