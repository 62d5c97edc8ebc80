/** Discounts and shares of a sum: what is taken off, from what, and whether the total holds it. Pure. */
import { endsAfterDiscount } from './discount-words.ts'
import { asked, type Draft, lastTotal, namesNoPayee, statedBelow } from './draft.ts'
import { counts, type OfferLine, openPrices, type QuoteWords, sumOf } from './offer.ts'
import { beginsWith, findWord, holds, percentIn } from './words.ts'

/** "Akta (2.500.000)⏎NIB (500.000)": where every cost stands so, brackets and dashes are no minus. */
export function withoutMinus(lines: readonly Draft[], words: QuoteWords): Draft[] {
  const { discount, after } = words.role_words
  const isMinus = ({ role, text }: Draft) =>
    role === 'discount' && /\p{L}/u.test(text) && ![discount, after].some((list) => holds(text, list))
  const isCost = ({ role, sumIdr = 0, payee }: Draft) => role === 'price' && sumIdr > 0 && payee !== 'tax'
  if (lines.some(isCost) || lines.filter(isMinus).length < 2) return [...lines]
  return lines.map((line) => (isMinus(line) ? { ...line, role: 'price', sumIdr: Math.abs(line.sumIdr ?? 0) } : line))
}

/** "Akta 2.500.000 disc 10%": the total tells whether the share is taken off already; without one, it is asked. */
export function withOwnDiscounts(lines: readonly Draft[], words: QuoteWords): Draft[] {
  const { discount, for_some: forSome, in_case: inCase, after, reduced } = words.role_words
  const totalIdr = lastTotal(lines)
  const left = lines.map((line) => {
    // "PT Rp 5.000.000 -20%"
    const minus = line.text.search(/\s[-–−]\s?\d[\d.,]*\s*%\W*$/)
    const place = findWord(line.text, discount) ?? (minus === -1 ? undefined : { start: minus, end: minus })
    const percent = place ? percentIn(line.text.slice(place.end)) : 0
    const isOwn =
      percent > 0 && line.role === 'price' && counts(line) && !line.isAfter && !line.doubt && !line.isCorrected
    // "Diskon 25%! Paket PT cuma 4,5 jt": the price is what is left.
    const isLeft = isOwn && holds(line.text.slice(place?.end), reduced)
    const isSaid =
      isOwn && !isLeft && line.baseIdr === undefined && ![forSome, inCase, after].some((list) => holds(line.text, list))
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

/** "Akta 2000, SK 1000, total 3000": figures that leave their thousands or millions out are sums where they add up so. */
export function withShortSums(lines: readonly Draft[]): readonly Draft[] {
  const meant = ({ sumIdr, doubt, readings }: OfferLine) =>
    sumIdr ?? (doubt === 'small' || doubt === 'scale' ? readings.at(-1) : undefined)
  const total = lines.findLast(({ role }) => role === 'total')
  // "PT: akta 4jt, NIB 500 = 4,5jt" is of its line alone.
  const beside = lines.filter(({ place }) => place === total?.place)
  const added = beside.length > 1 ? beside : lines
  const open = openPrices({ lines: added })
  const sums = open.map(meant)
  const all = sums.reduce<number>((sum, one) => sum + (one ?? Number.NaN), sumOf(added).minIdr)
  if (!total || open.length === 0 || meant(total) !== all) return lines
  return lines.map((line) => {
    const sumIdr = meant(line)
    if (sumIdr === undefined || (line !== total && !open.includes(line))) return line
    const { doubt: _, written: __, ...rest } = line
    return { ...rest, sumIdr, readings: [] }
  })
}

/** "Admin bank 6.500" below a total with 6.500 in it: where one figure alone is open, the total tells what it means. */
export function withReadings(lines: readonly Draft[]): Draft[] {
  const totalIdr = lastTotal(lines)
  const { minIdr, maxIdr } = sumOf(lines)
  const open = openPrices({ lines })
  if (totalIdr === undefined || minIdr !== maxIdr || open.length !== 1) return [...lines]
  return lines.map((line) => {
    const { doubt, written: _, ...rest } = line
    const isMeant = open.includes(line) && doubt !== 'foreign' && line.readings.includes(totalIdr - minIdr)
    return isMeant && minIdr > 0 ? { ...rest, sumIdr: totalIdr - minIdr } : line
  })
}

/** "VO 2jt (disc 500rb)": the total tells whether the price is the one before the discount. */
export function withDiscounts(lines: readonly Draft[], words: QuoteWords): Draft[] {
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
  // "Akta 2 jt, SK 1 jt, stempel 150 rb, harga paket 3 jt aja (hemat 150 rb)": the last price is that of all above it.
  const prices = lines.filter(({ role }) => role === 'price')
  const last = prices.at(-1)
  const isOfAll = prices.length > 2 && !last?.isAfter && last?.sumIdr !== undefined && last.sumIdr * 2 === left
  if (taken === 0 || !(isConfirmed || isOfAll)) return [...lines]
  return lines.map((line) => {
    if (isDiscount(line)) return { ...line, role: 'discount', sumIdr: -(line.sumIdr ?? 0) }
    return !isConfirmed && line === last ? { ...line, role: 'total' } : line
  })
}

/**
 * A sum that names no payee is taken off where the total holds that: "Kompensasi 500.000". A tax on income may be shown as
 * kept back in the same way.
 */
export function withConfirmed(lines: readonly Draft[], words: QuoteWords): Draft[] {
  const totalIdr = lastTotal(lines)
  const { minIdr, maxIdr } = sumOf(lines)
  if (totalIdr === undefined || minIdr !== maxIdr || minIdr <= totalIdr) return [...lines]
  const isTaken = (line: Draft) => line.role === 'price' && counts(line) && minIdr - 2 * (line.sumIdr ?? 0) === totalIdr
  return lines.map((line) => {
    if (line.isCorrected || !isTaken(line)) return line
    if (line.payee === 'tax' && holds(line.text, words.role_words.income_tax)) return { ...line, role: 'other' }
    if (line.payee === 'other' && line.topics.length === 0) return { ...line, sumIdr: -(line.sumIdr ?? 0) }
    return namesNoPayee(line) ? { ...line, role: 'discount', payee: 'fee', sumIdr: -(line.sumIdr ?? 0) } : line
  })
}

/** "Diskon 10% = 6.300.000" below 7.000.000 says what is left. What is taken away is at most the share, and not all. */
export function withBase(line: Draft, counted: readonly number[], base: number, totalIdr: number | undefined): Draft {
  const sum = Math.abs(line.sumIdr ?? 0)
  const percent = percentIn(line.text)
  const share = Math.round((base * percent) / 100)
  if (base <= 0 || base - sum === totalIdr || counted.some((one) => Math.round((one * percent) / 100) === sum))
    return line
  if (percent > 0 && sum === base - share) return { ...line, sumIdr: -share }
  return sum >= base || (percent > 0 && sum > share) ? { ...asked(line, 'role'), role: 'price', readings: [sum] } : line
}

/** "Diskon 10%" or "PPN 11%" without a sum: taken from what stands above, where the total confirms it. */
export function withShare(line: Draft, percent: number, lines: readonly Draft[], index: number, above: number): Draft {
  const totalIdr = statedBelow(lines, index)
  // "Diskon 10%" may stand above what it is taken from.
  const base = above > 0 ? above : totalIdr === undefined ? 0 : sumOf(lines).minIdr
  // A tax of 12 % is one of 11 % where its base is 11/12.
  const sums = (percent === 12 ? [12, 11] : [percent]).map((share) => Math.round((base * share) / 100))
  const confirmed = sums.find((sum) => base + sum === totalIdr)
  if (confirmed !== undefined) return { ...line, role: percent < 0 ? 'discount' : 'price', sumIdr: confirmed }
  return percent < 0 && base > 0 && totalIdr === undefined ? { ...line, role: 'discount', sumIdr: sums[0] ?? 0 } : line
}

/** "Diskon 500rb jika transfer hari ini", unless the total holds it. */
export function isForSome(line: Draft, lines: readonly Draft[], index: number, words: QuoteWords): boolean {
  const isDiscount = line.role === 'discount' || (line.percent ?? 0) < 0
  const { for_some: forSome, in_case: inCase } = words.role_words
  if (!isDiscount || ![forSome, inCase].some((list) => holds(line.text, list))) return false
  const leftIdr = sumOf(lines.slice(0, index)).minIdr + (line.sumIdr ?? 0)
  // "Potongan member 500.000, setelah potongan 5.500.000"
  if (lines.slice(index + 1).some(({ isAfter, sumIdr }) => isAfter && sumIdr === leftIdr)) return false
  const totalIdr = statedBelow(lines, index)
  return line.percent === undefined ? totalIdr !== sumOf(lines).minIdr : totalIdr === undefined
}
