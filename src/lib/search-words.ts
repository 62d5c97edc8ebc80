/** Texts as the words that a search compares. Pure. */
import { stemmer as englishStem } from '@orama/stemmers/english'
import { stemmer as indonesianStem } from '@orama/stemmers/indonesian'
import type { Language } from './language.ts'
import { normalized } from './plain-typing.ts'

const stems: Readonly<Record<Language, (word: string) => string>> = { id: indonesianStem, en: englishStem }

/** Shorter stems stand for too many words. */
const shortestStem = 3

/** Words that say nothing of a subject: those of questions, and `Nomor 40 Tahun 2007`. Neither indexed nor looked for. */
const fillers: Readonly<Record<Language, ReadonlySet<string>>> = {
  id: new Set(
    'ada adalah agar akan anda apa apakah atau bagaimana bagi berapa bila bisa cara dalam dan dari dengan di dimana harus idr ini itu jika juga kah ke mana mau no nomor oleh pada perlu rp saat saja saya sebagai siapa supaya tahun tentang untuk yang'.split(
      ' ',
    ),
  ),
  en: new Set(
    'a about an and are as at be by can do does for from how i idr if in is it its many much my need no nomor number of on or our rp should tahun that the there this to we what when where which who will with you your'.split(
      ' ',
    ),
  ),
}

/** The words and numbers of a text, normalized, in order. */
export function wordsOf(text: string): string[] {
  return normalized(text).match(/[\p{L}\p{N}]+/gu) ?? []
}

/**
 * A number of a text with its separators, the currency before it, an abbreviation with dots, or a word; the sign of per cent
 * stands for the word.
 */
const searchedPattern = /\p{N}+(?:[.,]\p{N}+)*|(?:rp|idr)(?=\p{N})|\p{L}(?:\.\p{L})+(?![\p{L}\p{N}])|[\p{L}\p{N}]+|%/gu

/** A number with the sign or the word of per cent. */
export const percentagePattern = /\p{N}+(?:[.,]\p{N}+)*\s?(?:%|(?:persen|percent)(?![\p{L}\p{N}]))/giu

/**
 * The words of a text as the search compares them: a number is one word however it is written (`10.000` is `10000`, `0,5` is
 * `0.5`), and a per cent sign is the word.
 */
export function searchedWordsOf(text: string): string[] {
  return (normalized(text).match(searchedPattern) ?? []).map(searchedWord)
}

/** A part of a text, which is a word, a number or a sign, as the search compares it. */
function searchedWord(part: string): string {
  if (part === '%' || part === 'percent') return 'persen'
  if (/^\p{N}{1,3}([.,]\p{N}{3})+$/u.test(part)) return part.replace(/[.,]/g, '')
  return /\p{L}\./u.test(part) ? part.replaceAll('.', '') : part.replace(',', '.')
}

/** Places, which are the same for all subjects, and what is said of them. */
const places: ReadonlySet<string> = new Set(
  'bali balikpapan bandung banjarmasin batam bekasi bogor canggu dekat denpasar depok jabodetabek jakarta jaksel jogja lombok makassar manado medan near nearby palembang pekanbaru samarinda semarang surabaya tangerang tangsel terdekat ubud yogyakarta'.split(
    ' ',
  ),
)

/** Whether a text names a place, as who looks for a provider does. */
export function isPlaced(text: string): boolean {
  return searchedWordsOf(text).some((word) => places.has(word))
}

/** Whether a text is nothing but places. */
export function isPlaceAlone(text: string): boolean {
  const words = searchedWordsOf(text)
  return words.length > 0 && words.every((word) => places.has(word))
}

/** What a question says besides its subject, as people chat: asking, wanting, making, the country. Not looked for. */
const chatter: Readonly<Record<Language, ReadonlySet<string>>> = {
  id: new Set(
    'aja aku apakah aturan bagus bagusan banget bantu barat begitu belum berapakah berdua bikin bisakah blm boleh bolehkah buat bukankah butuh cocok cuma cuman dapat dapet deh dgn dong dulu ga gak gimana gmn haruskah indonesia ingin jadi jawa kak kalau kalian kalo kami kamu kan kapan kena kenapa kita kok kpd krn lagi lain lewat loh malang mana masih memakai mending mengapa min minta mo nanti nggak ngurus nih non nya online pakai pake pengen perlukah pingin punyaku sama selatan sendiri siapakah sih solo sudah sy tau termasuk ternyata th thn tidak timur tolong tuh udah udh urus utara utk vs ya yg'.split(
      ' ',
    ),
  ),
  en: new Set(
    'am any anyone best better between choose did does doesn don east get have help hi indonesia indonesian just may me might non north not often online only out please should someone something south still take talk tell them they turns use used using vs want was were west why without would'.split(
      ' ',
    ),
  ),
}

/** `Pasal 7`: what follows is the law, which is found by its own name. */
const articleOfLaw = /\b(pasal|psl|ayat|article|art|paragraph)\.?\s*\(?\p{N}+\p{L}?(\(\p{N}+\))?\)?/giu

/** Of places, `pusat` and `central` alone may be a head office. */
const centreOfJakarta = /\b(?:jakarta\s+pusat|central\s+jakarta)\b/giu

/** The words of a text that say what it is about; where none does, all its words. */
export function subjectsOf(text: string, language: Language): string[] {
  const words = (part: string) => [...new Set(searchedWordsOf(part).filter((word) => !isFiller(word, language)))]
  const all = words(text)
  const subjects = words(text.replace(articleOfLaw, ' ').replace(centreOfJakarta, ' ')).filter(
    (word) => !chatter[language].has(word) && !places.has(word),
  )
  return subjects.length > 0 ? subjects : all
}

export function isFiller(word: string, language: Language): boolean {
  return fillers[language].has(word)
}

/** Words whose stem means something else: `kali` ("times"), `format`, `orang` ("person"). */
const unlikeTheirStem: ReadonlySet<string> = new Set(['kalian', 'formation', 'perorangan'])

/** What a word is found by: itself and, where it has one, its stem (`pendaftaran`, `daftar`). */
export function formsOf(word: string, language: Language): string[] {
  if (!/^\p{L}+$/u.test(word) || unlikeTheirStem.has(word)) return [word]
  const stem = stems[language](word)
  return stem === word || stem.length < shortestStem ? [word] : [word, stem]
}

/** How a verb is written in a chat, with the letters that its beginning stands for. */
const spoken: readonly (readonly [spoken: RegExp, written: string])[] = [
  [/^nge?(?=\p{L}{3})/u, ''],
  [/^ng(?=\p{L}{3})/u, 'h'],
  [/^ng(?=[aiueo]\p{L}{2})/u, 'k'],
  [/^ny(?=\p{L}{3})/u, 's'],
  [/^ny(?=\p{L}{3})/u, 'c'],
  [/^n(?=[aiueo]\p{L}{2})/u, 't'],
  [/^m(?=[aiueo]\p{L}{2})/u, 'p'],
]

/** What a word of a chat may be in writing: `daftarin` is `daftar`, `nutup` is `tutup`; mostly one of them is a word. */
export function writtenOf(word: string): readonly string[] {
  if (word.length < 5) return []
  const base = word.replace(/(?:in|an)$/u, '')
  const begun = spoken.flatMap(([pattern, written]) => (pattern.test(base) ? [base.replace(pattern, written)] : []))
  return base === word ? begun : [base, ...begun]
}
