/** Prices of which one is paid: packages, options, legal forms, prices that hold in one case. They are asked about. Pure. */
import { asked, type Draft, namesNoPayee, saysOneByOne } from './draft.ts'
import { counts, type QuoteWords, sumOf } from './offer.ts'
import { namesPaid, wordsFor } from './payees.ts'
import { remembered } from './remembered.ts'
import { bareWords, beginsWith, endsWith, holds, without } from './words.ts'

export function withChoices(lines: readonly Draft[], words: QuoteWords): Draft[] {
  const prices = lines.filter(
    (line) => line.role === 'price' && counts(line) && line.sumIdr !== 0 && line.payee !== 'tax',
  )
  if (prices.length < 2 || isTotal(lines)) return [...lines]
  const options = [
    choicesOf(prices, words),
    formsOf(prices, words),
    tiersOf(prices, lines),
    belowChoose(prices, lines, words),
    datedOf(prices, words),
    periodsOf(prices, words),
    countsOf(prices, words),
    variantsOf(prices, words),
    shortVariantsOf(prices, words),
    withOrWithout(prices),
    nestedOf(prices, words),
    singlesOf(prices),
    listedOf(prices, lines),
  ].filter((some) => new Set(some.map(({ text, place, sumIdr }) => `${place} ${text} ${sumIdr}`)).size > 1)
  const chosen = new Set([...options.flat(), ...prices.filter((line) => isConditional(line, lines, words))])
  return lines.map((line) => (chosen.has(line) && !line.isCorrected ? asked(line, 'choice') : line))
}

/** "Starter 2 jt, Business 4 jt, Enterprise 6 jt": what stands between two to choose from is another. */
function choicesOf(prices: readonly Draft[], words: QuoteWords): readonly Draft[] {
  const or = /^\W*(?:atau|or)\s/iu
  const isChoice = ({ text }: Draft) => or.test(text) || beginsWith(text, words.role_words.choice)
  return prices.filter((line, index) => {
    const [above, below] = [prices[index - 1], prices[index + 1]]
    // "PT 4,5 jt atau CV 2,5 jt"
    const isFirst = below?.place === line.place && or.test(below.text)
    return isChoice(line) || isFirst || (above && below && isChoice(above) && isChoice(below) && namesNoPayee(line))
  })
}

/** "Starter 2 jt⏎- Akta⏎- SK", "Business 4 jt⏎- Akta⏎- SK⏎- NIB": each lists what it holds, and they hold the same. */
function listedOf(prices: readonly Draft[], lines: readonly Draft[]): readonly Draft[] {
  const lists = prices.map((line) => {
    const below = lines.slice(lines.indexOf(line) + 1)
    const end = below.findIndex(({ role, isItem }) => role !== 'text' || !isItem)
    return { line, items: (end === -1 ? below : below.slice(0, end)).map(({ text }) => bareWords(text)) }
  })
  const holdsSame = (one: readonly string[], other: readonly string[]) => one.some((item) => other.includes(item))
  return lists.flatMap(({ line, items }) =>
    lists.some((other) => other.line !== line && holdsSame(items, other.items)) ? [line] : [],
  )
}

/** The offer adds them itself. */
function isTotal(lines: readonly Draft[]): boolean {
  const { minIdr, maxIdr } = sumOf(lines)
  return lines.some(
    ({ role, sumIdr }) =>
      (role === 'total' || role === 'subtotal') && sumIdr !== undefined && sumIdr >= minIdr && sumIdr <= maxIdr,
  )
}

/** "Pendirian CV", "PT dengan VO": what is sold is a legal form; one of them at least is named without more. */
function formsOf(prices: readonly Draft[], words: QuoteWords): readonly Draft[] {
  // "Promo November: PT"
  const found = prices.filter(({ text }) =>
    beginsWith(
      bare(without(text.replace(/^[^:]*:\s*(?=\p{L})/u, ''), words.role_words.agreed), words),
      words.role_words.form,
    ),
  )
  return found.some(({ text }) => !namesPaid(bare(text, words), words)) ? found : []
}

/** "Sampai 30 Nov 5jt, mulai Desember 6jt": the same at another time; one that holds now is named beside it. */
function datedOf(prices: readonly Draft[], words: QuoteWords): readonly Draft[] {
  const { period, months, present } = words.role_words
  const isDated = ({ text }: Draft) =>
    !namesPaid(text, words) &&
    (holds(text, months) || /\b20\d\d\b/.test(text)) &&
    (holds(text, period) || !/\p{L}/u.test(without(without(text, months), words.cost_words)))
  const isNow = ({ text }: Draft) => !namesPaid(text, words) && holds(text, present)
  return prices.some(isDated) ? prices.filter((line) => isDated(line) || isNow(line)) : []
}

/** A period for which something is paid: `6 bulan`, `setahun`, `per bulan`, `bulanan`; with the character before it. */
const period =
  /(^|\P{L})((?:(\d{1,2})\s?|se|per[\s-]?)?(bulan|bln|month|mo|tahun|thn|th|year|yr|minggu|week|hari|day|jam|hour)(an|s)?|(?:month|year|annual|week|dai|quarter)ly|annual|triwulan|kuartal|semester)(?!\p{L})/giu
const lengths: readonly (readonly [name: string, words: RegExp])[] = [
  ['month', /^(?:bulan|bln|mo)/i],
  ['quarter', /^(?:triwulan|kuartal|quarter)/i],
  ['half', /^semester/i],
  ['year', /^(?:tahun|thn?|y|annual)/i],
  ['week', /^(?:minggu|week)/i],
  ['day', /^(?:hari|da[yi])/i],
  ['hour', /^(?:jam|hour)/i],
]

/** "VO 500rb per bulan, setahun 5jt", "VO 6 bulan", "VO 12 bulan": the same for another time; one is chosen. */
function periodsOf(prices: readonly Draft[], words: QuoteWords): readonly Draft[] {
  let name = ''
  const timed = prices.flatMap((line) => {
    const own = bareWords([words.cost_words, words.role_words.filler].reduce(without, line.text.replace(period, '$1 ')))
    name = own === '' ? name : own
    const [found] = line.text.matchAll(period)
    const [, , said, count = 1, noun, ending] = found ?? []
    // "Langganan bulanan 2jt, tahunan 20jt": nothing but the period is said of the second.
    const isAlone = own === '' && found !== undefined
    const [length] =
      lengths.find(([, of]) => of.test((isAlone ? (noun ?? said) : (line.per ?? noun ?? said)) ?? '')) ?? []
    // "Laporan tahunan", "annual report": the name of work.
    const isName = !isAlone && line.per === undefined && (noun === undefined || ending === 'an')
    return length === undefined || isName ? [] : [{ line, name, time: `${count} ${length}` }]
  })
  return timed.flatMap((one) =>
    timed.some((other) => other.name === one.name && other.time !== one.time) ? [one.line] : [],
  )
}

/**
 * "1 kelas 3,5 jt, 2 kelas 6,5 jt", "konsultasi: 1 sesi 500 rb, 3 sesi 1,3 jt": the same in another number; "bulan 1" is
 * not a number of anything.
 */
function countsOf(prices: readonly Draft[], words: QuoteWords): readonly Draft[] {
  const counted = prices.flatMap((line) => {
    const found = /(?:(\p{L}+)\s+)?(\d+(?:\s?[-–]\s?\d+)?)\s*(?:x\s+)?(\p{L}+2?)/u.exec(line.text)
    const [all = '', before = '', count = '', noun = ''] = found ?? []
    // "Karyawan 1-10 org", "11-50 org"
    const isSpan = /[-–]/.test(count)
    const isOther = !isSpan && holds(without(before, words.package_words), words.counted_words)
    const isCount = [words.counted_words, words.role_words.form].some((list) => holds(noun, list)) && !isOther
    const own = bareWords(
      [words.package_words, words.up_to_words, words.from_words].reduce(without, line.text.replace(all, `${before} `)),
    )
    // "Di bawah 100 m2", "di atas 100 m2"
    const limit = [words.up_to_words, words.from_words].findIndex((list) => holds(line.text, list))
    if (isCount) return [{ line, count: `${limit} ${count}`, noun, own }]
    // "Konsultasi 500rb/sesi, paket 3 sesi 1,2jt"
    return line.per === undefined ? [] : [{ line, count: 'per', noun: line.per, own: bareWords(line.text) }]
  })
  const isSame = (one: (typeof counted)[number], other: (typeof counted)[number]) =>
    one.noun.toLowerCase() === other.noun.toLowerCase() &&
    one.count !== other.count &&
    // Behind a first one of its line, only the number is said.
    (one.own === other.own || (one.line.place === other.line.place && (one.own === '' || other.own === '')))
  return counted.flatMap((one) => (counted.some((other) => isSame(one, other)) ? [one.line] : []))
}

/** "PNBP merek UMK", "PNBP merek umum": the same but for the word of a variant. */
function variantsOf(prices: readonly Draft[], words: QuoteWords): readonly Draft[] {
  const { choice } = words.role_words
  const named = prices.map((line) => ({ line, name: bareWords(without(line.text, choice)) }))
  return named.flatMap(({ line, name }) => {
    const others = named.filter((one) => one.name === name && bareWords(one.line.text) !== bareWords(line.text))
    return name !== '' && others.length > 0 ? [line] : []
  })
}

/** "PNBP merek: UMKM 500rb, umum 1,8jt": in one line, a price that only says which one. */
function shortVariantsOf(prices: readonly Draft[], words: QuoteWords): readonly Draft[] {
  const { choice } = words.role_words
  const isShort = ({ text }: Draft) =>
    holds(text, choice) && !/\p{L}/u.test(without(text.replace(/\([^()]*\)/g, ''), choice))
  // "Merek 2,5jt. UMKM 1,2jt": the one before it is the other.
  return prices.filter((line, index) =>
    prices.some(
      (one, at) =>
        one.place === line.place && isShort(one) && (endsWith(line.text, choice) || index === at || index === at - 1),
    ),
  )
}

/** "PT tanpa VO 4,5 jt / dengan VO 6,5 jt", in one line */
function withOrWithout(prices: readonly Draft[]): readonly Draft[] {
  const [without, both] = [/(?:^|\P{L})(?:tanpa|without)\s/iu, /^\W*(?:tanpa|without|dengan|with|pakai|pake)\s/iu]
  const found = prices.find(
    (line) => both.test(line.text) && prices.some((one) => one.place === line.place && one !== line),
  )
  const beside = prices.filter(({ place }) => place === found?.place)
  return beside.some(({ text }) => without.test(text)) ? beside : []
}

/** "2 merek sekaligus 5jt, satuan 2,8jt": the price of all, and that of one. */
function singlesOf(prices: readonly Draft[]): readonly Draft[] {
  return prices.flatMap((line, index) => {
    const all = prices[index - 1]
    const isOne = saysOneByOne(line)
    return isOne && all?.place === line.place ? [all, line] : []
  })
}

/** "NIB saja 500rb; NIB + izin usaha 1,5jt": what one holds is a part of what the other holds, and costs less. */
function nestedOf(prices: readonly Draft[], words: QuoteWords): readonly Draft[] {
  const sets = prices.map((line) => {
    const parts = line.text
      .replace(/\([^()]*\)/g, '')
      .split(/\s*[+&]\s*|\s(?:dan|plus|sama|and)\s/iu)
      .map((part) => bareWords(bare(part, words)))
    return { line, names: new Set(parts.filter((part) => part.length > 1)) }
  })
  const isInside = (small: (typeof sets)[number], large: (typeof sets)[number]) =>
    small.names.size > 0 &&
    small.names.size < large.names.size &&
    (small.line.sumIdr ?? 0) < (large.line.sumIdr ?? 0) &&
    [...small.names].every((name) => large.names.has(name))
  return sets.flatMap((one) => (sets.some((other) => isInside(one, other) || isInside(other, one)) ? [one.line] : []))
}

/** "Pilih salah satu:": the prices below, up to the next line without one. */
function belowChoose(prices: readonly Draft[], lines: readonly Draft[], words: QuoteWords): readonly Draft[] {
  const head = lines.find(({ role, text }) => role === 'text' && holds(text, words.role_words.choose))
  if (!head) return []
  const below = lines.slice(lines.indexOf(head) + 1)
  const end = below.findIndex((line) => !prices.includes(line))
  return end === -1 ? below : below.slice(0, end)
}

/** Without the words for a cost and for work. */
const bare = remembered((text: string, words: QuoteWords) =>
  [words.cost_words, wordsFor('fee', words), words.role_words.filler].reduce(without, text),
)

/** "Modal 50 juta: Rp …", "modal 100 juta: Rp …": prices beside one of several capitals. */
function tiersOf(prices: readonly Draft[], lines: readonly Draft[]): readonly Draft[] {
  const isBeside = (one: Draft) => (other: Draft) => other.place === one.place
  const capitals = lines.filter((line) => line.role === 'capital' && prices.some(isBeside(line)))
  if (capitals.length > 1) return prices.filter((price) => capitals.some(isBeside(price)))
  // "s.d. 50 juta → 4 juta", "50 – 500 juta → 5 juta"
  const limits = lines.filter(
    (line) =>
      line.role === 'before' && (line.doubt === 'upTo' || line.doubt === 'range') && prices.some(isBeside(line)),
  )
  if (limits.length > 1) return prices.filter((price) => limits.some(isBeside(price)))
  // "Modal s/d 50 juta⏎- Akta⏎2,6 juta⏎Modal 51-100 juta⏎…": a price below each
  const sums = lines.filter(({ role, sumIdr }) => role !== 'text' && sumIdr !== 0)
  const heads = sums.flatMap((line, place) => (line.role === 'capital' ? [place] : []))
  const below = heads.map((place) => sums[place + 1])
  const isTiers = heads.length > 1 && below.every((line) => line && prices.includes(line))
  return isTiers ? prices.filter((line) => below.includes(line)) : []
}

/** It begins with "jika" or "NB: jika", stands behind a sum of a line that does, or "jika di luar kota" stands behind it. */
function isConditional(line: Draft, lines: readonly Draft[], words: QuoteWords): boolean {
  const { in_case: inCase, conditional, filler } = words.role_words
  const begins = ({ text }: Draft) =>
    beginsWith(without(text, filler), inCase) ||
    [inCase, conditional].some((list) => beginsWith(text.replace(/^\P{L}*\p{L}{2,9}\s*:/u, ''), list))
  const isBefore = (one: Draft) => one.place === line.place && lines.indexOf(one) < lines.indexOf(line)
  return begins(line) || holds(line.text, inCase) || lines.some((one) => isBefore(one) && begins(one))
}
