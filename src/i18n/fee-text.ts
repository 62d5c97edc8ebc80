/** Fees as words, for pages, pictures, messages and islands alike. Pure. */
import {
  type Amount,
  type Choice,
  checkedSince,
  type FeeLine,
  type FeeTable,
  type Party,
  paidLines,
  parties,
  type ShownTax,
  type Unit,
} from '../lib/fees.ts'
import { formatRupiahBrief } from '../lib/format.ts'
import { site } from '../site/site.ts'
import type { TextKey, Translate } from './translate.ts'

export const partyTextKeys: Readonly<Record<Party, TextKey>> = {
  ours: 'price.ours',
  state: 'price.state',
  third_party: 'price.thirdParty',
}

/** The same in one word or two, beside a bar. */
export const shortPartyTextKeys: Readonly<Record<Party, TextKey>> = {
  ours: 'price.short.ours',
  state: 'price.short.state',
  third_party: 'price.short.thirdParty',
}

/** For all that is not bought once; each has the placeholder `{{price}}`. */
const unitTextKeys: Readonly<Record<Exclude<Unit, 'once'>, TextKey>> = {
  per_activity: 'price.unit.perActivity',
  per_class: 'price.unit.perClass',
  per_document: 'price.unit.perDocument',
  per_page: 'price.unit.perPage',
  per_session: 'price.unit.perSession',
  per_year: 'price.unit.perYear',
}

const taxTextKeys: Readonly<Record<ShownTax, TextKey>> = {
  included: 'price.tax.included',
  excluded: 'price.tax.excluded',
  none: 'price.tax.none',
  by_issuer: 'price.tax.byIssuer',
  not_charged: 'price.tax.notCharged',
}

/** An amount in numbers, for example `Rp500.000–Rp1.000.000`. What is not known is said in words, and never a zero. */
export function moneyText({ minIdr, maxIdr, isIncomplete }: Amount, t: Translate): string {
  if (isIncomplete && maxIdr === 0) return t('price.unknown')
  const price = t.money(minIdr, maxIdr)
  return isIncomplete ? t('price.plusUnknown', { price }) : price
}

/** The known part of a sum alone: a fee of unknown amount is said beside it, and never in its bold letters. */
function knownText(amount: Amount, t: Translate): string {
  return amountText(amount.maxIdr > 0 ? { ...amount, isIncomplete: false } : amount, t)
}

/** The same in few letters, `Rp9,75–9,85 juta`, for rows and docks. */
export function briefText(amount: Amount, t: Translate): string {
  return amount.maxIdr === 0 ? amountText(amount, t) : formatRupiahBrief(amount.minIdr, amount.maxIdr, t.locale)
}

/** A sum in bold letters: written out where it is one amount, in few letters where it is a span. */
export function sumText(amount: Amount, t: Translate): string {
  return amount.minIdr === amount.maxIdr ? knownText(amount, t) : briefText(amount, t)
}

/** Whom the money of a sum goes to, in the order of `parties`, as `ui/split-bar.tsx` draws it. */
export function moneySplit(byParty: Readonly<Record<Party, Amount>>, t: Translate) {
  const shares = moneyShares(byParty)
  return parties.map((party, index) => {
    const { minIdr, maxIdr, isIncomplete } = byParty[party]
    const share = isIncomplete ? `: ${t('price.unknown')}` : ` ${shares[index]}%`
    return { label: `${t(shortPartyTextKeys[party])}${share}`, size: minIdr + maxIdr, isIncomplete, tone: party }
  })
}

/** What each recipient gets of a sum, in few letters: `Kami Rp2,9 juta · Negara Rp5,1–5,2 juta`. */
export function partySumsText(byParty: Readonly<Record<Party, Amount>>, t: Translate): string {
  return parties
    .filter((party) => byParty[party].maxIdr > 0 || byParty[party].isIncomplete)
    .map((party) => {
      const amount = byParty[party]
      return `${t(shortPartyTextKeys[party])}${amount.maxIdr > 0 ? ' ' : ': '}${briefText(amount, t)}`
    })
    .join(' · ')
}

/** What percentage each recipient has of the known part of a sum, in the order of `parties`; together 100. */
function moneyShares(byParty: Readonly<Record<Party, Amount>>): readonly number[] {
  const sizes = parties.map((party) => byParty[party].minIdr + byParty[party].maxIdr)
  const whole = sizes.reduce((sum, size) => sum + size, 0)
  if (whole === 0) return sizes
  const exact = sizes.map((size) => (100 * size) / whole)
  const left = 100 - exact.reduce((sum, share) => sum + Math.floor(share), 0)
  const byRest = exact.map((share, index) => [share % 1, index] as const).sort(([a], [b]) => b - a)
  const rounded = new Set(byRest.slice(0, left).map(([, index]) => index))
  return exact.map((share, index) => Math.floor(share) + (rounded.has(index) ? 1 : 0))
}

/** The same, with nothing to pay said in words: for sums. */
export function amountText(amount: Amount, t: Translate): string {
  return amount.maxIdr === 0 && !amount.isIncomplete ? t('price.none') : moneyText(amount, t)
}

/** The price of one of a line, for example `Rp500.000 per kelas`. */
export function unitPriceText(line: Amount & Pick<FeeLine, 'unit'>, t: Translate): string {
  const price = moneyText(line, t)
  return line.unit === 'once' || line.isIncomplete ? price : t(unitTextKeys[line.unit], { price })
}

/** The same in few letters; an amount breaks before its unit, never within. */
export function briefUnitPriceText(line: Amount & Pick<FeeLine, 'unit'>, t: Translate): string {
  // No break after the dash of a span, unless a whole amount follows.
  const price = briefText(line, t).replaceAll(/–(?!Rp)/g, '–\u2060')
  return line.unit === 'once' || line.isIncomplete ? price : t(unitTextKeys[line.unit], { price })
}

/** What value-added tax does to the amount; nothing where there is no amount. */
export function taxText({ tax, maxIdr }: FeeLine, t: Translate): string | undefined {
  return maxIdr > 0 ? t(taxTextKeys[tax]) : undefined
}

/** That the amount is not known or not confirmed, with the day of the last look. */
export function doubtText(line: FeeLine, t: Translate): string | undefined {
  if (!line.isIncomplete && !line.isUnconfirmed) return undefined
  if (!line.checkedOn) return t(line.isIncomplete ? 'price.unknownNote' : 'price.unconfirmed')
  const day = t.day(line.checkedOn, 'short')
  return t(line.isIncomplete ? 'price.unknownSince' : 'price.unconfirmedSince', { day })
}

/** The tariff before this one, in words that say that it is former. */
export function formerText(line: FeeLine, t: Translate): string | undefined {
  if (line.previousIdr === undefined) return undefined
  const price = t.money(line.previousIdr)
  return line.previousUntil
    ? t('price.formerUntil', { price, day: t.day(line.previousUntil) })
    : t('price.former', { price })
}

/** Everything that is said under a line, as sentences in reading order, for places without links. */
export function feeNotes(line: FeeLine, t: Translate): string[] {
  const doubt = doubtText(line, t)
  const checked = !doubt && line.checkedOn ? t('price.checkedOn', { day: t.day(line.checkedOn, 'short') }) : undefined
  const basis = line.regulationLabel && (checked ? `${line.regulationLabel}, ${checked}` : `${line.regulationLabel}.`)
  return [
    line.note,
    line.variesBy && t('price.variesBy', { what: line.variesBy }),
    taxText(line, t),
    basis ?? checked,
    doubt,
    formerText(line, t),
  ].filter((sentence) => sentence !== undefined && sentence !== '') as string[]
}

/** What must stand beside a sum: which fees it leaves out, and which of its amounts are not confirmed. */
export function totalNotes(table: FeeTable, variant: string | undefined, t: Translate, choice?: Choice): string[] {
  const unconfirmed = paidLines(table.lines, variant, choice).filter((line) => line.isUnconfirmed && !line.isIncomplete)
  const names = unconfirmed.map(({ label }) => label).join(', ')
  const checkedOn = checkedSince(unconfirmed)
  const day = checkedOn && t.day(checkedOn, 'short')
  return [
    unknownText(table, variant, t, choice),
    names && (day ? t('price.totalUnconfirmedSince', { names, day }) : t('price.totalUnconfirmed', { names })),
  ].filter((note): note is string => Boolean(note))
}

/** Which fees of unknown amount a sum leaves out; nothing where it leaves out none. */
export function unknownText(
  { lines }: FeeTable,
  variant: string | undefined,
  t: Translate,
  choice?: Choice,
): string | undefined {
  const unknown = paidLines(lines, variant, choice).filter(({ isIncomplete }) => isIncomplete)
  if (unknown.length === 0) return undefined
  return t('price.totalUnknown', { names: unknown.map(({ label }) => label).join(', ') })
}

/** From when to when our own fees hold, or of what day the state's are; the note on an unconfirmed one has that day. */
export function validityText(
  party: Party,
  { lines, validFrom, validUntil }: FeeTable,
  variant: string | undefined,
  t: Translate,
): string | undefined {
  if (party === 'ours') return t('price.valid', { from: t.day(validFrom), until: t.day(validUntil) })
  const state = paidLines(lines, variant).filter((line) => line.party === 'state')
  if (party !== 'state' || state.some(({ isUnconfirmed }) => isUnconfirmed)) return undefined
  const day = checkedSince(state)
  return day && t('price.validState', { day: t.day(day) })
}

/** That amounts of a bill are sample data; nothing where it shows none. */
export function sampleText(
  { lines, samples }: FeeTable,
  variant: string | undefined,
  t: Translate,
  choice?: Choice,
): string | undefined {
  const shown = new Set(paidLines(lines, variant, choice).map(({ party }) => party))
  const [ours, others] = [
    samples.includes('ours') && shown.has('ours'),
    samples.includes('third_party') && shown.has('third_party'),
  ]
  if (ours && others) return t('price.sample.both')
  if (ours) return t('price.sample.ours')
  return others ? t('price.sample.thirdParty') : undefined
}

/** What a bill on a page says beside its sum; that its prices are samples only where no line above the page does. */
export function billNotes(table: FeeTable, variant: string | undefined, t: Translate, choice?: Choice): string {
  const sample = site.hasSamplePrices ? undefined : sampleText(table, variant, t, choice)
  return [...totalNotes(table, variant, t, choice), ...(sample ? [sample] : [])].join(' ')
}
