/** What a sum is in an offer, by the words before and behind it. Pure. */
import type { Amount } from './amounts.ts'
import type { Doubt, QuoteWords, Role } from './offer.ts'
import { topicsOf, wordsFor } from './payees.ts'
import { beginsWith, endsWith, type Found, findAll, findWord, holds, without } from './words.ts'

export interface Place {
  readonly amount: Amount
  /** The words that belong to it: since the sum before it, and behind the last one. */
  readonly before: string
  readonly after: string
  /** It stands in brackets, beside another sum. */
  readonly isAside: boolean
}

export interface Judgement {
  readonly role: Role
  readonly doubt?: Doubt
}

/** Words that name a cost of some kind. */
export function namesCost(text: string, words: QuoteWords): boolean {
  return (
    holds(text, words.cost_words) ||
    holds(text, words.package_words) ||
    words.payee_words.some((list) => holds(text, list.words)) ||
    topicsOf(text, words).length > 0
  )
}

/** Words that say what is paid for, or whom. */
export function namesPaid(text: string, words: QuoteWords): boolean {
  return words.payee_words.some((list) => holds(text, list.words)) || topicsOf(text, words).length > 0
}

export function judge(place: Place, words: QuoteWords): Judgement {
  const { amount, before, isAside } = place
  // What a next sentence says is said of something else.
  const after = /^(.*?(?:\p{L}{3}|[\d)]))[.!?]\s+\p{Lu}/su.exec(place.after)?.[1] ?? place.after
  const { role_words: by } = words
  const all = `${before} ${after}`
  if (amount.bare && bareMeaning(amount, before, after, words) === 'unsure') return { role: 'price', doubt: 'bare' }
  // "Honor 1% dari nilai transaksi Rp …": what the base is called says nothing of the price.
  const share = amount.percent !== undefined && /\d\s*(?:%|persen|percent)/iu.exec(before)
  if (share && namesPaid(before.slice(0, share.index), words) && !holds(before.slice(0, share.index), by.other))
    return { role: 'price' }
  const asks = questionJudgement(before, after, words)
  if (asks) return asks
  const excluded = exclusionJudgement(place, words)
  if (excluded) return excluded
  // "Urgent fee: +1 jt bila 3 hari"
  const isSurcharge = /\+\s*(?:rp|idr)?[\s.]*$/iu.test(before) && holds(after, by.conditional)
  if (isSurcharge || holds(all, by.optional) || isOfOneMore(place, all, words)) return { role: 'notIncluded' }
  // Behind a cost that is named, "DP 50%" or "hemat" says something about it and not what it is.
  const said = namesPaid(before, words) ? before : all
  if (holds(said, by.paid) || isPaidAlone(before, words)) return { role: 'instalment' }
  const total = totalRole(all, words)
  if (total && !isAside) return { role: total }
  if (holds(said, by.tax_base)) return { role: 'taxBase' }
  if (isInstalment(namesCost(before, words) ? before : all, words)) return { role: 'instalment' }
  if (isCapital(place, words)) return { role: 'capital' }
  if (isWithheld(place, all, words)) return { role: 'other' }
  if (holds(said, by.other) || holds(said, by.contract)) return { role: 'other' }
  // "Paket PT hemat" is a package.
  const isThrifty =
    holds(before, words.package_words) && !/[,;.(]/.test(before) && /(?:^|\P{L})hemat\W*$/iu.test(before)
  if (
    (!isThrifty && holds(without(said, words.package_words), by.saving)) ||
    (amount.maxIdr > 0 && isGiven(before, after, words))
  )
    return { role: 'included' }
  // "Diskon 500rb dari total 5 jt": what something is taken from.
  if (/^\W*(?:dari|from)(?!\p{L})/iu.test(before) && !namesCost(before, words)) return { role: 'before' }
  if (holds(all, by.before) && !isLater(before, by.after, by.before)) return { role: 'before' }
  if (holds(all, by.after)) return { role: 'price' }
  if (isDiscount(place, words)) return { role: isAside ? 'included' : 'discount' }
  if (isAside || beginsWith(before, by.included)) return { role: 'included' }
  return { role: 'price' }
}

const period = /^(?:tahun|thn|th|years?|yr|bulan|bln|months?|mo)$/

/**
 * "Tambahan KBLI 100rb/kode", "an additional IDR 500,000 for each shareholder"; "x 3" behind it or "3 kode" before it says
 * how many are offered.
 */
function isOfOneMore({ amount, before }: Place, said: string, words: QuoteWords): boolean {
  const { extra, each } = words.role_words
  const isForOne = amount.per === undefined ? holds(said, each) : !period.test(amount.per)
  const isCounted = /\d/.test(before) || amount.written.match(/\d+(?:[.,]\d+)*/g)?.length !== 1
  return isForOne && !isCounted && holds(said, extra)
}

/** "Bisa kurang 3jt ga?", "kalau 4jt boleh?": no price; where a cost is named, "Jasa 5jt, boleh?" is asked about. */
function questionJudgement(before: string, after: string, words: QuoteWords): Judgement | undefined {
  const { bargain, form } = words.role_words
  if (!/\?\W*$/.test(after)) return undefined
  if (holds(before, bargain)) return { role: 'other' }
  if (!beginsWith(after, bargain)) return undefined
  return namesCost(before, words) || holds(before, form) ? { role: 'price', doubt: 'role' } : { role: 'other' }
}

/**
 * A number without a currency and a unit is money only where nothing else is likely: behind the words of an account, a
 * telephone or an address it is none, unless a cost is named before them (`konsultasi KBLI 150.000`).
 */
export function bareMeaning(
  amount: Amount,
  before: string,
  after: string,
  words: QuoteWords,
): 'money' | 'unsure' | 'none' {
  if (/(?:^|\P{L})(?:no|nomor|number|rek|rekening|account|acct)[\s.:]*$/iu.test(before)) return 'none'
  const digits = String(amount.minIdr)
  const isRound = digits.endsWith('000')
  const all = `${before} ${after}`
  const reference = findAll(before, words.reference_words).at(-1)
  // What stands nearer to the number decides: "No. 1 Akta 2.500.000" names a cost behind the word "No.".
  const isReference = reference !== undefined && !namesCost(before.slice(reference.end), words)
  const isCostBefore = reference !== undefined && namesCost(before.slice(0, reference.start), words)
  if (amount.kind === 'scale') return namesCost(all, words) ? 'money' : 'none'
  if (amount.maxIdr === 0) return isReference ? 'none' : 'money'
  if (amount.bare === 'grouped' && !isReference && isCounting(after, words) && !namesCost(all, words))
    return amount.maxIdr < 100_000 ? 'none' : 'unsure'
  if (amount.bare === 'grouped')
    return isReference && !isCostBefore && !(isRound && digits.length > 5) ? 'none' : 'money'
  const hasContext = namesCost(all, words) || totalRole(all, words) !== undefined
  if (isReference) return isCostBefore && isRound && digits.length > 5 && digits.length < 10 ? 'unsure' : 'none'
  if (digits.length > 9) return 'none'
  if ((isRound || (digits.length > 5 && digits.endsWith('00'))) && (hasContext || !/\p{L}/u.test(all))) return 'money'
  return hasContext && digits.length > 5 ? 'unsure' : 'none'
}

/** A word stands right behind a number: "1.234 ulasan", "10.000+ klien". */
function isCounting(after: string, words: QuoteWords): boolean {
  const next = /^\s*\+?\s*(\p{L}{3,})/u.exec(after)?.[1]
  return next !== undefined && !holds(next, words.role_words.filler)
}

/** Whether the last word of a text that is in either list is in the first. */
function isLater(text: string, list: readonly string[], than: readonly string[]): boolean {
  return (lastWord(text, list) ?? 0) > (lastWord(text, than) ?? 0)
}

/** "Gratis konsultasi senilai …", "Rp 2 juta (gratis)"; in "NIB gratis, jasa …" the free thing is another one. */
function isGiven(before: string, after: string, words: QuoteWords): boolean {
  const rest = without(without(after, words.free_words), words.role_words.filler)
  if (beginsWith(after, words.free_words) && !/\p{L}/u.test(rest)) return true
  const clause = /^(.*[,;:])([^,;:]*)$/s.exec(before)
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

/** Behind the last word of the list. */
function lastWord(text: string, list: readonly string[]): number | undefined {
  return findAll(text, list).at(-1)?.end
}

/** "Belum termasuk X Rp …", "X Rp … (tidak termasuk)"; "belum termasuk PPN" says something else than its sum. */
function exclusionJudgement({ before, after }: Place, words: QuoteWords): Judgement | undefined {
  const { excluded } = words.role_words
  const behind = findWord(after, excluded)
  // "(notary excluded)" names something else.
  // "Jasa 5jt, akta belum ya?" leaves nothing out.
  const isApart = behind && isBareNotYet(after, behind) && !beginsWith(after, excluded)
  const isOwn =
    behind &&
    !isApart &&
    !/\?\W*$/.test(after) &&
    !namesPaid(/[^(),;]*$/.exec(after.slice(0, behind.start))?.[0] ?? '', words)
  if (isOwn && !/\p{L}/u.test(after.slice(behind.end))) return { role: 'notIncluded' }
  if (saysIncluded(after, words) && namesPaid(before, words)) return { role: 'included' }
  const ahead = findWord(before, excluded)
  if (!ahead) return undefined
  // "Tanpa VO Rp …": the price of what is left.
  if (holds(before.slice(ahead.start, ahead.end), words.role_words.conditional)) return undefined
  const [head, subject] = [before.slice(0, ahead.start), before.slice(ahead.end)]
  // "Belum PPN, total jadi 5,55jt" goes on with another clause.
  const [clause = '', ...more] = subject.split(/[,;.]/)
  if (more.length > 0 && /\p{L}/u.test(clause) && isOnlyTax(clause, words)) return undefined
  // "Kalau belum punya NPWP"
  if (beginsWith(head, words.role_words.conditional)) return undefined
  // "Notaris belum 2jt"
  const isBehind = !/\p{L}/u.test(subject) && namesPaid(head, words)
  if (!/\p{L}/u.test(head) || isBehind) return { role: 'notIncluded' }
  if (isOnlyTax(subject, words)) return undefined
  const isGeneral = !/\p{L}/u.test(without(without(head, words.cost_words), words.role_words.filler))
  return isGeneral ? { role: 'notIncluded' } : { role: 'price', doubt: 'role' }
}

/** "Belum" alone: it leaves out only what stands right behind it, or before it. */
export function isBareNotYet(text: string, { start, end }: Found): boolean {
  return /^(?:belum|blm|blum|belom|blom|belon)$/i.test(text.slice(start, end))
}

/** "(sudah termasuk)" at the end: of the sum before it, and no head of a list. */
export function saysIncluded(text: string, words: QuoteWords): boolean {
  const bracket = /\(([^()]*)\)\W*$/.exec(text)?.[1]
  return bracket !== undefined && !/\p{L}/u.test(without(bracket, words.role_words.included)) && /\p{L}/u.test(bracket)
}

/** Nothing but the name of a tax and words around it. */
function isOnlyTax(text: string, words: QuoteWords): boolean {
  return !/\p{L}/u.test(
    without(without(without(text, wordsFor('tax', words)), words.role_words.filler), words.cost_words),
  )
}

/** The words of a total with nothing beside them that names a cost. */
export function totalRole(text: string, words: QuoteWords): 'total' | 'subtotal' | undefined {
  const { total, subtotal, filler } = words.role_words
  const isSub = holds(text, subtotal)
  if ((!isSub && !holds(text, total)) || isTotalOfOneKind(text, words)) return undefined
  const lists = [
    subtotal,
    total,
    words.role_words.rounding,
    words.cost_words,
    words.about_words,
    words.from_words,
    words.up_to_words,
    filler,
  ]
  // "Total I + II"
  const rest = lists.reduce(without, text).replace(/(^|\P{L})[ivx]{1,4}(?!\p{L})/giu, '$1')
  if (/\p{L}{2}/u.test(rest.replace(/(^|\P{L})(?:rp|idr)(?!\p{L})/giu, '$1'))) return undefined
  return isSub ? 'subtotal' : 'total'
}

/** "Total PPN", "Jumlah diskon": what is added up is a tax or a discount; "total termasuk PPN" is another thing. */
function isTotalOfOneKind(text: string, words: QuoteWords): boolean {
  const { total, discount, included, excluded, after } = words.role_words
  const head = findWord(text, total)
  const behind = head && /^[\s:]*(?:(?:biaya|nilai|of|the)\s+)*(\p{L}.*)$/isu.exec(text.slice(head.end))?.[1]
  const kinds = [wordsFor('tax', words), discount]
  if (!behind || !kinds.some((list) => beginsWith(behind, list))) return false
  const tail = kinds.reduce(without, behind)
  return ![included, excluded, after, words.cost_words].some((list) => holds(tail, list)) && !holds(behind, after)
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

/** "Kurang 3jt", "Paid: 2,000,000": nothing else stands before the sum. */
function isPaidAlone(before: string, words: QuoteWords): boolean {
  const rest = without(before, words.role_words.paid_alone)
  return rest !== before && !/\p{L}/u.test(rest)
}

/** Whether its words end with "setelah diskon": the sum behind them is what was taken off, where another one follows. */
export function endsAfterDiscount(before: string, words: QuoteWords): boolean {
  const { after, discount } = words.role_words
  const found = findAll(before, after).at(-1)
  const phrase = found && before.slice(found.start, found.end)
  if (!phrase || !(holds(phrase, discount) || /promo|voucher|dipotong|deduct/i.test(phrase))) return false
  return !/\p{L}/u.test(before.slice(found?.end).replace(/(^|\P{L})(?:sebesar|senilai|of|rp|idr)(?!\p{L})/giu, '$1'))
}

function isInstalment(whole: string, words: QuoteWords): boolean {
  // "Kurang lebih", "modal disetor"
  const text = [words.about_words, words.up_to_words, words.role_words.capital].reduce(without, whole)
  const share = /^\W*\d{1,3}\s*(?:%|persen|percent)/i.exec(text)?.[0]
  return (
    holds(text, words.role_words.instalment) ||
    (/\d\s*%/.test(text) && holds(text, words.payment_words)) ||
    (share !== undefined && beginsWith(text.slice(share.length), words.moment_words))
  )
}

/** A line that is a discount begins or ends with the word, or its sum is negative. */
function isDiscount({ amount, before: whole, after }: Place, words: QuoteWords): boolean {
  const { discount } = words.role_words
  // "Plus minus", "less than"
  const before = [words.about_words, words.up_to_words].reduce(without, whole)
  // "Promo Desember, diskon 20% dari 5jt"
  const isShare = amount.percent !== undefined && endsWith(before.replace(/\d[\d.,]*\s*%.*$/s, ''), discount)
  if (beginsWith(before, discount) || isShare) return true
  const place = lastWord(before, discount)
  if (
    place !== undefined &&
    !/\p{L}/u.test(
      before
        .slice(place)
        .replace(/(^|\P{L})(?:sebesar|of|khusus|rp|idr|senilai|langsung|spesial|tunai|total|jumlah)(?!\p{L})/giu, '$1'),
    )
  )
    return true
  if (!/\p{L}/u.test(before) && beginsWith(after, discount)) return true
  // "PPN 11% (1.100.000)": brackets around a tax on the price are no minus.
  const isAdded = topicsOf(before, words).includes('ppn')
  return (amount.isNegative && !isAdded) || (amount.isDashed && !namesCost(before, words))
}
