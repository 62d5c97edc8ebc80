/** Line by line, as a reader adds up: which sums say again what stands above them, and which that seem to are prices. Pure. */
import { isForSome, withBase, withShare } from './discounts.ts'
import { asked, type Draft, isUnnamed, namesNoPayee, statedBelow, totalOf } from './draft.ts'
import { counts, isOpen, type QuoteWords, type Role, sumOf } from './offer.ts'
import { namesPaid } from './payees.ts'
import { keptIn } from './stated-total.ts'
import { beginsWith, findWord, holds, percentIn, without } from './words.ts'

/** What stands above a line, and the whole offer around it. */
interface Course {
  readonly lines: readonly Draft[]
  readonly index: number
  readonly words: QuoteWords
  readonly settled: Draft[]
  /** The sums above that count, and those of them below the last total. */
  readonly counted: number[]
  sinceTotal: number
}

/** What counts since the last total above. */
function running({ counted, sinceTotal }: Course): number {
  return added(counted.slice(sinceTotal))
}

/** Of what a share is taken: of what counts since the last total, or of all above. */
function baseAbove(course: Course): number {
  return running(course) || added(course.counted)
}

function added(sums: readonly number[]): number {
  return sums.reduce((sum, one) => sum + one, 0)
}

/** A role that the visitor chose stays. */
export function withRestatements(lines: readonly Draft[], words: QuoteWords): Draft[] {
  const course = { lines, words, settled: [] as Draft[], counted: [] as number[], sinceTotal: 0 }
  lines.forEach((line, index) => {
    const here = { ...course, index }
    const decided = afterDiscount(line.isCorrected ? line : decide(line, here), here)
    course.settled.push(decided)
    if (counts(decided)) course.counted.push(decided.sumIdr ?? 0)
    if (decided.role === 'total') course.sinceTotal = course.counted.length
  })
  return course.settled
}

/** What is left after a discount: with it, the lines above may be no costs of their own. */
function afterDiscount(line: Draft, course: Course): Draft {
  if (!line.isAfter || line.role !== 'price') return line
  const { settled, counted, sinceTotal } = course
  const last = settled.at(-1)
  const sum = running(course)
  const replace = (role: Role) => {
    if (last) settled[settled.length - 1] = { ...last, role }
    counted.pop()
  }
  // "Total 3.500.000, diskon 500.000, harga akhir 3.000.000"
  if (last?.role === 'discount' && counted.length > 2 && added(counted) === line.sumIdr)
    return { ...line, role: 'total' }
  // "Diskon 500.000, setelah diskon 4.500.000" without a price before: the discount is inside the price.
  if (last?.role === 'discount' && sum < 0) replace('included')
  if (sum <= (line.sumIdr ?? 0) || !/dis[ck]|potong|promo/i.test(line.text)) return line
  if (counted.length - sinceTotal !== 1 || last?.role !== 'price' || last.topics.length > 0)
    return { ...line, role: 'total' }
  replace('before')
  return line
}

function decide(line: Draft, course: Course): Draft {
  const { lines, index, words, counted } = course
  const isFirst = counted.length === 0
  const priceIf = (isPrice: boolean): Draft => (isPrice ? { ...line, role: 'price' } : line)
  switch (line.role) {
    case 'before':
      // "From IDR 8 million" alone
      return priceIf(
        isBeforeDiscount(line, lines, index) ||
          isBilledInParts(line, lines, words) ||
          (line.doubt === 'from' && lines.every((one) => one === line || one.role === 'text')),
      )
    case 'total':
      return isTaxAlone(line, course)
        ? aroundTax(line, course)
        : priceIf(isFirst && isOnlyPrice(line, lines, index, words))
    case 'subtotal':
      return priceIf(isFirst && isOnlyPrice(line, lines, index, words))
    case 'taxBase':
      return priceIf(isFirst && isTaxedPrice(line, lines, index, words))
    case 'included':
      return beginsWith(line.text, words.role_words.included) && isOnlyFigure(line, lines)
        ? { ...asked(line, 'role'), role: 'price' }
        : line
    case 'notIncluded':
      if (isOnlySum(line, lines)) return { ...asked(line, 'role'), role: 'price' }
      return isOnlyChoice(lines) ? { ...asked(line, 'choice'), role: 'price' } : line
    case 'other':
      return priceIf(holds(line.text, words.role_words.contract) && isContractPrice(line, lines))
  }
  if (line.role === 'discount' || line.percent !== undefined) return discounted(line, course)
  return line.role === 'price' && line.sumIdr !== undefined && !isOpen(line) ? priced(line, line.sumIdr, course) : line
}

/** "PPN 550.000, total 5.550.000" and no price: the total is the price with its tax. */
function isTaxAlone({ sumIdr = 0 }: Draft, { lines, settled, counted }: Course): boolean {
  const isTax = ({ payee, isCorrected }: Draft) => payee === 'tax' && !isCorrected
  return (
    counted.length > 0 &&
    added(counted) < sumIdr &&
    settled.filter(counts).every(isTax) &&
    lines.filter(counts).every(isTax)
  )
}

function aroundTax(line: Draft, { settled, counted }: Course): Draft {
  settled.forEach((one, place) => {
    if (counts(one)) settled[place] = { ...one, role: 'included' }
  })
  counted.length = 0
  return { ...line, role: 'price', topics: [...line.topics, 'ppn'] }
}

/** "Sudah termasuk notaris, PNBP, NIB: Rp 5.000.000" and no other figure: the price of all, or of a part? */
function isOnlyFigure({ sumIdr = 0, isCorrected }: Draft, lines: readonly Draft[]): boolean {
  return lines.filter(({ role }) => role !== 'text').length === 1 && sumIdr > 0 && !isCorrected
}

/** "Belum PPN 11%: Rp 5.000.000" and nothing else: the price without tax, or the tax? */
function isOnlySum(line: Draft, lines: readonly Draft[]): boolean {
  return line.payee === 'tax' && isOnlyFigure(line, lines)
}

/** "Harga normal 5jt, kalau mau bayar sekarang 3jt": what is paid in one case, beside nothing but what it was. */
function isOnlyChoice(lines: readonly Draft[]): boolean {
  const sums = lines.filter(({ role }) => role !== 'text')
  return sums.length === 2 && sums[0]?.role === 'before' && sums[1]?.role === 'notIncluded'
}

/** "Termin 2: 3 juta dari total kontrak 10 juta" and no other price. */
function isBilledInParts(line: Draft, lines: readonly Draft[], words: QuoteWords): boolean {
  const isPayment = ({ role }: Draft) => role === 'instalment'
  const isBeside = lines.every((one) => one === line || isPayment(one) || one.role === 'text')
  return isBeside && lines.some(isPayment) && holds(line.text, words.role_words.total)
}

/** A former price that a discount follows is the price from which it is taken. */
function isBeforeDiscount(line: Draft, lines: readonly Draft[], index: number): boolean {
  const next = lines.slice(index + 1, index + 6).find((one) => one.sumIdr !== undefined && one.place !== line.place)
  return next?.role === 'discount'
}

function discounted(line: Draft, course: Course): Draft {
  const { lines, index, words, counted } = course
  const isDiscount = line.role === 'discount'
  if (isDiscount && line.isTotalOfSome && endsIn(counted, line.sumIdr)) return { ...line, role: 'included' }
  const isUpTo = isDiscount && line.doubt === 'upTo' && statedBelow(lines, index) !== sumOf(lines).minIdr
  // More than all prices together is no discount.
  const isTooMuch =
    isDiscount &&
    lines.some(({ role }) => role === 'price') &&
    sumOf([...course.settled, ...lines.slice(index)]).minIdr < 0
  if (isTooMuch || isUpTo || isForSome(line, lines, index, words))
    return isDiscount ? { ...asked(line, 'choice'), role: 'price', readings: [Math.abs(line.sumIdr ?? 0)] } : line
  const base = baseAbove(course)
  return line.percent === undefined
    ? withBase(line, counted, base, statedBelow(lines, index))
    : withShare(line, line.percent, lines, index, base)
}

function priced(line: Draft, sumIdr: number, course: Course): Draft {
  const { lines, index, words, settled, counted } = course
  const as = (role: Role): Draft => ({ ...line, role })
  const isLast = !lines.slice(index + 1).some(counts)
  const sum = running(course)
  // "Total Rp 8.000.000⏎(delapan juta rupiah)"
  const above = settled.at(-1)
  if (line.text === '' && above?.role === 'total' && above.sumIdr === sumIdr) return as('subtotal')
  // "Total 3.250.000⏎Catatan: PNBP non-UMKM Rp 1.800.000" below a total that fits
  if (above?.role === 'total' && above.sumIdr === added(counted) && beginsWith(line.text, words.role_words.note))
    return as('notIncluded')
  // "A 4.750.000⏎B 2.250.000⏎A+B 7.000.000" below the subtotals of both
  const isParts = /^[A-Z](?:\s?\+\s?[A-Z])*$/.test(line.text)
  const isRepeated = settled.some((one) => one.role === 'subtotal' && one.sumIdr === sumIdr)
  if (isParts && (isRepeated || sumIdr === added(counted))) return as('subtotal')
  // A rounding has no payee, and is no second price.
  if (line.payee === 'other') return lines.some((one) => counts(one) && one.payee !== 'other') ? line : as('included')
  // Below the total, a tax on income is what the payer keeps back.
  const isIncomeTax = line.payee === 'tax' && holds(line.text, words.role_words.income_tax)
  if (isIncomeTax && settled.some(({ role }) => role === 'total')) return as('other')
  const shareIdr = Math.round((baseAbove(course) * percentIn(line.text)) / 100)
  // "PPN 11% dari jasa 220.000" below 2.000.000 is the tax and not what it is taken of.
  if (line.payee === 'tax' && line.baseIdr !== undefined && line.baseIdr === shareIdr)
    return { ...line, sumIdr: shareIdr }
  // "Diskon 10% → 280.000" below 2.800.000
  if (line.isAfter && shareIdr === sumIdr && beginsWith(line.text, words.role_words.discount))
    return { ...line, role: 'discount', sumIdr: -sumIdr }
  if (line.isAfter && line.baseIdr !== undefined) {
    const base = baseAbove(course)
    // "Diskon 500rb jadi 3jt" names what is taken off, and no former price.
    if (base - line.baseIdr === sumIdr) return { ...line, role: 'discount', sumIdr: -line.baseIdr }
    if (counted.includes(line.baseIdr) || sum === line.baseIdr)
      return { ...line, role: 'discount', sumIdr: sumIdr - line.baseIdr }
  }
  if (
    counted.length > 0 &&
    namesNoPayee(line) &&
    !holds(without(line.text, words.role_words.agreed), words.cost_words)
  ) {
    if (isAgreed(line, sumIdr, course)) return inPlaceOf(settled, counted, line)
    // "Akta 2 jt, jasa 2 jt, harga spesial 3,5 jt"
    const isSpecial = beginsWith(line.text, words.role_words.agreed) && !holds(line.text, words.role_words.form)
    if (isSpecial && !line.isSaid && sumIdr < sum && sumIdr * 2 > sum)
      return { ...line, role: 'discount', sumIdr: sumIdr - sum }
    if (line.isSaid) return sumIdr === sum ? as('subtotal') : asked(line, 'role')
  }
  // "Beban pembeli 98.925.000" below costs that come to it
  const says = /(?:^|\P{L})(?:jadi|jd|berarti|altogether|so)(?!\p{L})/iu.test(line.text)
  const isSum = counted.length > (says ? 1 : 2) && sumIdr === added(counted) && line.topics.length === 0 && !line.isItem
  if (isSum && statedBelow(lines, index) !== 2 * sumIdr) return as(isLast ? 'total' : 'subtotal')
  // "Ekspres +30% (Rp 1.822.500)" below a total that is the last and fits: another offer than that one
  const total = settled.findLast((one) => one.role === 'total')
  const isBelow = total !== undefined && total.place !== line.place && total.sumIdr === added(counted)
  if (
    isBelow &&
    line.payee !== 'tax' &&
    !lines.slice(index).some(({ role }) => role === 'total' || role === 'subtotal')
  )
    return asked(line, 'role')
  const last = settled.findLast(counts)
  if (last?.role === 'discount' && sumIdr === sum && (line.isAfter || namesNoPayee(line))) return as('subtotal')
  // "Total 3,7 jt, pembulatan -50 rb, dibayar 3,65 jt"
  if (last?.role === 'discount' && counted.length > 1 && sumIdr === added(counted) && isUnnamed(line, words))
    return as('total')
  if (counted.length > 0 && isUnnamed(line, words)) {
    // "Netto 4.900.000" below a tax that the payer keeps back
    const keptIdr = keptIn(settled)
    if (keptIdr > 0 && sumIdr === sum - keptIdr) return as('total')
    if (isWithoutKept(sumIdr, sum, course)) return as('total')
    if (sumIdr === sum) return as(counted.length > 1 && isLast ? 'total' : 'subtotal')
    // "Setelah diskon 4,5 jt" is the price of what stands above; a column of sums without any words is one of costs.
    const hasNamed = settled.some((one) => counts(one) && !isUnnamed(one, words))
    return (line.isAfter && sum > 0) || !hasNamed ? line : asked(line, 'role')
  }
  // "Honor diterima 9.750.000" below 10.000.000 and a tax of 250.000 that is kept back
  if (keptIn(settled) > 0 && sumIdr === sum - keptIn(settled) && line.topics.length === 0) return as('subtotal')
  const restatesAll = counted.length > 1 && sumIdr === sum && isLast
  // "Harga (net) 5.000.000, pajak 550.000, harga (gross) 5.550.000"
  if (restatesAll && namesNoPayee(line) && last?.payee === 'tax') return as('total')
  const isInTotal = statedBelow(lines, index) === sum + sumIdr
  if (restatesAll && !isInTotal && namesNoPayee(line) && !holds(line.text, words.cost_words)) return asked(line, 'role')
  if (isInsideOf(line, sumIdr, course)) return as('included')
  if (!line.isTotalOfSome) return line
  if (endsIn(counted, sumIdr)) return as('subtotal')
  return counted.length > 1 && line.topics.length === 0 ? asked(line, 'role') : line
}

/** "Harga ini sudah termasuk PNBP 1 jt dan akta 2 jt" below the price: parts of it. */
function isInsideOf({ text, place }: Draft, sumIdr: number, { settled, counted, words }: Course): boolean {
  const before = settled.at(-1)
  const isListed = before?.role === 'included' && before.place === place && saysWhatIsInside(before.text, words)
  return counted.length === 1 && sumIdr < (counted[0] ?? 0) && (isListed || saysWhatIsInside(text, words))
}

/** Nothing but "harga ini" stands before "sudah termasuk". */
function saysWhatIsInside(text: string, words: QuoteWords): boolean {
  const { included, filler } = words.role_words
  const inside = findWord(text, included)
  const head = text.slice(0, inside?.start)
  const subject = [filler, words.cost_words, words.package_words].reduce(without, head)
  return (
    inside !== undefined && /\p{L}/u.test(head) && !/\p{L}/u.test(subject) && namesPaid(text.slice(inside.end), words)
  )
}

/** "Oke deal 5 jt" in a talk about one price: more than half of what was asked for. */
function isAgreed({ text }: Draft, sumIdr: number, { settled, counted, words }: Course): boolean {
  if (settled.find(counts)?.isCorrected || holds(text, words.role_words.form)) return false
  return counted.length === 1 && holds(text, words.role_words.agreed) && sumIdr * 2 > (counted[0] ?? 0)
}

/** What was agreed to, for what the only price above names; what else was said of it is past. */
function inPlaceOf(settled: Draft[], counted: number[], line: Draft): Draft {
  const asked = settled.find(counts)
  counted.pop()
  settled.forEach((one, place) => {
    if (one === asked || (one.doubt === 'role' && namesNoPayee(one))) settled[place] = { ...one, role: 'before' }
  })
  return asked ? { ...line, payee: asked.payee, topics: asked.topics, isPackage: asked.isPackage } : line
}

/** A total that takes off a tax on income which was added above: the payer keeps it back, so it counts no more. */
function isWithoutKept(sumIdr: number, sum: number, { settled, counted, words }: Course): boolean {
  const isKept = (one: Draft) => one.payee === 'tax' && counts(one) && holds(one.text, words.role_words.income_tax)
  if (!settled.some(isKept) || sumIdr !== sum - 2 * totalOf(settled.filter(isKept))) return false
  settled.forEach((one, place) => {
    if (isKept(one)) settled[place] = { ...one, role: 'other' }
  })
  counted.splice(0, counted.length, ...settled.filter(counts).map((one) => one.sumIdr ?? 0))
  return true
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

/** A total without lines above it, to which tax is added, or from which a discount is taken, is the price. */
function isOnlyPrice(line: Draft, lines: readonly Draft[], index: number, words: QuoteWords): boolean {
  const rest = lines.slice(index + 1)
  if (line.maxIdr !== undefined) return !rest.some(counts)
  const end = rest.findIndex(({ role }) => role === 'total')
  const below = (end === -1 ? rest : rest.slice(0, end)).filter(counts)
  const between = below.filter((one) => !isUnnamed(one, words))
  // "Invoice total 5.550.000, net 5.000.000, VAT 550.000"
  if (below.length > between.length && totalOf(below) === line.sumIdr) return false
  // "Subtotal 9.000.000, service charge 450.000, …"
  const isAdded = end !== -1 && (line.sumIdr ?? 0) + totalOf(between) === rest[end]?.sumIdr
  return between.length > 0 && (isAdded || between.every(({ payee, role }) => payee === 'tax' || role === 'discount'))
}

/** The base of a tax is the price where nothing else is, and the total agrees. */
function isTaxedPrice(line: Draft, lines: readonly Draft[], index: number, words: QuoteWords): boolean {
  if (!isOnlyPrice(line, lines, index, words)) return false
  const totalIdr = statedBelow(lines, index)
  return totalIdr === undefined || (line.sumIdr ?? 0) + sumOf(lines.slice(index + 1)).minIdr === totalIdr
}
