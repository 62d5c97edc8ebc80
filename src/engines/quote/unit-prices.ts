/** The price of one beside that of all: "per kelas 2,8 jt, 2 kelas 5,6 jt". Only what all cost is paid. Pure. */
import { readNumber } from '../../lib/number-words.ts'
import { type Draft, namesNoPayee, totalOf } from './draft.ts'
import { counts } from './offer.ts'

const ofOne = /(?:^|\P{L})(?:per|each|setiap|tiap|masing-masing|satuan|satunya|unit\sprice)(?!\p{L})|@/iu

/**
 * The price of one counts as included in that of all, which takes its name. A figure that holds both is that of all.
 * The count must be named beside them: nothing is concluded from a product alone.
 */
export function withUnitPrices(lines: readonly Draft[]): Draft[] {
  const settled = timesOf(lines.map(ofAll))
  const sums = settled.flatMap(({ role }, place) => (role === 'text' ? [] : [place]))
  for (const [index, place] of sums.entries()) {
    const one = settled[place]
    const found = [sums[index + 1], sums[index - 1]].find((at = -9) => isOfAll(settled, place, at))
    const all = found === undefined ? undefined : settled[found]
    if (!one || !all || found === undefined) continue
    const { per: _, ...rest } = all
    const name = all.role === 'included' || all.text === '' ? one.text : `${one.text}, ${all.text}`
    const isNamed = one.payee !== 'unclear' || one.topics.length > 0
    const { payee, topics, isPackage } = isNamed ? one : all
    settled[found] = { ...rest, text: name, payee, topics, isPackage, role: 'price' }
    settled[place] = { ...one, role: 'included' }
  }
  return settled
}

/** "Negara 2,8 jt per kelas, jasa 1,5 jt per kelas, 3 kelas 12,9 jt": each as often as the total says. */
function timesOf(lines: readonly Draft[]): Draft[] {
  const all = lines.findIndex(({ per, sumIdr, doubt }, place) => {
    const above = lines[place - 1]?.per
    return above !== undefined && per === undefined && sumIdr !== undefined && !doubt
  })
  const per = lines[all - 1]?.per
  const first = lines.slice(0, Math.max(all, 0)).findLastIndex((one) => one.per !== per || one.role !== 'price') + 1
  const units = lines.slice(first, all)
  const times = (lines[all]?.sumIdr ?? 0) / totalOf(units)
  const isTimes = all > 0 && units.length > 1 && units.every((one) => counts(one) && !one.isCorrected)
  if (!isTimes || !names(lines[all]?.text ?? '', times)) return [...lines]
  return lines.map((line, place) => {
    if (place === all) return { ...line, role: 'total' }
    const { per: _, ...one } = line
    return units.includes(line) ? { ...one, sumIdr: (line.sumIdr ?? 0) * times } : line
  })
}

/** Whether the sum at a place is that of several of what another one is the price of one. */
function isOfAll(lines: readonly Draft[], place: number, at: number): boolean {
  const [one, all] = [lines[place], lines[at]]
  if (!one?.sumIdr || !all?.sumIdr || Math.abs(at - place) > 2 || one.isCorrected || all.isCorrected) return false
  const times = all.sumIdr / one.sumIdr
  // "PNBP 2.800.000 (2 kelas = 5.600.000)": more than the price is no part of it.
  const isPart = all.role === 'included' && one.role === 'price'
  const isPrice = all.role === 'price' && (one.role === 'price' || one.role === 'included')
  const isSoft = [one, all].every(({ doubt }) => doubt === undefined || doubt === 'about')
  if (!isSoft || !(isPart || (isPrice && (one.per !== undefined || ofOne.test(one.text))))) return false
  const beside = lines.slice(Math.min(place, at), Math.max(place, at) + 2).filter(({ role }) => role === 'text')
  const isSame =
    namesNoPayee(all) ||
    all.topics.every((topic) => one.topics.includes(topic)) ||
    (one.per !== undefined && all.text.toLowerCase().includes(one.per))
  // "Rp 250.000 per bulan, dibayar di muka 1 tahun Rp 3.000.000"
  const isYear =
    times === 12 &&
    /^(?:bulan|bln|month|mo)$/.test(one.per ?? '') &&
    (isPart || /bayar|tagih|billed|paid|payable|muka/i.test(all.text + one.text)) &&
    /tahun|thn|year|annual/i.test(`${all.per} ${all.text} ${one.text}`)
  return (isSame || isYear) && (isYear || [one, all, ...beside].some(({ text }) => names(text, times)))
}

/** "5 dok 150.000 750.000", "kelas kedua & ketiga @ 750.000 : 1.500.000": a row of how many, the price of one and of all. */
const row = /\d\s+\p{L}{2,}(?:\s+[\d.]+){2}\W*$/u
const colon = /^[^\d]*@[^:@]*:\s*(?:rp)?[\s.]*[\d.]+\W*$/iu

/** "IDR 2,800,000 per class, IDR 5,600,000 for two classes": two sums that one line cannot tell apart. */
function ofAll(line: Draft): Draft {
  const { doubt, written = '', readings, per: _, ...rest } = line
  const [one = 0, all = 0] = readings
  if (doubt !== 'several' || readings.length !== 2 || line.isCorrected) return line
  const isOfOne = [ofOne, /\d\/\s?\p{L}{2}|\p{L}\/\p{L}{2}/u, row].some((pattern) => pattern.test(written))
  const isOfSeveral = colon.test(written) && Number.isInteger(all / one) && all > one
  return (isOfOne && names(written, all / one)) || isOfSeveral ? { ...rest, sumIdr: all, readings: [] } : line
}

/** Whether a text names a count of at least two, in digits or in words; "per 3 bulan" counts nothing. */
function names(text: string, count: number): boolean {
  if (!Number.isInteger(count) || count < 2 || count > 999) return false
  const isCount = (word: string) => {
    const read = readNumber(word)
    return typeof read === 'object' && 'value' in read && read.value === count
  }
  return (text.toLowerCase().match(/(?:per |\/ ?)?(?:\p{L}+|\d+(?:[.,]\d+)*)/gu) ?? []).some(isCount)
}
