/**
 * What an offer says, and what it leaves open: completeness, state tariffs, the ceiling of a notary's fee, value-added
 * tax, arithmetic and terms. Findings ask; none of them judges a provider. Facts: `content/facts/tools/quote.yaml` and
 * the state's lines of the service. Pure.
 */
import type { Amount, Party } from '../lib/fees.ts'
import { shareOf } from '../lib/share-of.ts'
import {
  counts,
  type Doubt,
  isOpen,
  type Offer,
  type OfferLine,
  openPrices,
  type Payee,
  payees,
  sumOf,
} from './quote/offer.ts'
import { bareWords } from './quote/words.ts'

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
  /** Topics whose third parties our own estimate does not pay. */
  readonly outside: readonly string[]
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
  readonly valueIdr?: number | undefined
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
  /** Sums that a figure may mean. */
  readonly readings?: readonly number[]
}

/** Whole rupiah; both ends are equal where no line is a range. */
export interface Span {
  readonly minIdr: number
  readonly maxIdr: number
}

/** `pass`: nothing is asked about a line. `risk`: a sum is above what is known, or the lines do not add up. */
export type Verdict = 'pass' | 'look' | 'risk'

export interface QuoteResult {
  readonly byPayee: Readonly<Record<Payee, Span>>
  /** Priced lines that our own estimate does not have: they make a difference without being dearer. */
  readonly outside: readonly OfferLine[]
  /** Of the lines that count; of the total where the offer has nothing else. Absent where no price was found. */
  readonly sum?: Span
  readonly verdict: Verdict
  readonly findings: readonly Finding[]
  /** What to ask, in order: findings with a question of the same key, then `vat`, then the terms by their ids. */
  readonly questions: readonly Finding[]
  readonly openTerms: readonly string[]
}

/** Findings that state something without asking. */
const silent: readonly string[] = ['notaryWithin', 'notarySliced', 'notaryNoValue']

/** Findings that compare a plain sum with what is known, and find it beyond. */
const grave: readonly string[] = ['stateAbove', 'notaryAbove', 'sumMismatch']

/** How grave a finding is; undefined where it only states something. */
export function verdictOf({ id }: Finding): Verdict | undefined {
  if (grave.includes(id)) return 'risk'
  return id === 'notaryWithin' ? 'pass' : silent.includes(id) ? undefined : 'look'
}

export function checkOffer(rules: QuoteRules, checklist: Checklist, offer: Offer, given: GivenBesides): QuoteResult {
  const priced = offer.lines.filter(counts)
  const open = openPrices(offer)
  const sum =
    priced.length > 0
      ? sumOf(offer.lines)
      : offer.totalIdr === undefined
        ? undefined
        : { minIdr: offer.totalIdr, maxIdr: offer.totalIdr }
  const named = new Set([
    ...offer.lines.filter(({ role }) => role !== 'capital' && role !== 'other').flatMap(({ topics }) => topics),
    ...given.included,
    ...offer.included,
    ...offer.excluded,
  ])
  const missing = checklist.needed.filter((topic) => !named.has(topic))
  const isWhole = isUnsplit(priced, offer.totalIdr)
  const isTaxed = priced.some(({ payee }) => payee === 'tax') || (offer.totalIdr ?? 0) > (sum?.maxIdr ?? 0)
  const isVatOnTop = offer.excluded.includes('ppn') && !isTaxed
  const findings: Finding[] = [
    ...(sum === undefined && open.length === 0 ? [{ id: 'noPrice' }] : []),
    ...(isWhole ? [{ id: 'noSplit' }] : []),
    ...offer.lines.flatMap((line) => doubtFindings(line)),
    ...priced.flatMap((line) => lineFindings(rules, checklist, line, given, isWhole)),
    ...duplicates(priced),
    ...(sum && open.length === 0 ? arithmetic(priced, sum, offer) : []),
    ...(missing.length > 0 ? [{ id: 'missing', topics: missing }] : []),
    ...(isVatOnTop ? [{ id: 'vatOnTop' }] : []),
  ]
  const openTerms = rules.terms
    .map(({ id }) => id)
    .filter((id) => !offer.terms.includes(id) && !given.terms.includes(id))
  const asked = findings.filter(({ id }) => !silent.includes(id))
  const verdicts = asked.map(verdictOf)
  return {
    byPayee: Object.fromEntries(
      payees.map((payee) => [payee, sumOf(priced.filter((line) => line.payee === payee))]),
    ) as Record<Payee, Span>,
    outside: priced.filter(
      ({ payee, topics }) => payee === 'third_party' && topics.some((topic) => checklist.outside.includes(topic)),
    ),
    ...(sum && { sum }),
    verdict: verdicts.includes('risk') ? 'risk' : verdicts.length > 0 ? 'look' : 'pass',
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
  const [only] = work
  if (only?.hasParts) return false
  return work.length === 1 && (only?.isPackage === true || only?.payee === 'unclear' || only?.payee === 'mixed')
}

/** The question that a doubtful figure asks. */
const doubtIds: Readonly<Record<Doubt, string>> = {
  foreign: 'foreign',
  unread: 'unread',
  scale: 'reading',
  small: 'reading',
  several: 'reading',
  bare: 'reading',
  role: 'reading',
  choice: 'choice',
  paid: 'paid',
  range: 'range',
  about: 'about',
  from: 'about',
  upTo: 'about',
}

/** What an offer is made for once: a price for it is not one of several. */
const onceOnly = /^(?:paket|package|set|pt|cv|perusahaan|badan|company|entity|proyek|project)$/

function doubtFindings(line: OfferLine): Finding[] {
  const { doubt, role, written, readings, sumIdr, maxIdr, per, text } = line
  if (role !== 'price' || (isOpen(line) ? false : sumIdr === undefined)) return []
  const found = (id: string, more: Partial<Finding> = {}): Finding => ({
    id,
    line,
    ...(sumIdr !== undefined && { sumIdr }),
    ...more,
  })
  // "2,5jt per PT, 3 PT"
  const isOnce =
    per !== undefined && onceOnly.test(per) && !new RegExp(`(?:^|\\D)([2-9]|\\d\\d+)\\s*${per}`, 'i').test(text)
  const asksCount = per === undefined || isOpen(line) || isOnce ? [] : [found('perUnit', { note: per })]
  if (!doubt) return asksCount
  if (doubt === 'range') return [found('range', { known: [sumIdr ?? 0, maxIdr ?? 0] }), ...asksCount]
  const id = readings.length === 0 && doubtIds[doubt] === 'reading' ? 'unread' : doubtIds[doubt]
  if (id === 'reading' || id === 'choice' || id === 'paid') return [found(id, { readings })]
  return [found(id, written === undefined ? {} : { note: written }), ...asksCount]
}

/** How an offer lies beside our own estimate. */
export interface Difference {
  readonly side: 'above' | 'below' | 'within'
  readonly span: Span
  /** The payee whose sum differs most, where the lines say who is paid. */
  readonly most?: { readonly payee: Party; readonly span: Span }
  /** What the offer asks for work that our own estimate does not have. */
  readonly outside?: { readonly span: Span; readonly names: readonly string[] }
  /** Our own estimate leaves out a fee that is not known. */
  readonly isIncomplete?: true
}

export function differenceOf(
  result: QuoteResult,
  ours: Readonly<Record<Party, Amount>>,
  total: Amount,
): Difference | undefined {
  const { sum, byPayee, outside } = result
  if (!sum) return undefined
  const besides = sumOf(outside)
  const overall = apart(sum, total)
  const isSplit =
    byPayee.mixed.maxIdr === 0 && byPayee.unclear.maxIdr === 0 && !result.findings.some(({ id }) => id === 'noSplit')
  const parties: readonly (readonly [Party, Payee])[] = [
    ['ours', 'fee'],
    ['state', 'state'],
    ['third_party', 'third_party'],
  ]
  const [most] = parties
    .map(([party, payee]) => {
      const theirs = byPayee[payee]
      const alike =
        party === 'third_party'
          ? { minIdr: theirs.minIdr - besides.minIdr, maxIdr: theirs.maxIdr - besides.maxIdr }
          : theirs
      return { payee: party, ...apart(alike, ours[party]) }
    })
    .filter(({ side }) => isSplit && side === overall.side && side !== 'within')
    .sort((one, other) => other.span.maxIdr - one.span.maxIdr)
  return {
    ...overall,
    ...(total.isIncomplete && { isIncomplete: true }),
    ...(most && { most: { payee: most.payee, span: most.span } }),
    ...(outside.length > 0 && { outside: { span: besides, names: outside.map(({ text }) => text) } }),
  }
}

/** The least and the most by which two spans lie apart. */
function apart(theirs: Span, ours: Span): { readonly side: Difference['side']; readonly span: Span } {
  if (theirs.minIdr > ours.maxIdr)
    return { side: 'above', span: { minIdr: theirs.minIdr - ours.maxIdr, maxIdr: theirs.maxIdr - ours.minIdr } }
  if (theirs.maxIdr < ours.minIdr)
    return { side: 'below', span: { minIdr: ours.minIdr - theirs.maxIdr, maxIdr: ours.maxIdr - theirs.minIdr } }
  return { side: 'within', span: { minIdr: 0, maxIdr: 0 } }
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
  // A rounding is no discount.
  if (sumIdr < 0) return line.payee === 'other' && sumIdr > -10_000 ? [] : [found('discount')]
  if (sumIdr === 0 || isUnsplitOffer) return []
  // A tax on income may be charged by anybody.
  if (line.payee === 'tax') return [found(line.topics.includes('ppn') ? 'vatLine' : 'unclear')]
  if (line.payee === 'mixed') return line.hasParts ? [] : [found('mixed')]
  const [topic] = line.topics
  if (topic !== undefined && checklist.notNeeded.includes(topic)) return [found('notNeeded')]
  // What is not sure is asked about, and compared with nothing.
  if (line.doubt) return []
  if (topic === 'notaris' && line.payee === 'third_party') return notaryFindings(rules, checklist, given, found, sumIdr)
  if (topic === 'meterai') {
    const known = [rules.stamp_duty_idr, rules.stamp_duty_idr] as const
    return sumIdr % rules.stamp_duty_idr === 0 ? [] : [found('stampOdd', { known })]
  }
  if (line.payee === 'unclear') return line.hasParts ? [] : [found('unclear')]
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

/** Lines that are the same in words, or are both for the same thing and paid to the state. */
function duplicates(priced: readonly OfferLine[]): Finding[] {
  const first = new Map<string, OfferLine>()
  return priced.flatMap((line) => {
    if (line.role === 'discount') return []
    const names = [
      bareWords(line.text),
      // "Kelas 25: PNBP", "Kelas 35: PNBP" are two.
      ...(line.payee === 'state' && line.topics.length > 0
        ? [`state:${line.topics.join()}:${line.text.replace(/\D+/g, ' ')}`]
        : []),
    ]
    const earlier = names.map((name) => first.get(name)).find((one) => one !== undefined)
    for (const name of names) if (name !== '' && !first.has(name)) first.set(name, line)
    return earlier ? [{ id: 'duplicate', line, sumIdr: earlier.sumIdr ?? 0, moreIdr: line.sumIdr ?? 0 }] : []
  })
}

function arithmetic(priced: readonly OfferLine[], sum: Span, { totalIdr, isTotalOfPart }: Offer): Finding[] {
  if (totalIdr === undefined || priced.length === 0 || isTotalOfPart) return []
  // Sen are rounded in each line.
  if (totalIdr >= sum.minIdr - priced.length && totalIdr <= sum.maxIdr + priced.length) return []
  const near = totalIdr > sum.maxIdr ? sum.maxIdr : sum.minIdr
  return [{ id: 'sumMismatch', sumIdr: near, known: [totalIdr, totalIdr], moreIdr: Math.abs(totalIdr - near) }]
}

/** A case of a service for which offers are checked. */
export interface QuoteCase {
  readonly id: string
  readonly label: string
  readonly checklist: Checklist
  /** Key of the rule behind a line that is not needed. */
  readonly notNeededRule?: string
  /** What we would take, by who receives it. */
  readonly ours: Readonly<Record<Party, Amount>>
  readonly total: Amount
}
