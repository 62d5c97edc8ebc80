/** One line of an offer: its sums, each with the words that belong to it. Pure. */
import { type Amount, amountsIn } from './amounts.ts'
import { combined, type InAside, inRupiah, settled, several, withParts } from './joined-sums.ts'
import type { QuoteWords } from './offer.ts'
import { wordsFor } from './payees.ts'
import { cut, isAfterOne, openPiece, type Piece, pieceOf, wordsAlone } from './piece.ts'
import { at, terminals } from './quantity.ts'
import { remembered } from './remembered.ts'
import { bareMeaning, endsAfterDiscount, judge, namesCost, namesPaid, type Place } from './roles.ts'
import { beginsWith, endsWith, type Found, findAll, holds, without } from './words.ts'

/** @param readings what the sum may be, where the columns of a row leave that open */
export function readLine(text: string, words: QuoteWords, readings: readonly number[] = []): readonly Piece[] {
  return readings.length > 0 ? [openPiece(text, 'several', readings, '', words)] : piecesIn(text, words)
}

const piecesIn = remembered((text: string, words: QuoteWords): readonly Piece[] => {
  const rounding = roundingIn(text, words)
  if (rounding !== undefined) return [{ ...wordsAlone(text, words), role: 'price', payee: 'other', sumIdr: rounding }]
  const parts = sumsOf(text, words)
  if (parts.length > 1) return parts.flatMap((part) => piecesIn(part, words))
  const { main, asides } = brackets(text, words)
  const clause = lastClause(text, main, words)
  if (clause !== undefined) return [...piecesIn(text.slice(0, clause), words), ...piecesIn(text.slice(clause), words)]
  const inMain = moneyIn(main, words)
  const inAsides = asides.flatMap((aside) => moneyIn(aside, words).map((amount) => ({ amount, aside })))
  // "Akta (Rp 2.500.000)": a sum that stands in brackets alone is the sum of the line.
  if (inMain.length === 0 && inAsides.length > 0)
    return lineOf(text, text.replace(/[()[\]]/g, ' '), amountsOfAsides(inAsides), [], words, [])
  return lineOf(text, main, inMain, asides, words, inAsides)
})

/** "Kode unik: 123", "Pembulatan (570)": less than the price of anything, and yet a part of the total. */
function roundingIn(text: string, words: QuoteWords): number | undefined {
  if (!beginsWith(text, words.role_words.rounding)) return undefined
  const [, minus, digits = ''] = /^\D*?([-−(]?)\s*(?:rp\.?|idr)?[\s-]*(\d{1,3}(?:[.,]\d{3})?)\D*$/iu.exec(text) ?? []
  const sum = Number(digits.replace(/\D/g, ''))
  return digits === '' || sum >= 10_000 ? undefined : minus ? -sum : sum
}

/** "PNBP Rp 2.800.000 + Rp 1.500.000 (jasa)": sums that are added, each with its own words, are lines of their own. */
function sumsOf(text: string, words: QuoteWords): readonly string[] {
  const parts = text.split(
    /\s\+\s|;\s|\s(?:plus|ditambah)\s(?=\d{1,2}\s?%|\p{L})|\s(?:and|dan)\s(?=(?:\d{1,2}\s?%\s)?(?:vat|ppn)(?!\p{L}))/iu,
  )
  if (parts.length === 1 || text.includes('=')) return sentencesOf(text, words)
  const isWhole = (part: string) =>
    // "Jasa 3jt belum + PNBP 200rb"
    !endsWith(part, words.role_words.excluded) &&
    namesCost(part, words) &&
    moneyIn(part, words).length > 0 &&
    part.split(/[([]/).length === part.split(/[)\]]/).length
  return parts.every(isWhole) ? parts : sentencesOf(text, words)
}

const endOfSentence = /((?:\p{L}{3}|\p{Lu}{2}|\d\s?\p{L}{2}|[\d)])[.!?])\s+(?=\p{Lu}(?!p\.?\s?\d|DR))/gu

/** Sentences, where more than one holds a sum: what one says is not said of the next. "Excl. VAT" goes on. */
function sentencesOf(text: string, words: QuoteWords): readonly string[] {
  const { excluded, included } = words.role_words
  const sentences: string[] = []
  for (const part of text.replace(endOfSentence, '$1\n').split('\n')) {
    const before = sentences.at(-1)
    const last = before === undefined ? undefined : findAll(before, [...excluded, ...included]).at(-1)
    const goesOn = before !== undefined && last !== undefined && !/[\p{L}\d]/u.test(before.slice(last.end))
    if (before !== undefined && (goesOn || moneyIn(part, words).length === 0 || moneyIn(before, words).length === 0))
      sentences[sentences.length - 1] = `${before} ${part}`
    else sentences.push(part)
  }
  return sentences
}

/** Where words behind the last sum begin that name something else: "Notaris Rp 2 jt, NIB gratis". */
function lastClause(text: string, main: string, words: QuoteWords): number | undefined {
  const last = moneyIn(main, words).at(-1)
  const tail = last && text.slice(last.end)
  const joint = tail && /^\s*[,;.]\s+(?=\p{L})/u.exec(tail)?.[0]
  if (!last || !tail || !joint || /[()[\]]/.test(tail) || !namesCost(main.slice(0, last.start), words)) return undefined
  const { included, excluded, optional, discount, after } = words.role_words
  const isRemark = [included, excluded, optional, discount, after].some((list) => holds(tail, list))
  return !isRemark && namesPaid(tail, words) ? last.end + joint.length : undefined
}

/** Without numbers that are none: of accounts, telephones, laws. */
function moneyIn(text: string, words: QuoteWords): Amount[] {
  const amounts = amountsIn(text, words)
  return amounts.filter((amount, index) => {
    const [start, end] = [amounts[index - 1]?.end ?? 0, amounts[index + 1]?.start ?? text.length]
    return (
      !amount.bare ||
      bareMeaning(amount, text.slice(start, amount.start), text.slice(amount.end, end), words) !== 'none'
    )
  })
}

type Judged = ReturnType<typeof judge> & { readonly place: Place }

/** A sum alone in brackets, as bookkeepers write a negative one. */
function amountsOfAsides(found: readonly InAside[]): Amount[] {
  return found.map(({ amount, aside }) => ({
    ...amount,
    isNegative: amount.isNegative || (amount.bare !== undefined && /^[\s([]*-?[\d.,]+[\s)\]]*$/.test(aside)),
  }))
}

/** The text with what stands in brackets blanked, and each bracket with all else blanked: places stay the same. */
function brackets(text: string, words: QuoteWords): { readonly main: string; readonly asides: readonly string[] } {
  let main = text
  const asides: string[] = []
  for (const { 0: bracket, index } of text.matchAll(/[([][^()[\]]*[)\]]?/g)) {
    const isCurrency =
      !/\d/.test(bracket) &&
      /^.?\W*(?:rp|idr|rupiah|\p{Sc})?\W*$/iu.test(without(without(bracket, words.foreign_words), words.in_words))
    // "Rp 10.000 (10 lembar)": the count belongs to the sum before it.
    if (at(terminals(words).pieces, bracket, 0)?.[0] === bracket) continue
    // "3jt (per tahun)"
    const inside = bracket.replace(/[()[\]]/g, ' ')
    if (/\p{L}/u.test(inside) && at(terminals(words).per, inside.trimEnd(), 0)?.[0] === inside.trimEnd()) {
      main = main.replace(bracket, inside)
      continue
    }
    if (isCurrency) {
      // "Harga (USD): 1,500", "1,500 (in USD)": the currency belongs to the sum beside it.
      main = main.replace(bracket, blanked(bracket, findAll(bracket, words.in_words)).replace(/[()[\]]/g, ' '))
      continue
    }
    main = main.slice(0, index) + ' '.repeat(bracket.length) + main.slice(index + bracket.length)
    asides.push(' '.repeat(index) + bracket)
  }
  return { main, asides }
}

function lineOf(
  whole: string,
  outside: string,
  written: readonly Amount[],
  asides: readonly string[],
  words: QuoteWords,
  inAsides: readonly InAside[],
): Piece[] {
  if (written.length === 0) return [wordsAlone(whole, words)]
  // "Total setelah diskon 500rb: 3.000.000": what was taken off says nothing of the sum behind it.
  const isTakenOff = (amount: Amount, next: Amount | undefined) =>
    next !== undefined &&
    amount.maxIdr < next.maxIdr &&
    (endsAfterDiscount(outside.slice(0, amount.start), words)
      ? !/\p{L}/u.test(outside.slice(amount.end, next.start))
      : isDiscountAfter(outside.slice(0, amount.start), outside.slice(amount.end, next.start), words))
  const takenOff = written.filter((amount, index) => isTakenOff(amount, written[index + 1]))
  const amounts = written.filter((amount) => !takenOff.includes(amount))
  const [text, main] = [blanked(whole, takenOff), blanked(outside, takenOff)]
  // A part that costs nothing names nobody who is paid.
  const named = asides.filter(
    (aside) =>
      !aside.includes('(dicoret') &&
      !inAsides.some((one) => one.aside === aside && one.amount.kind === 'rupiah' && one.amount.maxIdr === 0),
  )
  const said = named.map((aside) => cut(aside, amountsIn(aside, words))).join(' ')
  // What stands with a sum of its own in brackets says nothing of the one outside.
  const remarks = named.filter((aside) => !inAsides.some((one) => one.aside === aside)).join(' ')
  const places = placesOf(main, amounts, remarks, words)
  const silent = asides
    .filter((aside) => !named.includes(aside))
    .map((aside) => ({ start: aside.search(/\S/), end: aside.length }))
  const label = cut(text, [...amounts, ...inAsides.map(({ amount }) => amount), ...silent])
  const alone = places.map((place) => ({ place, ...judge(place, words) }))
  // "Belum termasuk: PNBP Rp …, penerjemah Rp …" says of each sum what it says of the first.
  const { excluded, included } = words.role_words
  const isList =
    (alone[0]?.role === 'notIncluded' || alone[0]?.role === 'included') &&
    holds(alone[0].place.before, [...excluded, ...included])
  const payment = firstPayment(alone, words)
  const judged = alone.map((one, index) => {
    if (payment !== undefined && index >= payment) return { ...one, role: 'instalment' as const, doubt: undefined }
    // "Harga 5jt setelah diskon 500rb": less than half of it is what was taken off.
    const isTaken = endsAfterDiscount(one.place.before, words)
    if (index > 0 && isTaken && one.place.amount.maxIdr * 2 < (amounts[index - 1]?.maxIdr ?? 0))
      return { ...one, role: 'included' as const }
    // "Saham: Budi 60% (30.000.000), Siti 40% (20.000.000)": brackets around a share are no minus.
    if (one.role === 'discount' && alone[index - 1]?.role === 'capital' && !namesCost(one.place.before, words))
      return { ...one, role: 'capital' as const }
    if (one.role !== 'price') return one
    if (isList && alone[0]) return { ...one, role: alone[0].role }
    // "Blm notaris 2jt dan PNBP 1jt"
    if (alone[index - 1]?.role === 'notIncluded' && /^\s*(?:dan|and|serta|&)\s/iu.test(one.place.before))
      return { ...one, role: 'notIncluded' as const }
    // "DP 30% (1,5 jt), SK terbit 40% (2 jt)"
    if (/\d\s*%/.test(one.place.before) && alone[0]?.role === 'instalment') return { ...one, role: alone[0].role }
    const role = roleBeside(one.place, alone[index - 1], alone[index + 1], words)
    return role ? { ...one, role } : one
  })
  const pieces: Piece[] = []
  for (const { place, role, doubt } of judged) {
    const piece = pieceOf(
      place,
      role,
      doubt,
      places.length === 1
        ? label
        : `${place.before} ${place === places.at(-1) ? `${place.after.replace(remarks, '')} ${said}` : place.after}`,
      words,
    )
    const before = pieces.at(-1)
    if (before && piece.sumIdr !== undefined && restates(before, piece.sumIdr, place, words)) {
      // "Total 3,5 jt + PPN = 3.885.000" states the tax by what it is added to.
      if (before.role !== 'price') {
        const tax = piece.sumIdr - (before.sumIdr ?? 0)
        pieces.splice(-1, 1, { ...before, role: 'subtotal' }, { ...piece, role: 'price', payee: 'tax', sumIdr: tax })
        pieces.push({ ...before, sumIdr: piece.sumIdr })
        continue
      }
      pieces[pieces.length - 1] = { ...before, sumIdr: piece.sumIdr, topics: [...before.topics, ...piece.topics] }
      continue
    }
    // "min 2,5 jt max 3,5 jt"
    if (before?.doubt === 'from' && piece.doubt === 'upTo' && !namesCost(place.before, words)) {
      pieces[pieces.length - 1] = {
        ...before,
        ...(piece.sumIdr !== undefined && { maxIdr: piece.sumIdr }),
        doubt: 'range',
      }
      continue
    }
    if (!before || /\p{L}/u.test(without(place.before, words.between_words).replace(/^\s*x\s*$/iu, ''))) {
      const isUnnamed =
        before &&
        role === 'price' &&
        !piece.isAfter &&
        piece.doubt === undefined &&
        !namesCost(without(place.before, words.tax_beside_words), words) &&
        !isListed(without(place.before, words.tax_beside_words), words)
      if (!isUnnamed || before.role !== 'price') pieces.push(piece)
      else pieces[pieces.length - 1] = several(before, piece, main)
    } else if (piece.sumIdr !== before.sumIdr || piece.doubt !== before.doubt)
      pieces.push(...combined(pieces, piece, place, main))
  }
  // The total tells whether a line holds it already.
  const off = takenOff.map((amount) => {
    const before = whole.slice(0, amount.start)
    const { discount, after } = words.role_words
    const named = findAll(before, discount).at(-1) ?? findAll(before, after).at(-1)
    const phrase = named ? before.slice(named.start) : whole.slice(amount.end).replace(/[:=].*$/s, '')
    return pieceOf({ amount, before: phrase, after: '', isAside: true }, 'included', undefined, phrase, words)
  })
  const beside = asidePieces(
    inAsides,
    amounts.map(({ maxIdr }) => maxIdr),
    words,
  )
  if (beside.some(({ role, isAfter }) => role === 'price' && isAfter)) return settled([...pieces, ...beside])
  return [...withParts(inRupiah(settled(pieces), inAsides, words)), ...off, ...beside]
}

/** "Total after IDR 500,000 discount: …" */
function isDiscountAfter(before: string, behind: string, words: QuoteWords): boolean {
  const isAfter = /(?:^|\P{L})(?:after|setelah|sesudah)\s*$/iu.test(before)
  return (
    isAfter &&
    beginsWith(behind, words.role_words.discount) &&
    !/\p{L}/u.test(without(behind, words.role_words.discount))
  )
}

/** The text with some parts blanked: places stay the same. */
function blanked(text: string, parts: readonly Found[]): string {
  return parts.reduce((left, { start, end }) => left.slice(0, start) + ' '.repeat(end - start) + left.slice(end), text)
}

/**
 * Where payments begin: "bayar 1jt dulu, 2jt setelah akta", "bayar 2x: 1,5jt awal, 1,5jt akhir". Behind the word of a
 * payment, each sum has no other words than the moment at which it is paid.
 */
function firstPayment(judged: readonly Judged[], words: QuoteWords): number | undefined {
  const { payment_words: payments, moment_words: moments, role_words: by } = words
  const isOfPayments = (text: string) =>
    [payments, by.payments].some(
      (list) => endsWith(text, list) || (holds(text, list) && /\d\s*(?:x|kali|times)\W*$/iu.test(text)),
    )
  const first = judged.findIndex(
    ({ role, place }) => (role === 'instalment' && !holds(place.before, by.paid)) || isOfPayments(place.before),
  )
  const rest = judged.slice(first + 1)
  const says = (text: string) => [moments, by.ordinal].some((list) => beginsWith(text, list))
  const last = judged.at(-1)
  const isMoment = ({ place }: Judged) => (/\p{L}/u.test(place.before) ? says(place.before) : says(place.after))
  // "Jasa 6jt dibayar 3 kali: 2jt, 2jt, 2jt"
  const all = judged.slice(first).reduce((sum, { place }) => sum + place.amount.maxIdr, 0)
  const isWhole = first > 0 && judged[first - 1]?.place.amount.maxIdr === all
  if (isWhole && rest.every(({ place }) => !/\p{L}/u.test(place.before))) return first
  if (first === -1 || !last || (rest.length === 0 && (first === 0 || !says(last.place.after)))) return undefined
  return rest.every(isMoment) ? first : undefined
}

/**
 * What a sum is by the one beside it: "modal 100 jt Rp 5 jt" and "modal dasar 1 M, disetor 250 jt" hold capitals,
 * "bayar 3 jt dulu, sisanya 3 jt" payments.
 */
function roleBeside(
  { before }: Place,
  last: Judged | undefined,
  next: Judged | undefined,
  words: QuoteWords,
): 'capital' | 'instalment' | undefined {
  const { capital, filler, form } = words.role_words
  if (next?.role === 'price' && endsWith(before, capital) && !/\p{L}{3}/u.test(next.place.before)) return 'capital'
  const isOwn = /\p{L}/u.test(without(before, filler)) && !namesCost(before, words) && !holds(before, form)
  if (last?.role === 'capital' && isOwn) return 'capital'
  const isPayment = holds(before, words.payment_words) && !namesCost(before, words)
  return next?.role === 'instalment' && isPayment ? 'instalment' : undefined
}

/** "Jasa 5 jt + PPN 11% = 5,55 jt": the price with its tax, where the sum behind a tax is no tax. */
function restates(before: Piece, sumIdr: number, place: Place, words: QuoteWords): boolean {
  const { role, doubt, sumIdr: priceIdr = 0 } = before
  const isOfPrice = (role === 'price' && before.payee !== 'tax') || role === 'total' || role === 'subtotal'
  const isResult = isOfPrice && !doubt && /=\s*$/.test(place.before)
  if (!holds(place.before, wordsFor('tax', words))) return false
  return isResult && priceIdr > 0 && sumIdr > priceIdr && sumIdr * 100 <= priceIdr * 112
}

/** ", PKP Rp 1,5 jt": a next one of a list, whatever it is called. */
function isListed(before: string, words: QuoteWords): boolean {
  const own = /^\s*(?:[,;]|dan\s|and\s|serta\s)(.*)$/isu.exec(before)?.[1]
  return own !== undefined && /\p{L}{3}|\p{Lu}{2}/u.test(without(own, words.role_words.filler))
}

/** Sums with their own words: those before each, or behind each where the line begins with a sum. */
function placesOf(main: string, amounts: readonly Amount[], said: string, words: QuoteWords): Place[] {
  const tail = main.slice(amounts.at(-1)?.end)
  const isForEach = amounts.every(({ end }) => /^\s*(?:untuk|utk|buat|for)\s/iu.test(main.slice(end)))
  const hasNothingBefore = !/\p{L}/u.test(main.slice(0, amounts[0]?.start))
  const isSumFirst = amounts.length > 1 && (hasNothingBefore || isForEach) && namesCost(tail, words)
  return amounts.map((amount, index) => {
    const [start, end] = [amounts[index - 1]?.end ?? 0, amounts[index + 1]?.start ?? main.length]
    const isLast = index === amounts.length - 1
    const behind = isLast || isSumFirst ? main.slice(amount.end, end) : ''
    const from = index === 0 || isSumFirst ? start : start + clauseLeftOut(main.slice(start, amount.start), words)
    return {
      amount,
      before: isSumFirst ? behind : main.slice(from, amount.start),
      after: `${isSumFirst ? '' : behind} ${isLast ? said : ''}`,
      isAside: false,
    }
  })
}

/** Where the last clause begins, if it says what is left out: "sudah sama notaris, belum sama PNBP Rp …". */
function clauseLeftOut(before: string, words: QuoteWords): number {
  const excluded = findAll(before, words.role_words.excluded).at(-1)
  return excluded ? before.slice(0, excluded.start).search(/[^,;]*$/) : 0
}

/** Sums in brackets beside another one: parts of it, what it was, what it saves. */
function asidePieces(found: readonly InAside[], prices: readonly number[], words: QuoteWords): Piece[] {
  return found.flatMap(({ amount, aside }, index) => {
    const [previous, next] = [found[index - 1], found[index + 1]]
    const start = previous?.aside === aside ? previous.amount.end : 0
    const end = next?.aside === aside ? next.amount.start : aside.length
    const after = next?.aside === aside ? '' : aside.slice(amount.end, end)
    const place: Place = { amount, before: aside.slice(start, amount.start), after, isAside: true }
    // "(+ 11% VAT IDR 550,000)" is added to the price.
    const isAdded = /^\W*(?:\+|plus\s|ditambah\s)/iu.test(place.before) && holds(place.before, wordsFor('tax', words))
    const role = isAdded ? 'price' : judge(place, words).role
    // "(diskon 10% = 4,5 jt)" is what is left to pay.
    const price = Math.max(...prices)
    const isSmallPart = endsAfterDiscount(place.before, words) && amount.maxIdr * 2 < price
    const isLeft = isAfterOne(place, words) && amount.maxIdr < price && !isSmallPart
    const piece = pieceOf(
      place,
      isLeft || isAdded ? 'price' : isSmallPart || role === 'price' || role === 'discount' ? 'included' : role,
      undefined,
      `${place.before} ${place.after}`,
      words,
    )
    // "Rp 2.500.000 (dua juta lima ratus ribu rupiah)" says the same in words.
    const isSame = prices.includes(amount.maxIdr) && !namesCost(piece.text, words)
    return piece.sumIdr === undefined || isSame || !/\p{L}/u.test(piece.text) ? [] : [piece]
  })
}
