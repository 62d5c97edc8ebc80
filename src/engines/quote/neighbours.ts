/** What the sums of one line are, by their own words and by those beside them. Pure. */
import type { Amount } from './amounts.ts'
import { endsAfterDiscount } from './discount-words.ts'
import type { Judgement, Place } from './draft.ts'
import type { QuoteWords, Role } from './offer.ts'
import { namesCost } from './payees.ts'
import { judge } from './roles.ts'
import { totalRole } from './total-words.ts'
import { beginsWith, endsWith, findAll, holds, without } from './words.ts'

type Judged = Judgement & { readonly place: Place }

/** What each sum is, by its own words and by those of its neighbours. */
export function judgedTogether(places: readonly Place[], words: QuoteWords): readonly Judged[] {
  const alone = places.map((place): Judged => ({ place, ...judge(place, words) }))
  const payment = firstPayment(alone, words)
  return alone.map((one, index) => {
    if (payment !== undefined && index >= payment) {
      // "Bayar 2jt di awal, 3jt di akhir, total 5jt"
      const paid = alone.slice(payment, index).reduce((sum, { place }) => sum + place.amount.maxIdr, 0)
      const isResult = /=\s*$/.test(one.place.before) && one.place.amount.maxIdr === paid
      const isTotal = isResult || totalRole(/[^,;.]*$/.exec(one.place.before)?.[0] ?? '', words) === 'total'
      return { place: one.place, role: index > payment && isTotal ? 'total' : 'instalment' }
    }
    const role = roleBeside(one, alone[0] ?? one, alone[index - 1], alone[index + 1], words)
    return role ? { ...one, role } : one
  })
}

/** Sums with their own words: those before each, or behind each where the line begins with a sum. */
export function placesOf(main: string, amounts: readonly Amount[], said: string, words: QuoteWords): Place[] {
  const last = main.slice(amounts.at(-1)?.end)
  const isForEach = amounts.every(({ end }) => /^\s*(?:untuk|utk|buat|for)\s/iu.test(main.slice(end)))
  const hasNothingBefore = !/\p{L}/u.test(main.slice(0, amounts[0]?.start))
  const isSumFirst = amounts.length > 1 && (hasNothingBefore || isForEach) && namesCost(last, words)
  return amounts.map((amount, index) => {
    const [start, end] = [amounts[index - 1]?.end ?? 0, amounts[index + 1]?.start ?? main.length]
    const isLast = index === amounts.length - 1
    const tail = isLast || isSumFirst ? main.slice(amount.end, end) : ''
    // "1 jt untuk PNBP, sisanya 1,5 jt jasa": the last clause leads to the next sum.
    const lead = isLast ? '' : (/[,;][^,;]*$/.exec(tail)?.[0] ?? '')
    const behind = namesCost(lead, words) ? tail : tail.slice(0, tail.length - lead.length)
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
  const says = (text: string) => [moments, by.ordinal].some((list) => beginsWith(text, list))
  const found = judged.findIndex(
    ({ role, place }) => (role === 'instalment' && !holds(place.before, by.paid)) || isOfPayments(place.before),
  )
  // "2jt di awal, 3jt di akhir"
  const isSecond = found === 1 && says(judged[1]?.place.before ?? '') && !/\p{L}/u.test(judged[0]?.place.before ?? '')
  const first = isSecond ? 0 : found
  const rest = judged.slice(first + 1).filter(({ role }) => role !== 'total')
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
 * What a sum is by those beside it: "modal 100 jt Rp 5 jt" and "modal dasar 1 M, disetor 250 jt" hold capitals, "bayar
 * 3 jt dulu, sisanya 3 jt" payments.
 */
function roleBeside(
  { place: { amount, before }, role }: Judged,
  first: Judged,
  last: Judged | undefined,
  next: Judged | undefined,
  words: QuoteWords,
): Role | undefined {
  const { capital, filler, form, excluded, included } = words.role_words
  // "Harga 5jt setelah diskon 500rb": less than half of it is what was taken off.
  if (last && endsAfterDiscount(before, words) && amount.maxIdr * 2 < last.place.amount.maxIdr) return 'included'
  const isNamed = namesCost(before, words)
  // "Saham: Budi 60% (30.000.000), Siti 40% (20.000.000)": brackets around a share are no minus.
  if (role === 'discount' && last?.role === 'capital' && !isNamed) return 'capital'
  if (role !== 'price') return undefined
  // "Denda telat pribadi 100rb, badan 1jt"
  if (
    last?.role === 'other' &&
    /(?:^|\P{L})(?:denda|sanksi|penalti|penalty|fine|late fee)(?!\p{L})/iu.test(last.place.before) &&
    !isNamed &&
    !/[.:;]/.test(before)
  )
    return 'other'
  // "Belum termasuk: PNBP Rp …, penerjemah Rp …", "Bonus: logo Rp …" says of each sum what it says of the first.
  const isLeftOut = first.role === 'notIncluded' || first.role === 'included'
  const isGiven = /^[^\p{L}]*\p{L}+\s*:/u.test(first.place.before) && beginsWith(first.place.before, words.free_words)
  if (isLeftOut && (isGiven || holds(first.place.before, [...excluded, ...included]))) return first.role
  // "Blm notaris 2jt dan PNBP 1jt", "gratis NPWP 500rb dan stempel 150rb"
  if ((last?.role === 'notIncluded' || last?.role === 'included') && /^\s*(?:dan|and|serta|&)\s/iu.test(before))
    return last.role
  // "DP 30% (1,5 jt), SK terbit 40% (2 jt)"
  if (first.role === 'instalment' && /\d\s*%/.test(before)) return first.role
  if (next?.role === 'price' && endsWith(before, capital) && !/\p{L}{3}/u.test(next.place.before)) return 'capital'
  const isOwn = /\p{L}/u.test(without(before, filler)) && !isNamed && !holds(before, form)
  if (last?.role === 'capital' && isOwn) return 'capital'
  return next?.role === 'instalment' && holds(before, words.payment_words) && !isNamed ? 'instalment' : undefined
}
