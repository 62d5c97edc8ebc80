/** Texts as the words that a search compares. Pure. */
import { stemmer as englishStem } from '@orama/stemmers/english'
import { stemmer as indonesianStem } from '@orama/stemmers/indonesian'
import type { Language } from './language.ts'

const stems: Readonly<Record<Language, (word: string) => string>> = { id: indonesianStem, en: englishStem }

/** Shorter stems stand for too many words. */
const shortestStem = 3

/** Words that say nothing of a subject: those of questions, and `Nomor 40 Tahun 2007`. Neither indexed nor looked for. */
const fillers: Readonly<Record<Language, ReadonlySet<string>>> = {
  id: new Set(
    'ada adalah agar akan anda apa apakah atau bagaimana bagi berapa bila bisa cara dalam dan dari dengan di harus ini itu jika juga kah ke mana mau no nomor oleh pada perlu saat saja saya sebagai siapa supaya tahun tentang untuk yang'.split(
      ' ',
    ),
  ),
  en: new Set(
    'a about an and are as at be by can do does for from how i if in is it its long many much my need no nomor number of on or our should tahun that the there this to we what when where which who will with you your'.split(
      ' ',
    ),
  ),
}

/** Letters without accents, in lower case. */
export function normalized(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
}

/** The words and numbers of a text, normalized, in order. */
export function wordsOf(text: string): string[] {
  return normalized(text).match(/[\p{L}\p{N}]+/gu) ?? []
}

export function isFiller(word: string, language: Language): boolean {
  return fillers[language].has(word)
}

/** What a word is found by: itself and, where it has one, its stem (`pendaftaran`, `daftar`). */
export function formsOf(word: string, language: Language): string[] {
  if (!/^\p{L}+$/u.test(word)) return [word]
  const stem = stems[language](word)
  return stem === word || stem.length < shortestStem ? [word] : [word, stem]
}
