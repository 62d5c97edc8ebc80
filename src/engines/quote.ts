/**
 * What an offer says, and what it leaves open: completeness, state tariffs, the ceiling of a notary's fee, value-added
 * tax, arithmetic and terms. Findings ask; none of them judges a provider. Facts: `content/facts/tools/quote.yaml` and
 * the state's lines of the service. Pure.
 */
import { shareOf } from '../lib/share-of.ts'
import type { Offer, OfferLine, Payee } from './quote-reader.ts'

/** The names are those of the file. */
export interface QuoteRules {
  readonly stamp_duty_idr: number
  readonly notary: {
    readonly steps: readonly { readonly up_to_idr?: number; readonly permille: number }[]
    readonly social_limit_idr: number
  }
  readonly terms: readonly { readonly id: string }[]
}

export interface Checklist {
  readonly isSocial: boolean
  /** Topics that an offer should name. */
  readonly needed: readonly string[]
  readonly notNeeded: readonly string[]
  /** What the state takes, by topic, as the data of the service have it. */
  readonly state: readonly StateLine[]
}

export interface StateLine {
  readonly topic: string
  readonly minIdr: number
  readonly maxIdr: number
  /** The amount is not known at all. */
  readonly isOpen: boolean
  readonly confirmed: boolean
  /** May be due several times, such as per class. */
  readonly isRepeated: boolean
  /** Other tariffs with which the sum may have been confused. */
  readonly others: readonly { readonly amountIdr: number; readonly note: string }[]
}

export interface GivenBesides {
  /** The capital, or the value of what the deed is about. */
  readonly valueIdr?: number
  /** Topics that the visitor knows to be included. */
  readonly included: readonly string[]
  /** Terms that the visitor knows. */
  readonly terms: readonly string[]
}

export interface Finding {
  /** Key of its sentence in `findings`. */
  readonly id: string
  readonly line?: OfferLine
  readonly sumIdr?: number
  /** What it is compared with: one amount, or the lowest and the highest. */
  readonly known?: readonly [minIdr: number, maxIdr: number]
  /** The other sum of a pair, or a difference. */
  readonly moreIdr?: number
  readonly note?: string
  readonly topics?: readonly string[]
}

export interface QuoteResult {
  readonly byPayee: Readonly<Record<Payee, number>>
  readonly sumIdr: number
  readonly findings: readonly Finding[]
  /** What to ask, in order: findings with a question of the same key, then `vat`, then the terms by their ids. */
  readonly questions: readonly Finding[]
  readonly openTerms: readonly string[]
}

const payees: readonly Payee[] = ['fee', 'state', 'third_party', 'tax', 'other', 'unclear']

/** Findings that state something without asking. */
const silent: readonly string[] = ['notaryWithin', 'notarySliced', 'notaryNoValue']

export function checkOffer(rules: QuoteRules, checklist: Checklist, offer: Offer, given: GivenBesides): QuoteResult {
  const priced = offer.lines.filter((line) => line.sumIdr !== undefined)
  const sumIdr = priced.reduce((sum, line) => sum + (line.sumIdr ?? 0), 0)
  const named = new Set([...offer.lines.flatMap(({ topics }) => topics), ...given.included, ...offer.excluded])
  const missing = checklist.needed.filter((topic) => !named.has(topic))
  const findings: Finding[] = [
    ...(isUnsplit(priced, offer.totalIdr) ? [{ id: 'noSplit' }] : []),
    ...priced.flatMap((line) => lineFindings(rules, checklist, line, given, isUnsplit(priced, offer.totalIdr))),
    ...duplicates(priced),
    ...arithmetic(priced, sumIdr, offer.totalIdr),
    ...(missing.length > 0 ? [{ id: 'missing', topics: missing }] : []),
  ]
  const openTerms = rules.terms
    .map(({ id }) => id)
    .filter((id) => !offer.terms.includes(id) && !given.terms.includes(id))
  const asked = findings.filter(({ id }) => !silent.includes(id))
  return {
    byPayee: Object.fromEntries(
      payees.map((payee) => [payee, sumOf(priced.filter((line) => line.payee === payee))]),
    ) as Record<Payee, number>,
    sumIdr,
    findings,
    questions: [
      ...asked.map((finding) => (finding.id === 'noSplit' ? { ...finding, id: 'split' } : finding)),
      ...(named.has('ppn') ? [] : [{ id: 'vat' }]),
    ],
    openTerms,
  }
}

/** One sum for everything: who receives it cannot be seen. */
function isUnsplit(priced: readonly OfferLine[], totalIdr: number | undefined): boolean {
  const work = priced.filter(({ sumIdr = 0, payee }) => sumIdr > 0 && payee !== 'tax')
  if (work.length === 0) return totalIdr !== undefined && priced.length === 0
  return work.length === 1 && (work[0]?.isPackage === true || work[0]?.payee === 'unclear')
}

function lineFindings(
  rules: QuoteRules,
  checklist: Checklist,
  line: OfferLine,
  given: GivenBesides,
  isUnsplitOffer: boolean,
): Finding[] {
  const sumIdr = line.sumIdr ?? 0
  const found = (id: string, more: Partial<Finding> = {}): Finding => ({ id, line, sumIdr, ...more })
  if (sumIdr < 0) return [found('discount')]
  if (sumIdr === 0 || isUnsplitOffer) return []
  if (line.payee === 'tax') return [found('vatLine')]
  const [topic] = line.topics
  if (topic !== undefined && checklist.notNeeded.includes(topic)) return [found('notNeeded')]
  if (topic === 'notaris' && line.payee === 'third_party') return notaryFindings(rules, checklist, given, found, sumIdr)
  if (topic === 'meterai') {
    const known = [rules.stamp_duty_idr, rules.stamp_duty_idr] as const
    return sumIdr % rules.stamp_duty_idr === 0 ? [] : [found('stampOdd', { known })]
  }
  if (line.payee === 'unclear') return [found('unclear')]
  const state = checklist.state.find((known) => line.topics.includes(known.topic))
  return line.payee === 'state' && state ? stateFindings(state, found, sumIdr) : []
}

function stateFindings(
  state: StateLine,
  found: (id: string, more?: Partial<Finding>) => Finding,
  sumIdr: number,
): Finding[] {
  const { minIdr, maxIdr, isOpen, confirmed } = state
  const known = [minIdr, maxIdr] as const
  if (isOpen) return [found('stateUnknown')]
  if (maxIdr === 0) return state.topic === 'nib' ? [found('nibFee')] : [found('stateAbove', { known })]
  if (sumIdr >= minIdr && sumIdr <= maxIdr) return confirmed ? [] : [found('stateUnconfirmed', { known })]
  if (state.isRepeated && minIdr === maxIdr && sumIdr % minIdr === 0) return []
  const other = state.others.find(({ amountIdr }) => amountIdr === sumIdr)
  if (other) return [found('otherTariff', { known, note: other.note })]
  if (!confirmed) return [found('stateUnconfirmed', { known })]
  return [found(sumIdr > maxIdr ? 'stateAbove' : 'stateBelow', { known })]
}

function notaryFindings(
  rules: QuoteRules,
  checklist: Checklist,
  given: GivenBesides,
  found: (id: string, more?: Partial<Finding>) => Finding,
  sumIdr: number,
): Finding[] {
  const findings: Finding[] = []
  const social = rules.notary.social_limit_idr
  if (checklist.isSocial && sumIdr > social) findings.push(found('notarySocial', { known: [social, social] }))
  if (given.valueIdr === undefined) return checklist.isSocial ? findings : [...findings, found('notaryNoValue')]
  const { wholeIdr, slicedIdr } = notaryCeiling(rules.notary.steps, given.valueIdr)
  findings.push(found(sumIdr > wholeIdr ? 'notaryAbove' : 'notaryWithin', { known: [wholeIdr, wholeIdr] }))
  if (slicedIdr !== undefined) findings.push({ id: 'notarySliced', known: [slicedIdr, slicedIdr] })
  return findings
}

/**
 * The ceiling of a notary's fee (UU 30/2004 art. 36) by the value of the deed's object. The rate counts for the whole
 * value, so the ceiling falls at a step; where that is so, the reading by slices is given as well.
 */
export function notaryCeiling(
  steps: QuoteRules['notary']['steps'],
  valueIdr: number,
): { readonly wholeIdr: number; readonly slicedIdr?: number } {
  const place = steps.findIndex(({ up_to_idr: upTo }) => upTo === undefined || valueIdr <= upTo)
  const wholeIdr = shareOf(valueIdr, steps[place]?.permille ?? 0, 1000)
  const below = steps[place - 1]
  if (below?.up_to_idr === undefined || wholeIdr >= shareOf(below.up_to_idr, below.permille, 1000)) return { wholeIdr }
  let start = 0
  let permilles = 0
  for (const { up_to_idr: upTo = valueIdr, permille } of steps.slice(0, place + 1)) {
    const end = Math.min(upTo, valueIdr)
    permilles += shareOf(end - start, permille, 1)
    start = end
  }
  return { wholeIdr, slicedIdr: shareOf(permilles, 1, 1000) }
}

/** Lines that are the same in words, or are both for the same thing and the same payee. */
function duplicates(priced: readonly OfferLine[]): Finding[] {
  const words = (line: OfferLine) =>
    line.text
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]+/gu, ' ')
      .trim()
  const isSame = (a: OfferLine, b: OfferLine) =>
    words(a) === words(b) || (a.payee === 'state' && b.payee === 'state' && sameTopics(a, b))
  return priced.flatMap((line, place) => {
    const first = priced.slice(0, place).find((earlier) => isSame(earlier, line))
    return first ? [{ id: 'duplicate', line, sumIdr: first.sumIdr, moreIdr: line.sumIdr }] : []
  })
}

function sameTopics(a: OfferLine, b: OfferLine): boolean {
  return a.topics.length > 0 && a.topics.join() === b.topics.join()
}

function arithmetic(priced: readonly OfferLine[], sumIdr: number, totalIdr: number | undefined): Finding[] {
  if (totalIdr === undefined || priced.length === 0 || totalIdr === sumIdr) return []
  return [{ id: 'sumMismatch', sumIdr, known: [totalIdr, totalIdr], moreIdr: Math.abs(totalIdr - sumIdr) }]
}

function sumOf(lines: readonly OfferLine[]): number {
  return lines.reduce((sum, line) => sum + (line.sumIdr ?? 0), 0)
}
