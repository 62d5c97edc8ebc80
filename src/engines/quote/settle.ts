/** Looks at the offer as a whole: which sums restate others, and which total is meant. Pure. */
import { withChoices } from './choices.ts'
import { asked, type Draft } from './draft.ts'
import { counts, isOpen, type OfferLine, type QuoteWords, type Role, sumOf } from './offer.ts'
import { endsAfterDiscount, namesPaid } from './roles.ts'
import { beginsWith, findWord, holds, without } from './words.ts'

/** Sums that say again what stands elsewhere are not counted; a role that the visitor chose stays. */
export function settle(drafts: readonly Draft[], words: QuoteWords): Draft[] {
  const restated = withOwnDiscounts(withPayments(withShares(withBreakdowns(drafts, words), words), words), words)
  const lines = withConfirmed(withDiscounts(withChoices(withParts(restated), words), words), words)
  const counted: number[] = []
  let sinceTotal = 0
  const settled: Draft[] = []
  lines.forEach((line, index) => {
    const running = total(counted.slice(sinceTotal))
    const decided = line.isCorrected ? line : decide(line, lines, index, settled, counted, running, words)
    const last = settled.at(-1)
    // "Diskon 500.000, setelah diskon 4.500.000" without a price before: the discount is inside the price.
    if (decided.isAfter && decided.role === 'price' && last?.role === 'discount' && running < 0) {
      settled[settled.length - 1] = { ...last, role: 'included' }
      counted.pop()
    }
    const restated =
      decided.isAfter &&
      decided.role === 'price' &&
      /dis[ck]|potong|promo/i.test(decided.text) &&
      running > (decided.sumIdr ?? 0)
    if (restated && counted.length - sinceTotal === 1 && last?.role === 'price' && last.topics.length === 0) {
      settled[settled.length - 1] = { ...last, role: 'before' }
      counted.pop()
      settled.push(decided)
    } else settled.push(restated ? { ...decided, role: 'total' } : decided)
    const pushed = settled.at(-1) ?? decided
    if (counts(pushed)) counted.push(pushed.sumIdr ?? 0)
    if (pushed.role === 'total') sinceTotal = counted.length
  })
  return settled
}

/** "Akta 2.500.000 disc 10%": the total tells whether the share is taken off already; without one, it is asked. */
function withOwnDiscounts(lines: readonly Draft[], words: QuoteWords): Draft[] {
  const { discount, for_some: forSome, after } = words.role_words
  const totalIdr = lines.findLast(({ role }) => role === 'total')?.sumIdr
  const left = lines.map((line) => {
    const place = findWord(line.text, discount)
    const percent = place ? percentIn(line.text.slice(place.end)) : 0
    const isOwn =
      percent > 0 && line.role === 'price' && counts(line) && !line.isAfter && !line.doubt && !line.isCorrected
    const isSaid = isOwn && line.baseIdr === undefined && ![forSome, after].some((list) => holds(line.text, list))
    return isSaid ? Math.round(((line.sumIdr ?? 0) * (100 - percent)) / 100) : undefined
  })
  const taken = lines.reduce((sum, { sumIdr = 0 }, place) => sum + sumIdr - (left[place] ?? sumIdr), 0)
  const isTotal = totalIdr !== undefined && sumOf(lines).minIdr - taken === totalIdr
  if (taken === 0 || (totalIdr !== undefined && !isTotal)) return [...lines]
  return lines.map((line, place): Draft => {
    const reducedIdr = left[place]
    if (reducedIdr === undefined) return line
    if (isTotal) return { ...line, sumIdr: reducedIdr }
    const { sumIdr = 0, ...rest } = line
    return { ...rest, doubt: 'several', readings: [sumIdr, reducedIdr], written: line.text }
  })
}

/** In one line, the first sum is that of the others: "Rp 7.500.000, dengan rincian: notaris …", "harga 8 jt: jasa …". */
function withBreakdowns(lines: readonly Draft[], words: QuoteWords): Draft[] {
  return lines.map((line, index) => {
    const parts = lines.slice(index + 1).filter((one) => one.place === line.place && one.role === 'price')
    const isSum = line.role === 'price' && line.sumIdr === sumOf(parts).minIdr
    const [first] = parts
    return isSum && parts.length > 1 && first && (namesNobody(line) || holds(first.text, words.role_words.breakdown))
      ? { ...line, role: 'subtotal' as const }
      : line
  })
}

/** "Budi 30 jt (60%), Siti 20 jt (40%)": sums in the same proportion as their shares of a whole are its parts. */
function withShares(lines: readonly Draft[], words: QuoteWords): Draft[] {
  const isShare = (line: Draft) =>
    line.role === 'price' && counts(line) && namesNobody(line) && /\p{L}/u.test(line.text) && percentIn(line.text) > 0
  const shares = lines.filter((line) => isShare(line) && !holds(line.text, words.cost_words))
  const whole = shares.reduce((sum, { text }) => sum + percentIn(text), 0)
  const all = total(shares.map(({ sumIdr = 0 }) => sumIdr))
  const isEven = shares.every(({ text, sumIdr = 0 }) => Math.abs(all * percentIn(text) - sumIdr * 100) < 100)
  // Shares that add up to a price above them are payments of it.
  const isPrice = lines.some(({ role, sumIdr }) => role === 'price' && sumIdr === all)
  if (shares.length < 2 || whole !== 100 || !isEven || isPrice) return [...lines]
  return lines.map((line) => (shares.includes(line) ? { ...line, role: 'capital' } : line))
}

/** "Jasa 3jt, minggu ke-1 1jt, minggu ke-2 2jt": sums of a moment each that add up to all above them are payments. */
function withPayments(lines: readonly Draft[], words: QuoteWords): Draft[] {
  const { moment_words: moments, payment_words: payments, role_words: by } = words
  const isPayment = (line: Draft) =>
    line.role === 'instalment' ||
    (line.role === 'price' &&
      counts(line) &&
      (beginsWith(line.text, moments) ||
        (namesNobody(line) &&
          !holds(line.text, words.cost_words) &&
          ([by.ordinal, by.months, payments].some((list) => holds(line.text, list)) ||
            /^\W*\d{1,3}\s*%/.test(line.text)))))
  const first = lines.findIndex(isPayment)
  const run = lines.slice(first).findIndex((line) => !isPayment(line))
  const end = run === -1 ? lines.length : first + run
  const paid = total(lines.slice(first, end).map(({ sumIdr = 0 }) => sumIdr))
  const isWhole = paid === sumOf(lines.slice(0, first)).minIdr
  if (first === -1 || end - first < 2 || !isWhole) return [...lines]
  return lines.map((line, index) => (index >= first && index < end ? { ...line, role: 'instalment' } : line))
}

/**
 * A sum that names nobody is taken off where the total holds that: "Kompensasi 500.000". A tax on income may be shown as
 * kept back in the same way.
 */
function withConfirmed(lines: readonly Draft[], words: QuoteWords): Draft[] {
  const totalIdr = lines.findLast(({ role }) => role === 'total')?.sumIdr
  const { minIdr, maxIdr } = sumOf(lines)
  if (totalIdr === undefined || minIdr !== maxIdr || minIdr <= totalIdr) return [...lines]
  const isTaken = (line: Draft) => line.role === 'price' && counts(line) && minIdr - 2 * (line.sumIdr ?? 0) === totalIdr
  return lines.map((line) => {
    if (line.isCorrected || !isTaken(line)) return line
    if (line.payee === 'tax' && holds(line.text, words.role_words.income_tax)) return { ...line, role: 'other' }
    if (line.payee === 'other' && line.topics.length === 0) return { ...line, sumIdr: -(line.sumIdr ?? 0) }
    return namesNobody(line) ? { ...line, role: 'discount', payee: 'fee', sumIdr: -(line.sumIdr ?? 0) } : line
  })
}

/** No word says who receives it or what it is about. */
function namesNobody({ payee, topics }: Draft): boolean {
  return payee === 'unclear' && topics.length === 0
}

/** Priced lines below "… Rp 6.000.000, termasuk:" are its parts, or the price is their sum. */
function withParts(lines: readonly Draft[]): Draft[] {
  const sums = new Map<number, number>()
  for (const { partOf, sumIdr = 0, role } of lines) {
    if (partOf !== undefined && role === 'price') sums.set(partOf, (sums.get(partOf) ?? 0) + sumIdr)
  }
  const isSum = (place: number) =>
    lines.some(
      ({ place: at, role, sumIdr }) =>
        at === place && (role === 'price' || role === 'total') && sumIdr === sums.get(place),
    )
  return lines.map((line) => {
    if (line.partOf !== undefined && line.role === 'price' && !isSum(line.partOf))
      return { ...line, role: 'included' as const }
    return sums.has(line.place) && line.role === 'price' && isSum(line.place)
      ? { ...line, role: 'subtotal' as const }
      : line
  })
}

function decide(
  line: Draft,
  lines: readonly Draft[],
  index: number,
  settled: readonly Draft[],
  counted: readonly number[],
  running: number,
  words: QuoteWords,
): Draft {
  const as = (role: Role) => ({ ...line, role })
  if (line.role === 'before') {
    // A former price that a discount follows is the price from which it is taken.
    const next = lines.slice(index + 1, index + 6).find((one) => one.sumIdr !== undefined && one.place !== line.place)
    return next?.role === 'discount' ? as('price') : line
  }
  if ((line.role === 'total' || line.role === 'subtotal') && counted.length === 0)
    return isOnlyPrice(line, lines, index, words) ? as('price') : line
  if (line.role === 'taxBase' && counted.length === 0)
    return isTaxedPrice(line, lines, index, words) ? as('price') : line
  if (line.role === 'other' && holds(line.text, words.role_words.contract))
    return isContractPrice(line, lines) ? as('price') : line
  if (line.role === 'discount' && line.isTotalOfSome && endsIn(counted, line.sumIdr)) return as('included')
  const isUpTo = line.role === 'discount' && line.doubt === 'upTo' && stated(lines, index) !== sumOf(lines).minIdr
  if (isUpTo || isForSome(line, lines, index, words))
    return line.role === 'discount'
      ? { ...asked(line, 'choice'), role: 'price', readings: [Math.abs(line.sumIdr ?? 0)] }
      : line
  if (line.percent !== undefined) return withShare(line, line.percent, lines, index, running || total(counted))
  if (line.role === 'discount') return withBase(line, counted, running || total(counted), stated(lines, index))
  if (line.role !== 'price' || line.sumIdr === undefined || isOpen(line)) return line
  // A rounding has no payee, and is no second price.
  if (line.payee === 'other') return lines.some((one) => counts(one) && one.payee !== 'other') ? line : as('included')
  // Below the total, a tax on income is what the payer keeps back.
  if (
    line.payee === 'tax' &&
    holds(line.text, words.role_words.income_tax) &&
    settled.some(({ role }) => role === 'total')
  )
    return as('other')
  const last = settled.findLast(counts)
  if (line.isAfter && line.baseIdr !== undefined && (counted.includes(line.baseIdr) || running === line.baseIdr)) {
    return { ...line, role: 'discount', sumIdr: line.sumIdr - line.baseIdr }
  }
  if (last?.role === 'discount' && line.sumIdr === running && (line.isAfter || namesNobody(line))) return as('subtotal')
  if (counted.length > 0 && isUnnamed(line, words)) {
    // "Netto 4.900.000" below a tax that the payer keeps back
    const keptIdr = keptIn(settled)
    if (keptIdr > 0 && line.sumIdr === running - keptIdr) return as('total')
    if (line.sumIdr === running)
      return as(counted.length > 1 && !lines.slice(index + 1).some(counts) ? 'total' : 'subtotal')
    // "Setelah diskon 4,5 jt" is the price of what stands above.
    // A column of sums without any words is a column of costs.
    const hasNamed = settled.some((one) => counts(one) && !isUnnamed(one, words))
    return (line.isAfter && running > 0) || !hasNamed ? line : asked(line, 'role')
  }
  const isLast = counted.length > 1 && line.sumIdr === running && !lines.slice(index + 1).some(counts)
  if (isLast && namesNobody(line) && !holds(line.text, words.cost_words)) return asked(line, 'role')
  if (!line.isTotalOfSome) return line
  if (endsIn(counted, line.sumIdr)) return as('subtotal')
  return counted.length > 1 && line.topics.length === 0
    ? { ...line, doubt: 'role', readings: [line.sumIdr], written: line.text }
    : line
}

/** Whether the last sums, some or all, add up to another one. */
function endsIn(counted: readonly number[], sumIdr: number | undefined): boolean {
  let sum = 0
  return counted.toReversed().some((one) => {
    sum += one
    return sum === sumIdr
  })
}

/** The value of a contract is its price where no line but a tax or a discount has one. */
function isContractPrice(line: Draft, lines: readonly Draft[]): boolean {
  return !lines.some(
    (one) =>
      one !== line &&
      ((one.role === 'price' && one.payee !== 'tax') ||
        (one.role === 'total' && (one.sumIdr ?? 0) < (line.sumIdr ?? 0))),
  )
}

/** "Diskon 500rb jika transfer hari ini", unless the total holds it. */
function isForSome(line: Draft, lines: readonly Draft[], index: number, words: QuoteWords): boolean {
  const isDiscount = line.role === 'discount' || (line.percent ?? 0) < 0
  if (!isDiscount || !holds(line.text, words.role_words.for_some)) return false
  const totalIdr = stated(lines, index)
  return line.percent === undefined ? totalIdr !== sumOf(lines).minIdr : totalIdr === undefined
}

/** "Diskon 10% = 6.300.000" below 7.000.000 says what is left. What is taken away is at most the share, and not all. */
function withBase(line: Draft, counted: readonly number[], base: number, totalIdr: number | undefined): Draft {
  const sum = Math.abs(line.sumIdr ?? 0)
  const percent = percentIn(line.text)
  const share = Math.round((base * percent) / 100)
  if (base <= 0 || base - sum === totalIdr || counted.some((one) => Math.round((one * percent) / 100) === sum))
    return line
  if (percent > 0 && sum === base - share) return { ...line, sumIdr: -share }
  return sum >= base || (percent > 0 && sum > share) ? { ...asked(line, 'role'), role: 'price', readings: [sum] } : line
}

function percentIn(text: string): number {
  return Number(/(\d{1,2}(?:[.,]\d+)?)\s*(?:%|persen|percent)/iu.exec(text)?.[1]?.replace(',', '.') ?? 0)
}

/** The next total below a line. */
function stated(lines: readonly Draft[], index: number): number | undefined {
  return lines.slice(index + 1).find(({ role }) => role === 'total')?.sumIdr
}

/** "Diskon 10%" or "PPN 11%" without a sum: taken from what stands above, where the total confirms it. */
function withShare(line: Draft, percent: number, lines: readonly Draft[], index: number, above: number): Draft {
  const totalIdr = stated(lines, index)
  // "Diskon 10%" may stand above what it is taken from.
  const base = above > 0 ? above : totalIdr === undefined ? 0 : sumOf(lines).minIdr
  // A tax of 12 % is one of 11 % where its base is 11/12.
  const sums = (percent === 12 ? [12, 11] : [percent]).map((share) => Math.round((base * share) / 100))
  const confirmed = sums.find((sum) => base + sum === totalIdr)
  if (confirmed !== undefined) return { ...line, role: percent < 0 ? 'discount' : 'price', sumIdr: confirmed }
  return percent < 0 && base > 0 && totalIdr === undefined ? { ...line, role: 'discount', sumIdr: sums[0] ?? 0 } : line
}

function total(sums: readonly number[]): number {
  return sums.reduce((sum, one) => sum + one, 0)
}

/** A total without lines above it, to which tax is added, or from which a discount is taken, is the price. */
function isOnlyPrice(line: Draft, lines: readonly Draft[], index: number, words: QuoteWords): boolean {
  const rest = lines.slice(index + 1)
  if (line.maxIdr !== undefined) return !rest.some(counts)
  const end = rest.findIndex(({ role }) => role === 'total')
  const between = (end === -1 ? rest : rest.slice(0, end)).filter((one) => counts(one) && !isUnnamed(one, words))
  return between.length > 0 && between.every(({ payee, role }) => payee === 'tax' || role === 'discount')
}

/** The base of a tax is the price where nothing else is, and the total agrees. */
function isTaxedPrice(line: Draft, lines: readonly Draft[], index: number, words: QuoteWords): boolean {
  if (!isOnlyPrice(line, lines, index, words)) return false
  const totalIdr = stated(lines, index)
  return totalIdr === undefined || (line.sumIdr ?? 0) + sumOf(lines.slice(index + 1)).minIdr === totalIdr
}

/** "Jadi 5 jt nett kak", "all in 5 jt": a sum that says of nothing that it costs so much. */
function isUnnamed({ text, role }: Draft, words: QuoteWords): boolean {
  const isNamed = namesPaid(text, words) || holds(text, words.cost_words)
  const rest = without(without(text, words.package_words), words.role_words.filler)
  return role === 'price' && !isNamed && !/\p{L}{2}/u.test(rest)
}

/** "VO 2jt (disc 500rb)": the total tells whether the price is the one before the discount. */
function withDiscounts(lines: readonly Draft[], words: QuoteWords): Draft[] {
  const isDiscount = ({ role, text }: Draft) =>
    role === 'included' &&
    (endsAfterDiscount(text, words) ||
      [words.role_words.discount, words.role_words.saving].some((list) => beginsWith(text, list)))
  const taken = lines.filter(isDiscount).reduce((sum, { sumIdr = 0 }) => sum + sumIdr, 0)
  const left = sumOf(lines).minIdr - taken
  // "Harga akhir setelah promo 500rb = 3,5jt" restates what stands above it.
  const isConfirmed = lines.some(
    ({ role, sumIdr = 0, isAfter, baseIdr }) =>
      (role === 'total' && sumIdr === left) ||
      (role === 'price' && isAfter && baseIdr === undefined && sumIdr > 0 && sumIdr === left - sumIdr),
  )
  if (taken === 0 || !isConfirmed) return [...lines]
  return lines.map((line) => (isDiscount(line) ? { ...line, role: 'discount', sumIdr: -(line.sumIdr ?? 0) } : line))
}

/** The total that the offer states. Where it states several, the one that fits; else the last. */
export function totalOf(
  lines: readonly OfferLine[],
  words: QuoteWords,
): { readonly totalIdr?: number; readonly isTotalOfPart: boolean } {
  const sum = sumOf(lines)
  const paid = paidIn(lines)
  const stated = lines.flatMap(({ role, sumIdr, maxIdr = sumIdr, doubt }, place) =>
    role === 'total' && sumIdr !== undefined ? [{ minIdr: sumIdr, maxIdr: maxIdr ?? sumIdr, place, doubt }] : [],
  )
  // "Total 5jt, sudah dibayar 2jt, total yang harus dibayar 3jt": what is left of it is no other total.
  const isLeft = (sumIdr: number) => paid > 0 && stated.some(({ minIdr }) => minIdr - paid === sumIdr)
  const totals = stated.filter(({ minIdr }) => !isLeft(minIdr))
  const last = totals.at(-1)
  if (!last) return paidInParts(lines)
  const fitting = totals.findLast((total) => meet(total, sum))
  if (fitting) return { totalIdr: fitting.minIdr, isTotalOfPart: fitting.doubt !== undefined }
  // Each part of the offer has its total.
  const all = totals.reduce((added, { minIdr }) => added + minIdr, 0)
  if (totals.length > 1 && meet({ minIdr: all, maxIdr: all }, sum)) return { totalIdr: all, isTotalOfPart: false }
  // "Total + PPN 11% = 3.330.000" adds a tax that no line has.
  const isPart =
    isWithTax(lines, last, sum.minIdr) ||
    isRounded(lines, last.minIdr, sum.minIdr, words) ||
    last.doubt !== undefined ||
    meet(last, sumOf(lines.slice(0, last.place)))
  return { totalIdr: last.minIdr, isTotalOfPart: isPart }
}

/** "Total dibulatkan", "3 digit terakhir kode unik": the difference is said, and it is small. */
function isRounded(lines: readonly OfferLine[], totalIdr: number, sum: number, words: QuoteWords): boolean {
  const apart = Math.abs(totalIdr - sum)
  const isSmall = apart < 1000 || (apart * 50 < sum && totalIdr % 50_000 === 0)
  return isSmall && lines.some(({ text }) => holds(text, words.role_words.rounding))
}

/** All payments of which the offer speaks. */
function paidIn(lines: readonly OfferLine[]): number {
  return lines.reduce((sum, { role, sumIdr = 0 }) => (role === 'instalment' ? sum + sumIdr : sum), 0)
}

/** Taxes that the payer keeps back. */
function keptIn(lines: readonly OfferLine[]): number {
  return lines.reduce(
    (sum, { role, payee, sumIdr = 0 }) => (role === 'other' && payee === 'tax' ? sum + sumIdr : sum),
    0,
  )
}

/** A total with a tax that no line has: "belum PPN … total + PPN 5.550.000"; or without what the payer keeps back or has paid. */
function isWithTax(
  lines: readonly OfferLine[],
  { minIdr, place }: Ends & { readonly place: number },
  sum: number,
): boolean {
  const keptIdr = keptIn(lines)
  const paid = paidIn(lines.slice(0, place))
  if ((keptIdr > 0 && Math.abs(minIdr - sum) === keptIdr) || (paid > 0 && sum - paid === minIdr)) return true
  const isOnTop = !lines.some((line) => counts(line) && line.payee === 'tax')
  const isNamed = lines.some(({ topics }) => topics.includes('ppn'))
  const rates = [percentIn(lines[place]?.text ?? ''), ...(isOnTop && isNamed ? [11, 12] : [])]
  // The tax may be that of one line: "jasa 3jt (belum PPN)".
  const bases = [
    sum,
    ...lines.flatMap((line) => (counts(line) && line.topics.includes('ppn') ? [line.sumIdr ?? 0] : [])),
  ]
  return rates.some(
    (percent) => percent > 0 && bases.some((base) => minIdr - sum === Math.round((base * percent) / 100)),
  )
}

/** Where nothing but instalments has a figure, they are the price. */
function paidInParts(lines: readonly OfferLine[]): { readonly totalIdr?: number; readonly isTotalOfPart: boolean } {
  const parts = lines.filter(({ role }) => role === 'instalment')
  const isWhole = parts.length > 1 && parts.every(({ sumIdr, doubt }) => sumIdr !== undefined && !doubt)
  if (!isWhole || lines.some(({ role }) => role === 'price')) return { isTotalOfPart: false }
  return { totalIdr: parts.reduce((sum, { sumIdr = 0 }) => sum + sumIdr, 0), isTotalOfPart: false }
}

interface Ends {
  readonly minIdr: number
  readonly maxIdr: number
}

function meet(one: Ends, other: Ends): boolean {
  return one.minIdr <= other.maxIdr && one.maxIdr >= other.minIdr
}
