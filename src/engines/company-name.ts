/**
 * Tests a company's name against PP 43/2011 arts. 5(1) and 11, as far as a machine can, and against the practice of three
 * words. It says what it found, never that a name is free or will be accepted. Word lists:
 * `content/facts/tools/company-name.yaml`. Pure.
 */
import { withoutSender } from '../lib/chat-line.ts'
import { lineEnd, plainText, withoutAccents } from '../lib/plain-typing.ts'
import { isLabelAlone, namesBetweenLabels, orderMark, withoutEnd, withoutLabel, withoutPlace } from './name-label.ts'

/** The names are those of the file. */
export interface NameWords {
  readonly longest: number
  readonly most_names: number
  readonly improper: readonly string[]
  readonly bodies: readonly string[]
  /** Abbreviations of bodies that are ordinary words too: told only to be looked at, unless written in capitals. */
  readonly body_words: readonly string[]
  /** Ordinary in capitals as well. */
  readonly body_look: readonly string[]
  readonly companies: readonly string[]
  /** Of these, forms of companies that are also syllables, such as `fa`. */
  readonly company_syllables: readonly string[]
  readonly trades: readonly { readonly id: string; readonly words: readonly string[] }[]
  /**
   * What activities deal with, and where; neither makes a name of an activity. Of a thing of two words, the second is one
   * only after the first: `tenaga surya`.
   */
  readonly beside_trades: { readonly things: readonly string[]; readonly places: readonly string[] }
  readonly foreign: readonly string[]
}

export type NameCheck =
  | 'latin'
  | 'taken'
  | 'improper'
  | 'body'
  | 'letters'
  | 'company'
  | 'purpose'
  | 'fits'
  | 'language'
  | 'three'

/** `conflicts` with the rule, at `risk` of refusal, to `look` at oneself, or of a `practice` that is no law. */
type NameState = 'conflicts' | 'risk' | 'look' | 'practice'

export interface NameFinding {
  readonly check: NameCheck
  readonly state: NameState
  /** The words or characters that were met; of other scripts their ISO 15924 codes, such as `Cyrl`, and `emoji`. */
  readonly met: readonly string[]
}

export interface NameResult {
  /** As it was checked, without a "PT" in front. */
  readonly name: string
  readonly isPrefixRemoved: boolean
  /** What was found; whether the name is taken is always left to look at. */
  readonly findings: readonly NameFinding[]
  /** Other spellings that sound alike, to be looked up as well. */
  readonly soundAlikes: readonly string[]
}

export interface NameQuestion {
  readonly allIndonesian: boolean
  /** Id of the main activity among the trades; absent where it is not chosen. */
  readonly activity?: string | undefined
}

export type NameError = 'empty' | 'tooLong' | 'tooMany'

/** A number, letter or bullet in front of an entry of a list, such as `1.`, `2)`, `[3]`, `#3`, `a.` or `-`. */
const listMark =
  /^(?:\[\d{1,2}\]|\(?#?\d{1,2}(?:\.\)|[.):、]|[/-](?=\s))(?!\d)|#\d{1,2}(?=\s)|\(?[a-e][.)](?=\s)|\(?[A-E]\)(?=\s)|[IVXivx]{1,4}\)|[-*•·▪●○◦→✓☐☑–—>]+)\s*(?=\S)/

/** What is said before a name without a colon: `mau cek nama`, `Nama PT nya`, `Saya ingin mendirikan`. */
const saidBefore =
  /^(?:(?:saya|aku|kami|kita)\s(?:ingin|mau|akan|hendak|berencana)\s(?:mendirikan|mendaftarkan|membuat|membuka|buat|bikin)(?:\s(?:perusahaan|perseroan|usaha)|\spt(?=\s(?:namanya|dengan\snama)\s))?(?:\s(?:namanya|dengan\snama))?|(?:i|we)(?:'d\slike|\s(?:want|wish|plan|would\slike))\sto\s(?:register|set\sup|establish|incorporate|open)(?:\s(?:a|an|the|my|our)(?:\scompany)?)?|(?:.*\s)?(?:di)?(?:cek(?:in|kan)?|check|pesan|pakai|daftar(?:kan)?|ajukan)(?:\s(?:ketersediaan\s)?nama(?:\s(?:perusahaan|perseroan|usaha))?|(?=\spt[.\s]))|(?:my|our|the)\scompany(?:'s)?\sname\s(?:would|will|should)\sbe|nama\s(?:pt|perusahaan|perseroan|usaha)(?:[\s-]?nya|\s(?:kami|kita|saya))?|.*\sbernama)\s+(?=\S)/i

/** A greeting in front of the names of a chat, and thanks. */
const greeting =
  /^(?:terima\s?kasih|makasih|thanks|thank you|trims|halo|hai|hi|hello|permisi|(?:selamat\s)?(?:pagi|siang|sore|malam)|assalamu\S*)(?:\s(?:kak|kakak|min|admin|pak|bapak|bu|ibu|mas|mbak|gan|sis))?[!.]*$/i

/** Kinds of PT, which are written after it: `PT PMA`. */
const kind = String.raw`\(?(?:perorangan|p\.?m\.?a|p\.?m\.?d\.?n)\.?\)?`

/** The form in front of a name. A dot ends it even where the name is glued to it: `PT.Suluh`. */
const firstForm = new RegExp(
  String.raw`^(?:(?:p\.\s?t\.|p\.?\s?t\.?(?=[\s:_-]|$)|pt\.|perseroan (?:terbatas|perorangan)(?=[\s:-]|$)|\(p\.?\s?t\.?\))[\s.:_-]*(?:${kind}(?=[\s:_-]+\S)[\s:_-]+)?)+`,
  'i',
)

/** The form at the end of a name, where registers sort by names: `Maju Jaya PT`, `Maju Jaya - PT. PMA` */
const lastForm = new RegExp(String.raw`[\s–-]+p(?:t|\.\s?t)\.?(?:[\s.-]+${kind})?\.?$`, 'i')

/** What follows a name in brackets and is no part of it: its place among others, or the form. */
const note = new RegExp(String.raw`^(?:p\.?\s?t\.?(?:[\s.-]*${kind})?|${kind}|utama|cadangan|prioritas|backup)$`, 'i')

/** Pictures in front of a name are list signs; inside it they are a fault. */
const leadingPictures = /^(?:\d\uFE0F?\u20E3|\p{Extended_Pictographic}|\uFE0F|\u200D|\s)+/u

/** Signs of trade marks are no part of a name; as plain text they would become letters. */
const markSigns = /\s*[™℠®©]/g

/** Several names in one line; two words on each side of a joint show that it is no single name. */
function namesBetweenOr(line: string): string[] {
  const joined = line.split(/\s+(?:\/|\||·|•|atau|or)\s+/i)
  const parts = /^pt\.?\s/i.test(line) ? joined.flatMap((part) => part.split(/\s+(?=pt\.?\s)/i)) : joined
  return parts.every((part) => /\S\s\S/.test(part)) ? parts : [line]
}

/** How deeds name the abbreviation behind the name: `, disingkat PT MJA`, `(selanjutnya disebut MJA)`. */
const abbreviation =
  /(\S)[\s,(]{1,4}(?:(?:atau|yang|dan|or|and)\s+)?(?:selanjutnya\s+)?(?:disingkat|disebut|abbreviated\s+(?:as|to))\s[^,;)]*\)?/gi

/** `Maju Jaya Abadi (MJA)`: the first letters of the name in brackets. */
function withoutInitials(line: string): string {
  const [, name = '', letters] = /^(.+?)\s*\(([A-Z]{2,})\)$/.exec(line) ?? []
  const first = [...name.replace(firstForm, '').matchAll(/\b[A-Za-z]/g)].join('').toUpperCase()
  return letters !== undefined && letters === first ? name : line
}

/** Without the places after a name, where the company is: `Maju Jaya Abadi, Jakarta Selatan`. */
function withoutSeat(parts: readonly string[], places: readonly string[]): readonly string[] {
  const isPlace = (part: string) => part.trim() !== '' && tokensOf(part).every((token) => places.includes(token))
  return isPlace(parts[0] ?? '') ? parts : parts.filter((part) => !isPlace(part))
}

/** A number alone in the cell before its name. */
const cellNumber = /^(?:no\.?|\(?\d{1,2}[.)]?)$/i

/** The numbers of a list that was pasted in one line: `1. Satu 2. Dua`. */
const inlineNumber = /\s+(?=(?:\[\d{1,2}\]|\(?\d{1,2}(?:\.\)|[.)]))\s?\p{L})/u

/** What follows a name after a comma: `Maju Jaya, PT`. */
const companyMark = new RegExp(String.raw`^p\.?\s?t\.?(?:[\s.-]+${kind})?$`, 'i')

/** A comma before another form or status of a company, which then belongs to the name: `Maju Jaya, Tbk`. */
const commaBeforeForm =
  /\s*,\s*(?=\(?(?:tbk|perseroda|persero|limited|ltd|incorporated|inc|corporation|corp|co|llc|llp|plc|gmbh|(?:pte|pty)\.?\s(?:ltd|limited)|sdn\.?\sbhd|c\.?\s?v|u\.?\s?d|firma|fa)\.?\)?\s*(?:[,;]|$))/gi

/** Quotation marks around a name; a single one inside a word is an apostrophe. */
const doubleQuotes = /["“”„‟″«»‹›「」『』《》〈〉]/g
const outerQuotes = /^['‘’‚\s]+|['‘’‚\s]+$/g

/**
 * The names in what was typed, each once: one a line, or divided by commas or semicolons; numbers and marks of a list, of
 * a chat, labels, quotation marks around a name and signs at its end are no part of it, a line that ends with a colon is a
 * heading, and "PT" alone names nothing.
 */
export function readNames(
  typed: string,
  { longest, most_names: most, beside_trades: { places } }: NameWords,
):
  | { readonly value: readonly string[]; readonly error?: undefined }
  | { readonly value?: undefined; readonly error: NameError } {
  const lines = typed
    .split(lineEnd)
    // The cells of a table.
    .flatMap((line) => line.split('\t'))
    .flatMap((line) =>
      withoutSeat(
        withoutSender(line)
          .replace(abbreviation, '$1')
          .replace(commaBeforeForm, ' ')
          .split(/[;,]+(?:\s*(?:atau|or)\s)?/i),
        places,
      ),
    )
    .flatMap(namesBetweenLabels)
    .map(withoutLabel)
    .flatMap((line) =>
      /^\s*(?:\[1\]|\(?1(?:\.\)|[.)]))\s?\p{L}/u.test(line) ? line.trim().split(inlineNumber) : [line],
    )
    .flatMap(namesBetweenOr)
    .map((line) => plainText(withoutQuotes(line.replace(leadingPictures, '').replace(markSigns, ''))))
    .map((line) =>
      withoutInitials(line)
        .replace(/^([*_~]+)(.*)\1$/, '$2')
        .replace(/^[([{<]([^)\]}>]*\s[^)\]}>]*)[)\]}>]$/, '$1')
        .replace(/\s*[([]([^()[\]]*)[)\]]$/, (whole, inner: string) =>
          note.test(inner) || isLabelAlone(inner) ? '' : whole,
        ),
    )
    .filter((line) => line !== '' && !companyMark.test(line) && !cellNumber.test(line) && !greeting.test(line))
    .filter((line, _, all) => !(all.length > 1 && (line.endsWith(':') || isLabelAlone(line))))
  // Numbers without a dot, and Roman ones, are a list only where they count.
  const isCounted =
    lines.length > 1 &&
    lines.every((line, place) => line.startsWith(`${place + 1} `) || /^i+\. /i.exec(line)?.[0].length === place + 3)
  const isOrdered = lines.length > 1 && lines.every((line) => orderMark.test(line))
  const names = lines
    .map((line) => {
      const own = (isCounted ? line.replace(/^(?:\d+|I+\.) /i, '') : line).replace(listMark, '')
      const bare = withoutPlace(isOrdered ? own.replace(orderMark, '') : withoutLabel(own))
      return withoutEnd(withoutLabel(bare).replace(saidBefore, '').replace(outerQuotes, '')).replace(outerQuotes, '')
    })
    .filter((name) => name !== '')
  if (names.length > most) return { error: 'tooMany' }
  if (names.some((name) => [...name].length > longest)) return { error: 'tooLong' }
  const named = names.filter((name) => bareName(plainName(name)) !== '')
  const isFirst = (name: string, place: number) =>
    named.findIndex((other) => other.toLowerCase() === name.toLowerCase()) === place
  return named.length === 0 ? { error: 'empty' } : { value: named.filter(isFirst) }
}

/** Without double quotation marks; in place of signs that plain text would break up, apostrophes. */
function withoutQuotes(line: string): string {
  return line.replace(/[`´′]/g, "'").replace(doubleQuotes, ' ')
}

/** With one kind of apostrophe. */
function plainName(typed: string): string {
  return plainText(typed).replace(/[’‘`´]/g, "'")
}

/** Without a "PT" in front or at the end, and without the kind of PT after it. */
function bareName(text: string): string {
  return text.replace(firstForm, '').replace(lastForm, '').replace(outerQuotes, '')
}

/** Letters of Latin alphabets that have no accent to take off. */
const otherLatin: Readonly<Record<string, string>> = {
  ł: 'l',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ı: 'i',
}

/** Without accents; letters keep their case where there is one. */
function foldedName(name: string): string {
  return withoutAccents(name).replace(/[łøđðþßæœı]/gi, (letter) => {
    const plain = otherLatin[letter.toLowerCase()] ?? letter
    return letter === letter.toLowerCase() ? plain : plain.toUpperCase()
  })
}

/** Letters that stand alone one after another: `K.P.K.`, `O J K`. */
const letterRun = /\b[a-z](?:[ .-]+[a-z]\b)+/gi

/** With letters joined where together they are a word of the lists, in which they would not be found one by one. */
function joinedLetters(folded: string, words: NameWords): string {
  const known = [words.improper, words.bodies, words.body_words, words.body_look, words.companies].flat()
  return folded.replace(letterRun, (run) => {
    const joined = run.replace(/[ .-]/g, '')
    return known.includes(joined.toLowerCase()) ? joined : run
  })
}

/** Words in small letters; an apostrophe stands inside a word: `Jum'at`. */
function tokensOf(folded: string): string[] {
  return (
    folded
      .toLowerCase()
      .replace(/([a-z])'(?=[a-z])/g, '$1')
      .match(/[a-z\d]+/g) ?? []
  )
}

/**
 * What speaks against a name (rules: head of the file).
 * @param typed the name as written, with or without "PT"
 */
export function checkName(words: NameWords, typed: string, question: NameQuestion): NameResult {
  const text = plainName(typed)
  const name = bareName(text)
  const plain = foldedName(name)
  const folded = joinedLetters(plain, words)
  const tokens = tokensOf(folded)
  return {
    name,
    isPrefixRemoved: name !== text,
    findings: [
      ...latin(folded),
      ...listed('improper', tokens, words.improper),
      ...bodies(folded, tokens, words),
      ...letters(tokens, folded, words),
      ...companies(folded, tokens, words),
      ...trades(words, tokens, question.activity),
      ...(question.allIndonesian ? language(tokens, folded, words) : []),
      ...threeWords(tokens),
      { check: 'taken', state: 'look', met: [] },
    ],
    soundAlikes: soundAlikes(plain),
  }
}

/** The abbreviation is a name of its own on the register, so letters that form no word are usual in it. */
export function checkAbbreviation(words: NameWords, typed: string): readonly NameFinding[] {
  const plain = foldedName(withoutEnd(plainText(withoutQuotes(withoutLabel(plainText(typed))))))
  const folded = joinedLetters(plain, words)
  const tokens = tokensOf(folded)
  const numbers = tokens.filter((token) => /\d/.test(token))
  return [
    ...latin(folded),
    ...listed('improper', tokens, words.improper),
    ...bodies(folded, tokens, words),
    ...(numbers.length > 0 ? [{ check: 'letters', state: 'risk', met: numbers } as const] : []),
    ...companies(folded, tokens, words),
  ]
}

/** Scripts by their ISO 15924 codes, so that their names come from the visitor's browser. */
const scripts = [
  'Cyrl',
  'Grek',
  'Arab',
  'Hani',
  'Hira',
  'Kana',
  'Hang',
  'Hebr',
  'Thai',
  'Deva',
  'Java',
  'Bali',
  'Sund',
] as const

const scriptOf = new Map(scripts.map((script) => [script, new RegExp(`\\p{Script=${script}}`, 'u')]))

/** Everything but Latin letters, digits (which have a rule of their own), spaces, hyphen, apostrophe, dot, ampersand. */
function latin(folded: string): NameFinding[] {
  // The status of a company is a word of its own rule, and its brackets say nothing more: `(Persero)`.
  const plain = folded.replace(/\((persero|perseroda|tbk)\)/gi, '$1')
  const strange = [...plain].filter((character) => !/[A-Za-z\d '.&-]/.test(character))
  const met = strange.map((character) => {
    const script = scripts.find((candidate) => scriptOf.get(candidate)?.test(character))
    return script ?? (/\p{Extended_Pictographic}/u.test(character) ? 'emoji' : character)
  })
  return strange.length > 0 ? [{ check: 'latin', state: 'conflicts', met: [...new Set(met)] }] : []
}

/** Whole words, or phrases of several, of a list. */
function listed(check: NameCheck, tokens: readonly string[], list: readonly string[]): NameFinding[] {
  const met = wordsOf(tokens, list)
  return met.length > 0 ? [{ check, state: 'risk', met }] : []
}

function wordsOf(tokens: readonly string[], list: readonly string[]): string[] {
  const spaced = ` ${tokens.join(' ')} `
  return list.filter((word) => spaced.includes(` ${word} `))
}

/** Words that capitals set apart from the rest of the name, in small letters. */
function capitalsApart(folded: string, tokens: readonly string[]): string[] {
  const isAllCapitals = !/[a-z]/.test(folded) && tokens.length > 1
  return isAllCapitals ? [] : (folded.match(/\b[A-Z]{2,}\b/g) ?? []).map((word) => word.toLowerCase())
}

/**
 * Forms of companies. `fa`, `co` or `ud` are syllables too, and mean the form only with a dot, in capitals, or first or
 * last in the name beside a whole word.
 */
function companies(folded: string, tokens: readonly string[], words: NameWords): NameFinding[] {
  const capitals = capitalsApart(folded, tokens)
  const isForm = (word: string) =>
    !words.company_syllables.includes(word) ||
    tokens.length === 1 ||
    capitals.includes(word) ||
    folded.toLowerCase().split(/\s/).includes(`${word}.`) ||
    (tokens[0] === word && (tokens[1]?.length ?? 0) > 2) ||
    (tokens.at(-1) === word && (tokens.at(-2)?.length ?? 0) > 2)
  return listed('company', tokens, words.companies.filter(isForm))
}

/** Short names of ministries, also misspelt: `kemendikbud`, `kementrian`; not `kemenyan`, `kemenangan`. */
const ministry = /^kemen(?!yan|ang)[a-z]{2,}/

/**
 * Bodies of the state and of nations. `bin`, `lan` or `who` mean the body only where capitals set them apart from the
 * rest of the name; else they, state-owned companies and guarded words are to be looked at.
 */
function bodies(folded: string, tokens: readonly string[], words: NameWords): NameFinding[] {
  const capitals = capitalsApart(folded, tokens)
  const ordinary = wordsOf(tokens, words.body_words)
  const ministries = tokens.filter((token) => ministry.test(token) && !words.bodies.includes(token))
  const listedBodies = [...wordsOf(tokens, words.bodies), ...ministries]
  const risky = [...listedBodies, ...ordinary.filter((word) => capitals.includes(word))]
  const all = [...risky, ...ordinary.filter((word) => !risky.includes(word)), ...wordsOf(tokens, words.body_look)]
  // "bank indonesia" says more than "bank".
  const met = all.filter((word) => !all.some((other) => other !== word && ` ${other} `.includes(` ${word} `)))
  return met.length === 0 ? [] : [{ check: 'body', state: risky.length > 0 ? 'risk' : 'look', met }]
}

/** Two letters or more: `II`, `XII`. */
const romanNumber = /^(?=[ivx]{2})x{0,3}(?:ix|iv|v?i{0,3})$/

/**
 * Digits, Roman numbers, single letters, and two letters or more without a vowel; signs alone are no word either. Up to
 * three capitals that are set apart may be a word (`API`) or not (`ABC`).
 */
function letters(tokens: readonly string[], folded: string, words: NameWords): NameFinding[] {
  const { companies, foreign } = words
  if (/^[ '.&-]+$/.test(folded)) return [{ check: 'letters', state: 'conflicts', met: [folded] }]
  const isWord = (token: string) => companies.includes(token) || foreign.includes(token) || hasVowel(token)
  const met = tokens.filter(
    (token) => /\d/.test(token) || romanNumber.test(token) || token.length === 1 || !isWord(token),
  )
  if (met.length === 0) {
    const listed = [companies, foreign, words.improper, words.bodies, words.body_words, words.body_look].flat()
    const unsure = capitalsApart(folded, tokens).filter((word) => word.length <= 3 && !listed.includes(word))
    return unsure.length === 0 ? [] : [{ check: 'letters', state: 'look', met: unsure }]
  }
  return [{ check: 'letters', state: met.length === tokens.length ? 'conflicts' : 'risk', met }]
}

/** An `y` after a consonant sounds as a vowel: sky, gym, Dyn; not in xyz. */
function hasVowel(token: string): boolean {
  return /[aeiou]/.test(token) || (token.length > 2 && /[b-df-hj-np-tvwz]y/.test(token))
}

const joiningWords = ['dan', 'serta', 'untuk', 'di', 'ke', 'and', 'of', 'for', 'the', 'in']

/** What is dealt with, and where, do not make a name of an activity: `Bengkel Motor`, `Perdagangan Umum Indonesia`. */
function trades(words: NameWords, tokens: readonly string[], activity: string | undefined): NameFinding[] {
  const of = (token: string) => words.trades.filter((trade) => trade.words.includes(token)).map(({ id }) => id)
  const { things, places } = words.beside_trades
  const named = tokens.filter((token) => !joiningWords.includes(token))
  const met = named.filter((token) => of(token).length > 0)
  const isThing = (token: string, place: number) =>
    things.includes(token) || things.includes(`${named[place - 1]} ${token}`)
  const others = named.filter((token, place) => of(token).length === 0 && !isThing(token, place))
  if (met.length > 0 && others.every((token) => places.includes(token))) {
    // A place is not the purpose itself, so the name does not quite break the rule.
    return [{ check: 'purpose', state: others.length === 0 ? 'conflicts' : 'risk', met: named }]
  }
  // General words such as "jasa" fit every activity.
  const other = met.filter(
    (token) => activity !== undefined && !of(token).includes(activity) && !of(token).includes('jasa'),
  )
  return other.length > 0 ? [{ check: 'fits', state: 'look', met: other }] : []
}

/** Common foreign words, the sign for "and", and letters that Indonesian does not put together. */
function language(tokens: readonly string[], folded: string, { foreign }: NameWords): NameFinding[] {
  const met = tokens.filter(
    (token) =>
      foreign.includes(token) ||
      (/[aeiou]/.test(token) && !romanNumber.test(token) && /[xq](?!ur)|w(?![aeiouy])|wh|wr/.test(token)),
  )
  // The sign is allowed, but stands for a word of another language.
  const sign = folded.includes('&') && /[A-Za-z\d]/.test(folded) ? ['&'] : []
  if (met.length > 0) return [{ check: 'language', state: 'risk', met: [...met, ...sign] }]
  return sign.length > 0 ? [{ check: 'language', state: 'look', met: sign }] : []
}

function threeWords(tokens: readonly string[]): NameFinding[] {
  const words = tokens.filter((token) => /^[a-z]{3,}$/.test(token))
  return words.length < 3 ? [{ check: 'three', state: 'practice', met: [] }] : []
}

/** Spellings of the same sound, old and new; each changes one thing in the whole name. */
const spellings: readonly (readonly [RegExp, string])[] = [
  [/y/gi, 'i'],
  [/i/gi, 'y'],
  [/v/gi, 'f'],
  [/f/gi, 'v'],
  [/oe/gi, 'u'],
  [/u/gi, 'oe'],
  [/([a-z])\1/gi, '$1'],
  [/dj/gi, 'j'],
  [/tj/gi, 'c'],
  [/kh/gi, 'h'],
  [/z/gi, 's'],
]

const mostSoundAlikes = 5

function soundAlikes(folded: string): string[] {
  if (!/^[a-z\d '.&-]+$/i.test(folded)) return []
  const made = spellings.map(([from, to]) => sentenceCase(folded.toLowerCase().replace(from, to)))
  return [...new Set(made)].filter((name) => name.toLowerCase() !== folded.toLowerCase()).slice(0, mostSoundAlikes)
}

function sentenceCase(name: string): string {
  return name.replace(/(^|[\s-])([a-z])/g, (_, before: string, letter: string) => before + letter.toUpperCase())
}
