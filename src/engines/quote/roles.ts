/** What a sum is in an offer, by the words before and behind it. Pure. */
import { bareMeaning } from './bare-numbers.ts'
import { isDiscount, pointsToRest } from './discount-words.ts'
import type { Judgement, Place } from './draft.ts'
import { exclusionJudgement } from './exclusions.ts'
import type { QuoteWords } from './offer.ts'
import { namesCost, namesPaid, wordsFor } from './payees.ts'
import { totalRole } from './total-words.ts'
import { beginsWith, endOfLast, endsWith, findWord, holds, percentage, without } from './words.ts'

const shareIn = new RegExp(percentage, 'iu')

export function judge(whole: Place, words: QuoteWords): Judgement {
  const place = { ...whole, before: ownStart(whole.before, words) }
  const { amount, before, isAside } = place
  // What a next sentence says is said of something else.
  const after = /^(.*?(?:\p{L}{3}|[\d)]))[.!?]\s+\p{Lu}/su.exec(place.after)?.[1] ?? place.after
  const { role_words: by } = words
  const all = `${before} ${after}`
  if (amount.bare && bareMeaning(amount, before, after, words) === 'unsure') return { role: 'price', doubt: 'bare' }
  // "Honor 1% dari nilai transaksi Rp …": what the base is called says nothing of the price.
  const share = (amount.percent !== undefined || amount.written.includes('=')) && shareIn.exec(before)
  // "Maksimal 2,5% dari Rp 100.000.000", "maks. 2,5% s/d Rp …": the limit of a fee by law, and no fee.
  const isLimit = share
    ? endsWith(before.slice(0, share.index), words.up_to_words)
    : amount.approximation === 'upTo' && /\d\s*%\W*$/.test(without(before, words.up_to_words))
  if ((isLimit || isBracket(place, words)) && !holds(before, by.discount)) return { role: 'other' }
  // "Honor 0,5% dari nilai transaksi, minimal Rp 5.000.000"
  if (
    amount.approximation === 'from' &&
    shareIn.test(before) &&
    namesPaid(before, words) &&
    !holds(before, by.discount)
  )
    return { role: 'price' }
  const head = share ? before.slice(0, share.index) : ''
  if (share && namesPaid(head, words) && ![by.other, by.income_tax].some((list) => holds(head, list)))
    return { role: 'price' }
  // "Di atas 1 miliar → nego": a limit without a price
  if (
    /^\s*(?:→|[-=]?>|[:=–-])\s*(?:nego|negotiable|hubungi|tanya|menyesuaikan|(?:by|on) request|call|tb[ad])/iu.test(
      after,
    )
  )
    return { role: 'other' }
  // "Setup fee 500.000 → waived"
  if (/^\s*(?:→|[-=]?>)/.test(after) && beginsWith(after, words.free_words)) return { role: 'included' }
  // "Say: seven million rupiah" repeats a sum in words.
  if (/^\W*say\W*$/i.test(before) && !/\d/.test(amount.written)) return { role: 'other' }
  const asks = questionJudgement(before, after, words)
  if (asks) return asks
  const excluded = exclusionJudgement(place, words)
  if (excluded) return excluded
  // "Urgent fee: +1 jt bila 3 hari"
  // "VO gratis 3 bulan, selanjutnya 300rb/bulan"
  if (holds(before, words.free_words) && endsWith(before, by.renewal)) return { role: 'notIncluded' }
  // "Kalau mau bikin PT" asks for the whole; "(PNBP dibayar sendiri)" says something of another cost.
  const own = all
    .replace(
      /(?:kalau|kalo|klo|kl|jika) (?:mau|ingin) (?=(?:bikin|buat|dirikan|mendirikan|daftar|urus|bentuk)(?!\p{L}))/giu,
      '',
    )
    .replace(/\([^()]*sendiri[^()]*\)/giu, (aside) => (namesPaid(aside, words) ? '' : aside))
  const isSurcharge = /\+\s*(?:rp|idr)?[\s.]*$/iu.test(before) && holds(after, by.in_case)
  if (isSurcharge || holds(own, by.optional) || isOfOneMore(place, all, words)) return { role: 'notIncluded' }
  // Behind a cost that is named, "DP 50%" or "hemat" says something about it and not what it is.
  const said = namesPaid(before, words) ? before : all
  if (isSettledPrice(place, after, words)) return { role: 'price' }
  if (holds(said, by.paid) || isPaidAlone(before, words)) return { role: 'instalment' }
  const total = totalRole(all, words)
  if (total && !isAside) return { role: total }
  // "PPN 12% x DPP Rp 1.100.000" is the tax.
  const isTaxOfBase = /%\s*[x×*]\s*dpp/iu.test(before) && beginsWith(before, wordsFor('tax', words))
  if (!isTaxOfBase && holds(said, by.tax_base)) return { role: 'taxBase' }
  if (isInstalment(namesCost(before, words) ? before : all, words)) return { role: 'instalment' }
  if (isCapital(place, words)) return { role: 'capital' }
  // "10.000.000 kekayaan awal" in a list whose sums stand first
  if (!/\p{L}/u.test(before) && beginsWith(after, by.capital)) return { role: 'capital' }
  if (isWithheld(place, all, words)) return { role: 'other' }
  // "PT 4,5jt, harga bisa naik", "PT 4,5jt, lebih murah dari notaris lain": a clause behind the price, of something else.
  const near = /\p{L}/u.test(before) ? `${before} ${after.split(/[,;]|\s(?:dari|dibanding|than)\s/i)[0]}` : all
  const beside = said === all ? near : said
  if (holds(beside, by.other) || holds(beside, by.contract)) return { role: 'other' }
  // "Paket PT hemat" is a package.
  const isThrifty =
    holds(before, words.package_words) && !/[,;.(]/.test(before) && /(?:^|\P{L})hemat\W*$/iu.test(before)
  // "Rp 9 juta (hemat 25%)" says how much less it is.
  const saved = said === all && /\d/.test(after) ? before : said
  if (
    (!isThrifty && holds(without(saved, words.package_words), by.saving)) ||
    (amount.maxIdr > 0 && isGiven(before, after, words))
  )
    return { role: 'included' }
  // "Diskon 500rb dari total 5 jt": what something is taken from.
  if (/^\W*(?:dari|from)(?!\p{L})/iu.test(before) && !namesCost(before, words)) return { role: 'before' }
  // "Harga akhir tahun! Dari 6 jt jadi 4 jt"
  if (/[.!?]\s+(?:dari|from)\W*$/iu.test(before)) return { role: 'before' }
  // "Bukan 8 juta, cukup 5 juta"
  if (endsWith(before, by.negated) || endsWith(without(before, words.package_words), by.negated))
    return { role: 'before' }
  if (holds(near, by.before) && !isLater(before, by.after, by.before)) return { role: 'before' }
  if (pointsToRest(before, words) || holds(all, by.after)) return { role: 'price' }
  if (isDiscount(place, words)) return { role: isAside ? 'included' : 'discount' }
  if (isAside || beginsWith(before, by.included)) return { role: 'included' }
  return { role: 'price' }
}

/**
 * The words before a sum without a sentence that says something else: "Diskon akhir tahun! PT …", "DP 50%. Biaya …". A
 * clause is left out only where a discount, a payment or a capital is spoken of and the price is named behind it.
 */
function ownStart(before: string, words: QuoteWords): string {
  const { capital, discount, instalment, excluded, included, optional, form, filler, total, other } = words.role_words
  const names = (text: string) => namesCost(text, words) || holds(text, form)
  const sentence = before.replace(/^.*(?:[\p{L}\d]{3}|\p{Lu}{2}|[\d)]{2}|%)[.!?]\s+(?=\p{Lu})/su, '')
  // "Garansi uang kembali. Mulai Rp …": what an earlier sentence says is another thing; what it names is what costs so much.
  const isApart =
    sentence !== before && [other, excluded].some((list) => holds(before.slice(0, -sentence.length || undefined), list))
  const own = names(sentence) || isApart ? sentence : before
  const [, head = '', price = ''] = /^(.*),\s+(.*)$/s.exec(own) ?? []
  const isPrice = names(price) && !/\p{L}/u.test([form, filler, total, words.cost_words].reduce(without, price))
  // "Modal disetor, PT …" names nothing but the capital.
  const said = [capital, discount, instalment, words.joining_words].reduce(without, head)
  const isOther = said !== head && /[\p{L}%]/u.test(said)
  return isPrice && isOther && ![excluded, included, optional].some((list) => holds(head, list)) ? price : own
}

const period = /^(?:tahun|thn|th|years?|yr|bulan|bln|months?|mo)$/

/**
 * "Tambahan KBLI 100rb/kode", "kelas berikutnya @ 2 jt", "an additional IDR 500,000 for each shareholder"; "x 3" behind it
 * or "3 kode" before it says how many are offered, unless "nambah" stands before that.
 */
function isOfOneMore({ amount, before: whole }: Place, said: string, words: QuoteWords): boolean {
  const { extra, each } = words.role_words
  const before = whole
    .replace(/^.*[,;.(]\s*(?=\p{L})/su, '')
    .replace(/(^|\P{L})(?:ke[\s-]?|lebih dari |di atas |more than |above |> ?)\d+/giu, '$1')
  if (!holds(said, extra)) return false
  // "Nambah 1 KBLI 100rb"
  if (beginsWith(before, extra) && /(?:^|\D)1\s+\p{L}/u.test(before)) return true
  const isOne = /@\s*(?:rp|idr)?[\s.]*$/iu.test(whole) || holds(said, each)
  const isForOne = amount.per === undefined ? isOne : !period.test(amount.per)
  const isCounted = /\d/.test(before) || amount.written.match(/\d+(?:[.,]\d+)*/g)?.length !== 1
  return isForOne && !isCounted
}

/** "Bisa kurang 3jt ga?", "kalau 4jt boleh?": no price; where a cost is named, "Jasa 5jt, boleh?" is asked about. */
function questionJudgement(before: string, after: string, words: QuoteWords): Judgement | undefined {
  const { bargain, form } = words.role_words
  if (!/\?\W*$/.test(after)) return undefined
  if (holds(before, bargain)) return { role: 'other' }
  if (!beginsWith(after, bargain)) return undefined
  return namesCost(before, words) || holds(before, form) ? { role: 'price', doubt: 'role' } : { role: 'other' }
}

/** "Nilai s.d. Rp 100.000.000: 2,5%": up to what a rate of the law holds. */
function isBracket({ amount, before, after }: Place, words: QuoteWords): boolean {
  const label = [words.up_to_words, words.from_words].reduce(without, before)
  const isValue = amount.approximation === 'upTo' && /(?:nilai|value)[^\p{L}]*$/iu.test(label)
  return (
    (isValue && /\d\s*%/.test(`${before} ${after}`)) || (!/\p{L}/u.test(label) && /^\s*:\s*[\d.,]+\s*%/.test(after))
  )
}

/** Whether the last word of a text that is in either list is in the first. */
function isLater(text: string, list: readonly string[], than: readonly string[]): boolean {
  return (endOfLast(text, list) ?? 0) > (endOfLast(text, than) ?? 0)
}

/** "Gratis konsultasi senilai …", "Rp 2 juta (gratis)"; in "NIB gratis, jasa …" the free thing is another one. */
function isGiven(before: string, after: string, words: QuoteWords): boolean {
  const rest = without(without(after, words.free_words), words.role_words.filler)
  if (beginsWith(after, words.free_words) && !/\p{L}/u.test(rest)) return true
  // "Bonus: stempel, map, kartu nama (Rp 150.000)"
  if (beginsWith(before, words.free_words) && /^\P{L}*\p{L}[\p{L}\s-]*:/u.test(before)) return true
  const clause = /^(.*(?:[,;:]|\s[-–—]\s))([^,;:]*)$/s.exec(before)
  const isOther = clause && /\p{L}/u.test(without(clause[1] ?? '', words.free_words)) && /\p{L}/u.test(clause[2] ?? '')
  return holds(isOther ? (clause[2] ?? '') : before, words.free_words)
}

/** A capital, the price of all shares, or what must be invested: "investasi > Rp 10 miliar". */
function isCapital({ amount, before, after }: Place, words: QuoteWords): boolean {
  const { capital, capital_work, share, investment, holder } = words.role_words
  if (holds(before, capital)) return !holds(before, capital_work)
  // "Direktur: Budi (60%) - Rp 30.000.000"
  if (holds(before, holder) && /\d\s*%/.test(`${before} ${after}`) && !namesCost(before, words)) return true
  // "Saham 500 lembar @ Rp 100.000"
  if (holds(`${before} ${amount.written}`, share)) return !namesPaid(before, words) && !holds(before, capital_work)
  return holds(before, investment) && amount.approximation === 'from'
}

/** A tax that the payer keeps back: it is named as one, or a tax on income is taken away from the price. */
function isWithheld(place: Place, all: string, words: QuoteWords): boolean {
  const { withheld, discount, income_tax: incomeTax } = words.role_words
  // "Fee 5 jt (dipotong PPh 23)" is a fee.
  const named = /\p{L}/u.test(place.before) ? place.before : all
  // "Jasa hitung PPh 21 dan potong pajak" is work.
  const [fee, tax] = [wordsFor('fee', words), wordsFor('tax', words)].map((list) => findWord(named, list)?.start)
  if (fee !== undefined && fee < (tax ?? 0)) return false
  if (holds(named, incomeTax)) return holds(all, withheld) || isDiscount(place, words)
  return holds(named, wordsFor('tax', words)) && holds(without(all, discount), withheld)
}

/** "Pendirian CV 4.000.000 sudah dibayar": a price with a name; "DP 2 jt sudah dibayar" and "terbayar 2 jt" are payments. */
function isSettledPrice({ before, isAside }: Place, after: string, words: QuoteWords): boolean {
  const { settled, paid, total, discount, in_case: inCase } = words.role_words
  const isOther =
    isInstalment(before, words) ||
    [settled, paid, total, discount, words.payment_words].some((list) => holds(before, list))
  return !isAside && /\p{L}{2}/u.test(before) && !isOther && endsWith(after, settled) && !holds(after, inCase)
}

/** "Kurang 3jt", "Paid: 2,000,000": nothing else stands before the sum. */
function isPaidAlone(before: string, words: QuoteWords): boolean {
  const rest = without(before, words.role_words.paid_alone)
  return rest !== before && !/\p{L}/u.test(rest)
}

function isInstalment(whole: string, words: QuoteWords): boolean {
  // "Kurang lebih", "modal disetor", "panjar perkara", "tanpa DP", "bayar di muka, potongan 10%"
  const text = [words.about_words, words.up_to_words, words.role_words.capital, wordsFor('state', words)].reduce(
    without,
    whole.replace(
      /(?:no|tanpa|bebas|without)\s(?:dp|uang muka|down payment|deposit)|bayar di muka(?=.*(?:diskon|potongan))/giu,
      '',
    ),
  )
  const share = /^\W*\d{1,3}\s*(?:%|persen|percent)/i.exec(text)?.[0]
  return (
    holds(text, words.role_words.instalment) ||
    (/\d\s*%/.test(text) && holds(text, words.payment_words) && !holds(text, words.role_words.discount)) ||
    (share !== undefined && beginsWith(text.slice(share.length), words.moment_words))
  )
}
