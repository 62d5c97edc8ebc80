/** Joins lines that belong together: a sum below its label, a sentence that was broken in two. Pure. */
import { amountsIn } from './amounts.ts'
import type { QuoteWords } from './offer.ts'
import { namesCost, namesPaid, wordsFor } from './payees.ts'
import { at, terminals } from './quantity.ts'
import { remembered } from './remembered.ts'
import { totalRole } from './total-words.ts'
import { beginsWith, endsWith, holds, without } from './words.ts'

export interface Draft {
  readonly text: string
  readonly readings: readonly number[]
  readonly isRow: boolean
  readonly isItem: boolean
  readonly isCrossed: boolean
  readonly isAfterGap: boolean
  /** Somebody says it in a talk. */
  readonly isSaid?: boolean
  /** Its sum stands below a list of what it holds. */
  readonly isList?: boolean
  /** It is one of several packages, with its price in `readings`. */
  readonly isChoice?: boolean
  /** What it holds stands in the table, with prices. */
  readonly hasParts?: boolean
}

interface Seen extends Draft {
  readonly hasSum: boolean
  /** A sum without any word. */
  readonly isSumAlone: boolean
  /** A sum with no other word than "harga". */
  readonly isPriceAlone: boolean
}

export function joinLines(drafts: readonly Draft[], words: QuoteWords): Draft[] {
  const seen = drafts.map((draft) => seenOf(draft, words))
  const joined: Seen[] = []
  const hasSumsFirst = sumsStandFirst(seen)
  for (let place = 0; place < seen.length; place++) {
    const line = seen[place] as Seen
    const before = joined.at(-1)
    const count = before?.hasSum && !line.isAfterGap ? countAlone(line.text, before.text, words) : undefined
    // "Paket A⏎- Akta⏎- NIB⏎Harga: Rp 4.500.000"
    const isBelow = line.isPriceAlone && before?.hasSum === false
    const listed = isBelow ? pricedHead(joined, line, seen.slice(place + 1), words) : undefined
    const goesBefore = before && nameGoesOn(before, line, seen[place + 1], seen[place + 2], words)
    if (line.isSumAlone && hasSumsFirst) {
      const label = seen[place + 1]
      if (label && !label.hasSum) place++
      joined.push(label && !label.hasSum ? withSum(label, line) : line)
    } else if (line.isSumAlone && before && !before.hasSum) {
      const end = seen.findIndex((one, index) => index > place && !one.isSumAlone)
      const sums = seen.slice(place, end === -1 ? seen.length : end)
      const head = sums.length === 1 ? headOfList(joined, line, seen.slice(place + 1), words) : undefined
      const heading = head === undefined ? undefined : joined[head]
      if (head !== undefined && heading) joined[head] = { ...withSum(heading, line), isList: true }
      else if (head === -1) joined.push(line)
      else pair(joined, sums)
      place += sums.length - 1
    } else if (listed) {
      joined[joined.indexOf(listed)] = { ...withSum(listed, line), isList: true }
    } else if (before && !before.hasSum && /^(?:rp|idr)\.?$/i.test(line.text)) {
      // A currency in a line of its own belongs to the sum below it.
      joined[joined.length - 1] = { ...before, text: `${before.text} ${line.text}` }
    } else if (before && count !== undefined) {
      joined[joined.length - 1] = { ...before, text: `${before.text} ${count}` }
    } else if (before && (goesBefore || continues(before, line, words))) {
      joined[joined.length - 1] = {
        ...before,
        text: `${before.text} ${line.text}`,
        hasSum: before.hasSum || line.hasSum,
      }
    } else joined.push(line)
  }
  return joined
}

/**
 * "x 2 akta", "2 x", "4 lembar" in a line of its own: how many there are of what stands above.
 * @returns it as it stands behind a sum
 */
function countAlone(text: string, above: string, words: QuoteWords): string | undefined {
  const [, first, second, things = ''] =
    /^(?:[x×*]\s*(\d{1,3})|(\d{1,3})\s*[x×])(?:\s+(\p{L}[\p{L} ]*))?$/iu.exec(text) ?? []
  const times = first ?? second
  // "2x pembayaran" counts something else.
  if (
    times !== undefined &&
    !beginsWith(above, words.role_words.total) &&
    (things === '' || holds(above, [things.toLowerCase()]) || holds(things, words.counted_words))
  )
    return `x ${times}`
  const pieces = `(${text})`
  return at(terminals(words).pieces, pieces, 0)?.[0] === pieces ? pieces : undefined
}

function seenOf(draft: Draft, words: QuoteWords): Seen {
  const amounts = amountsIn(draft.text, words)
  const rest = amounts.reduceRight((text, { start, end }) => `${text.slice(0, start)} ${text.slice(end)}`, draft.text)
  const hasSum = amounts.length > 0 || draft.readings.length > 0
  const isSumAlone = hasSum && !/\p{L}/u.test(rest)
  const names = [words.column_words.price, words.package_words, words.role_words.filler]
  const isPrice = !/\p{L}/u.test(names.reduce(without, rest)) && totalRole(rest, words) === undefined
  return { ...draft, hasSum, isSumAlone, isPriceAlone: hasSum && !isSumAlone && isPrice }
}

/** Every sum stands above its label. */
function sumsStandFirst(seen: readonly Seen[]): boolean {
  return (
    seen.length > 1 &&
    seen.length % 2 === 0 &&
    seen.every(({ isSumAlone, hasSum }, place) => (place % 2 === 0 ? isSumAlone : !hasSum))
  )
}

function withSum(label: Seen, sum: Seen): Seen {
  return { ...label, text: `${label.text} ${sum.text}`, hasSum: true }
}

/**
 * The heading of a list with one sum below it: "PAKET PT⏎- Akta⏎- NIB⏎Rp 4.500.000" costs that as a whole, and not the
 * last of the list. Without bullets, an empty line before the sum tells it, or several lines that name what is paid for.
 * @returns its place; -1 where the list has no heading
 */
function headOfList(joined: readonly Seen[], sum: Seen, below: readonly Seen[], words: QuoteWords): number | undefined {
  const end = joined.length - 1
  const free = end - joined.findLastIndex(({ hasSum }) => hasSum)
  const items = Math.min(free, end - joined.findLastIndex(({ isItem }) => !isItem))
  const first = joined.length - free
  const textAt = (place: number) => joined[place]?.text ?? ''
  if (items > 1 && free > items) {
    const head = end - items
    // "Paket PT⏎Sudah termasuk:⏎- Akta"
    const isAside = isHeading(textAt(head), words) && !holds(textAt(head), words.role_words.excluded)
    return !isAside ? head : head > first ? head - 1 : -1
  }
  if (items > 1 && first === 0) return -1
  const isGap = sum.isAfterGap && joined[end]?.isAfterGap === false
  const head = joined.findLastIndex(({ text }, place) => place >= first && holds(text, words.package_words))
  if (head !== -1 && end - head > 1 && (items > 1 || isGap)) return head
  const isNamed = free > 3 && joined.slice(-3).every(({ text }) => namesPaid(text, words))
  if (free < 3 || !(isGap || (isNamed && !below.some(({ hasSum }) => hasSum)))) return undefined
  return namesPaid(textAt(first), words) ? -1 : first
}

/** The heading whose price "Harga: Rp 4.500.000" below its list is; "Syarat:" and "Belum termasuk:" have none. */
function pricedHead(joined: readonly Seen[], sum: Seen, below: readonly Seen[], words: QuoteWords): Seen | undefined {
  const head = joined[headOfList(joined, sum, below, words) ?? -1]
  const isPackage = head && (beginsWith(head.text, words.role_words.choice) || holds(head.text, words.package_words))
  return head && (isPackage || !/:$/.test(head.text)) ? head : undefined
}

/** Sums below as many labels, as columns of a document arrive: the first sum belongs to the first label. */
function pair(joined: Seen[], sums: readonly Seen[]): void {
  let free = 0
  while (free < sums.length && joined.at(-1 - free)?.hasSum === false) free++
  const first = joined.length - free
  sums.forEach((sum, index) => {
    const label = joined[first + index]
    if (label && index < free) joined[first + index] = withSum(label, sum)
    else joined.push(sum)
  })
}

/** Whether a line goes on with the one before it. */
function continues(before: Seen, line: Seen, words: QuoteWords): boolean {
  if (line.isItem || line.isAfterGap || line.isRow || before.isRow || line.isSumAlone) return false
  if (/[([][^)\]]*$/.test(before.text)) return before.text.length < 300
  if (/\?$/.test(before.text)) return false
  // "Jasa Rp -" is a whole line.
  if (/[:;]$|(?:^|\P{L})(?:rp|idr)\.?\s*[-–—]+$/iu.test(before.text)) return false
  if (isHeading(before.text, words) || startsAnew(line.text, words) || hasLabel(line, words)) return false
  if (/^[([]/.test(line.text)) return true
  const goesOn = endsWith(before.text, words.joining_words)
  if (before.hasSum) return goesOn && /\p{L}$/u.test(before.text)
  if (/[,&+/]$|\S-$/.test(before.text) || goesOn || endsWith(before.text, words.open_words)) return true
  if (/[.:;!?]$/.test(before.text)) return false
  const isLong = before.text.length >= 35 || before.text.includes(',')
  return (
    (isLong && line.hasSum && !/\d{4}|\d[.,]\d{3}|\d\s?%/.test(before.text)) ||
    (before.text.length >= 20 && /^\p{Ll}/u.test(line.text) && !/^\p{Ll}/u.test(before.text))
  )
}

/** "Akta Pendirian⏎PT⏎Rp 2.500.000": what is paid for is named above, and goes on in a line that names nothing paid. */
function nameGoesOn(
  before: Seen,
  line: Seen,
  next: Seen | undefined,
  afterNext: Seen | undefined,
  words: QuoteWords,
): boolean {
  return (
    !before.hasSum &&
    !line.hasSum &&
    !line.isItem &&
    !line.isAfterGap &&
    next?.isSumAlone === true &&
    afterNext?.isSumAlone !== true &&
    !/[.:;!?]$/.test(before.text) &&
    namesPaid(before.text, words) &&
    !namesCost(line.text, words) &&
    !isHeading(before.text, words) &&
    !startsAnew(line.text, words)
  )
}

/** "Professional fees: IDR 30,000,000" has its own label. */
function hasLabel(line: Seen, words: QuoteWords): boolean {
  return line.hasSum && /^\p{Lu}[^:,]*:\W*$/u.test(line.text.slice(0, amountsIn(line.text, words)[0]?.start))
}

/** The name of a list, or a line of a letter, is not the beginning of a cost. */
const isHeading = remembered((text: string, words: QuoteWords): boolean => {
  const { included, excluded } = words.role_words
  return beginsWith(text, words.greeting_words) || !/\p{L}/u.test(without(without(text, excluded), included))
})

/** A total, a discount, a tax or a payment begins a line of its own. */
const startsAnew = remembered((text: string, words: QuoteWords): boolean => {
  const { discount, instalment, paid, tax_base, before, total, excluded } = words.role_words
  const label = text.slice(0, amountsIn(text, words)[0]?.start)
  return (
    (/^\p{Lu}/u.test(text) && beginsWith(text, excluded)) ||
    totalRole(label, words) !== undefined ||
    beginsWith(label, total) ||
    [discount, instalment, paid, tax_base, before, wordsFor('tax', words)].some((list) => beginsWith(text, list))
  )
})
