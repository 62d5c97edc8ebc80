/** Sums that are parts of another one of the offer: of a price, of a capital, of what is paid in several payments. Pure. */
import { type Draft, namesNoPayee, totalOf } from './draft.ts'
import { counts, type QuoteWords, sumOf } from './offer.ts'
import { beginsWith, endsWith, findAll, holds, percentIn, without } from './words.ts'

/** In one line, the first sum is that of the others: "Rp 7.500.000, dengan rincian: notaris …", "harga 8 jt: jasa …". */
export function withBreakdowns(lines: readonly Draft[], words: QuoteWords): Draft[] {
  // "PT 5 jt sudah termasuk notaris 2,5 jt, PNBP 1 jt, jasa 1,5 jt"
  const isInside = (line: Draft, index: number) => {
    const whole = lines.findIndex(({ place }) => place === line.place)
    const parts = lines
      .slice(whole + 1)
      .filter(({ place, role }) => place === line.place && /price|included/.test(role))
    const isList =
      lines[whole]?.role === 'price' &&
      parts.length > 1 &&
      parts[0]?.role === 'included' &&
      !beginsWith(parts[0].text, words.role_words.discount) &&
      totalOf(parts) === lines[whole]?.sumIdr
    return index > whole && line.role === 'price' && isList
  }
  return lines.map((line, index) => {
    if (isInside(line, index)) return { ...line, role: 'included' as const }
    const parts = lines.slice(index + 1).filter((one) => one.place === line.place && one.role === 'price')
    const isSum = line.role === 'price' && line.sumIdr === sumOf(parts).minIdr
    const [first] = parts
    const isFirst = lines[index - 1]?.place !== line.place
    return isSum &&
      parts.length > 1 &&
      first &&
      ((namesNoPayee(line) && isFirst) || holds(first.text, words.role_words.breakdown))
      ? { ...line, role: 'subtotal' as const }
      : line
  })
}

/** "PT 12,5 jt, PNBP 1 jt sudah termasuk", "Halal 4 jt. Audit sdh termasuk 350 rb": a part of the first sum of the line. */
export function withIncludedBehind(lines: readonly Draft[], words: QuoteWords): Draft[] {
  const { included, filler } = words.role_words
  const endsIncluded = (text: string) => {
    const place = findAll(text, included).at(-1)
    const [named, rest] = [text.slice(0, place?.start), text.slice(place?.end ?? text.length)]
    return place !== undefined && /\p{L}/u.test(named) && !/\p{L}/u.test(without(rest, filler))
  }
  return lines.map((line, index) => {
    const first = lines.slice(0, index).find(({ place }) => place === line.place)
    const isSmaller = first?.role === 'price' && counts(first) && (line.sumIdr ?? 0) < (first.sumIdr ?? 0)
    const isPart = line.role === 'price' && !line.isCorrected && isSmaller && endsIncluded(line.text)
    return isPart ? { ...line, role: 'included' } : line
  })
}

/**
 * "Total biaya pendirian PT: Rp 3.000.000", "Paket PT 3jt": a total that names what it is for, or a package above bullets,
 * is what the lines below or above add up to. Behind several costs, such a total is one also where it does not fit.
 */
export function withNamedTotals(lines: readonly Draft[], words: QuoteWords): Draft[] {
  const { form, filler } = words.role_words
  const names = [words.role_words.total, form, filler, words.cost_words, words.about_words, words.counted_words]
  const isCost = (line: Draft) => line.role === 'price' && counts(line)
  const isNamed = (line: Draft) => isCost(line) && line.isTotalOfSome
  const isPart = (line: Draft) => isCost(line) && !isNamed(line)
  if (lines.filter(isNamed).length > 1 || lines.some(({ role }) => role === 'total')) return [...lines]
  return lines.map((line, index) => {
    if (line.isCorrected) return line
    const above = lines.slice(0, index).filter(isPart)
    const below = lines.slice(index + 1).filter(isPart)
    const fits = (some: readonly Draft[]) => some.length > 1 && totalOf(some) === line.sumIdr
    const isList = line.isPackage && !line.isItem && below.every((one) => one.isItem && one.partOf === undefined)
    if (isList && isCost(line) && fits(below)) return { ...line, role: 'subtotal' }
    // "Biaya Rp 6.000.000: notaris 4 jt, jasa 2 jt"
    const isAboveItems =
      !line.isItem && !line.isPackage && below.every(({ isItem, partOf }) => isItem && partOf === undefined)
    if (isPart(line) && namesNoPayee(line) && isAboveItems && above.length === 0 && fits(below))
      return { ...line, role: 'subtotal' }
    if (!isNamed(line)) return line
    if (fits(below) && above.length === 0) return { ...line, role: 'total' }
    const isOfAll = below.length === 0 && above.length > 1 && !/\p{L}{2}/u.test(names.reduce(without, line.text))
    return isOfAll && (fits(above) || (line.sumIdr ?? 0) > Math.max(...above.map(({ sumIdr = 0 }) => sumIdr)))
      ? { ...line, role: 'total' }
      : line
  })
}

/** "Harga sebelum pajak 4,5 jt, pajak 495 rb, harga setelah pajak 4.995.000": behind a tax, such a price is a total. */
export function withTaxedTotals(lines: readonly Draft[], words: QuoteWords): Draft[] {
  const isTax = ({ role, payee }: Draft) => role === 'price' && payee === 'tax'
  const first = lines.findIndex(isTax)
  const names = [words.tax_beside_words, words.cost_words, words.role_words.filler, words.role_words.included]
  const isTotal = ({ role, text: written, isCorrected }: Draft) => {
    // "Harga + PPN"
    const text = written.replaceAll('+', 'plus')
    const isTaxed = beginsWith(text, words.cost_words) && holds(text, words.tax_beside_words)
    return role === 'price' && !isCorrected && isTaxed && !/\p{L}{2}/u.test(names.reduce(without, text))
  }
  if (first === -1 || lines.some(({ role }) => role === 'total')) return [...lines]
  return lines.map((line, index) => (index > first && isTotal(line) ? { ...line, role: 'total' } : line))
}

/** Priced lines below "… Rp 6.000.000, termasuk:" are its parts, or the price is their sum. */
export function withParts(lines: readonly Draft[]): Draft[] {
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

/** "Budi 30 jt (60%), Siti 20 jt (40%)": sums in the same proportion as their shares of a whole are its parts. */
export function withShares(lines: readonly Draft[], words: QuoteWords): Draft[] {
  const isShare = (line: Draft) =>
    line.role === 'price' && counts(line) && namesNoPayee(line) && /\p{L}/u.test(line.text) && percentIn(line.text) > 0
  const shares = lines.filter((line) => isShare(line) && !holds(line.text, words.cost_words))
  const whole = shares.reduce((sum, { text }) => sum + percentIn(text), 0)
  const all = totalOf(shares)
  const isEven = shares.every(({ text, sumIdr = 0 }) => Math.abs(all * percentIn(text) - sumIdr * 100) < 100)
  // Shares that add up to a price above them are payments of it.
  const isPrice = lines.some(({ role, sumIdr }) => role === 'price' && sumIdr === all)
  if (shares.length < 2 || whole !== 100 || !isEven || isPrice) return [...lines]
  return lines.map((line) => (shares.includes(line) ? { ...line, role: 'capital' } : line))
}

/** "Jasa 3jt, minggu ke-1 1jt, minggu ke-2 2jt": sums of a moment each that add up to all above them are payments. */
export function withPayments(lines: readonly Draft[], words: QuoteWords): Draft[] {
  const { moment_words: moments, payment_words: payments, role_words: by } = words
  const isPayment = (line: Draft) =>
    line.role === 'instalment' ||
    (line.role === 'price' &&
      counts(line) &&
      (beginsWith(line.text, moments) ||
        (namesNoPayee(line) &&
          !holds(line.text, words.cost_words) &&
          ([by.ordinal, by.months, payments].some((list) => holds(line.text, list)) ||
            /^\W*\d{1,3}\s*%/.test(line.text)))))
  // "Pembayaran 3x @ 2 jt" and a price of 6 jt, wherever it stands
  const isOfAll = (line: Draft) =>
    isPayment(line) && endsWith(line.text, by.payments) && (line.sumIdr ?? 0) * 2 === sumOf(lines).minIdr
  if (lines.some(isOfAll)) return lines.map((line) => (isOfAll(line) ? { ...line, role: 'instalment' } : line))
  const first = lines.findIndex(isPayment)
  const run = lines.slice(first).findIndex((line) => !isPayment(line))
  const end = run === -1 ? lines.length : first + run
  const paid = totalOf(lines.slice(first, end))
  const isWhole = paid === sumOf(lines.slice(0, first)).minIdr
  if (first === -1 || end - first < 2 || !isWhole) return [...lines]
  return lines.map((line, index) => (index >= first && index < end ? { ...line, role: 'instalment' } : line))
}
