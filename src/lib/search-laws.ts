/** Laws as a query names them: their kinds, numbers and years. Pure. */

type Read = 'stuck' | 'cited' | 'dated' | 'titled'

/**
 * The kinds of laws, and what is typed like them, as a pattern; and where each is read: directly before its number
 * (`pp5/2021`), cited with its number (`PP 35/21`), as what is cited with a year, or
 * as what begins the titles of its laws.
 */
const kindsOfLaw: readonly (readonly [pattern: string, ...reads: Read[]])[] = [
  ['uu', 'stuck', 'cited', 'dated', 'titled'],
  ['pp', 'stuck', 'cited', 'dated', 'titled'],
  ['perpres', 'stuck', 'cited', 'dated', 'titled'],
  ['permen\\p{L}*', 'stuck', 'cited', 'dated', 'titled'],
  ['pmk', 'stuck', 'cited', 'dated', 'titled'],
  ['perma', 'stuck', 'cited', 'dated', 'titled'],
  ['law', 'stuck', 'cited', 'dated'],
  ['gr', 'stuck', 'cited', 'dated'],
  ['act', 'cited', 'dated'],
  ['government reg\\p{L}*', 'cited'],
  ['presidential reg\\p{L}*', 'cited'],
  ['sema', 'stuck', 'dated', 'titled'],
  ['kbli', 'stuck', 'dated'],
  ['undang', 'dated'],
  ['peraturan', 'dated'],
  ['perpu', 'dated'],
  ['perppu', 'dated'],
  ['putusan', 'dated'],
  ['regulation', 'dated'],
  ['decision', 'dated'],
  ['pph', 'stuck'],
  ['pasal', 'stuck'],
  ['psl', 'stuck'],
]

function kindsRead(as: Read): string {
  return kindsOfLaw.flatMap(([pattern, ...reads]) => (reads.includes(as) ? [pattern] : [])).join('|')
}

/** `pp5/2021` is `pp 5/2021`, and `pph21` is `pph 21`. */
const kindBeforeNumber = new RegExp(`\\b(${kindsRead('stuck')})(?=\\p{N})`, 'giu')

/** Laws as they are cited, which the site names in Indonesian: `GR No. 5`, `PP 35/21`, `Law 27`. */
const citedLaw = new RegExp(
  `\\b(${kindsRead('cited')})\\s*(?:(?:no\\b\\.?|nomor|number)\\s*)?(\\p{N}+)(?:\\/(\\p{N}\\p{N})(?![\\p{N}/]))?`,
  'giu',
)
const indonesianLaw: Readonly<Record<string, string>> = { la: 'uu', ac: 'uu', gr: 'pp', go: 'pp', pr: 'perpres' }

/** With its Indonesian name, and its year in full. */
function inIndonesian(_: string, kind: string, number: string, year?: string): string {
  const name = indonesianLaw[kind.slice(0, 2).toLowerCase()] ?? kind
  return `${name} ${number}${year ? `/${Number(year) > 44 ? 19 : 20}${year}` : ''}`
}

const dated = new RegExp(`^(${kindsRead('dated')})$`, 'u')

const titled = new RegExp(`^(${kindsRead('titled')})$`, 'u')

/** A text with each kind of law apart from its number, and in Indonesian. */
export function withLawsNamed(text: string): string {
  return text.replace(kindBeforeNumber, '$1 ').replace(citedLaw, inIndonesian)
}

/** What is asked of a law besides its name: whether it still holds. */
const stateAsked =
  /\b(?:(?:masih|sudah|udah|tetap|is|are|still)\s+)*(?:berlaku|dicabut|digantikan|diganti|diubah|(?:in\s+force|valid|revoked|repealed|replaced|amended)\b(?:\s+yet)?)(?:kah|nya)?(?:\s+lagi)?(?!\p{L}|\s+(?:untuk|bagi|pada|for|to)\b)/giu

const namedLaw = new RegExp(`\\b(?:${kindsRead('titled')})\\s+[\\p{L}\\p{N}]|\\p{L}\\s+law\\b`, 'iu')

/** `pp 5 2021 masih berlaku?` asks for that law, whose page says it. */
export function withoutStateAsked(text: string): string {
  const left = text.replace(stateAsked, ' ')
  return namedLaw.test(left) ? left : text
}

/** Whether a word is what is cited with a year: beside other words, a year is only a wish. */
export function isDated(word: string): boolean {
  return dated.test(word)
}

/** Whether a word is a kind of law as it begins the titles of its laws. */
export function isKindOfLaw(word: string): boolean {
  return titled.test(word)
}
