/** Which codes the finder lists for what was typed and the category that was chosen, and the sentence above them. Pure. */
import { findKbli } from '../../../engines/kbli.ts'
import type { Kbli, KbliCode } from '../../../engines/kbli-index.ts'
import type { Language } from '../../../i18n/languages.ts'

/** Where the finder of KBLI codes loads its files. Pure. */

/**
 * @param name `index`, `words` for those of descriptions, or the two digits of a division for the descriptions of its codes
 * @param version changes with the content, so that caches may keep the files
 */
export function kbliFileAddress(name: string, version: string): string {
  return `/assets/kbli/${name}.${version}.json`
}

type KbliSentence =
  /** Nothing is asked yet. */
  | 'waiting'
  | 'found'
  /** Found for words that begin with one that was typed. */
  | 'begun'
  /** Found for words of which one that was typed is a slip. */
  | 'changed'
  /** Found for some of the words only. */
  | 'partly'
  /** Found for activities in whose names the words stand beside others. */
  | 'loosely'
  /** Nothing, but words are like those that were typed. */
  | 'unlike'
  /** All codes of a category. */
  | 'category'
  /** A division, group or class by its number. */
  | 'level'
  /** Found by a number, which may have meant something else in 2020. */
  | 'number'
  /** Not in KBLI 2025; the codes of its category instead. */
  | 'unknownCode'
  | 'unknownDivision'
  | 'none'
  /** Words that fit every business. */
  | 'general'
  /** Found, but none of it in the chosen category. */
  | 'elsewhere'
  | 'short'
  | 'tooManyDigits'

export interface KbliList {
  readonly sentence: KbliSentence
  readonly codes: readonly KbliCode[]
  /** The number that was typed, where there was one. */
  readonly number?: string
  /** What the sentence quotes: the words that were typed, and those that were looked for. */
  readonly typed?: string
  readonly meant?: string
  /** Queries that may be meant instead. */
  readonly instead?: readonly string[]
}

/** Words that may be meant, so many at most. */
const mostMeant = 3

/**
 * @param category a letter, or empty for all
 * @param language of the page
 */
export function kbliList(kbli: Kbli, typed: string, category: string, language: Language): KbliList {
  const of = (letter: string) => [...kbli.codes.values()].filter((code) => code.category === letter)
  const answer = findKbli(kbli, typed, language)
  switch (answer.kind) {
    case 'empty':
      return category === '' ? { sentence: 'waiting', codes: [] } : { sentence: 'category', codes: of(category) }
    case 'unknownCode':
      return answer.category === undefined
        ? { sentence: 'unknownDivision', number: answer.number, codes: [] }
        : { sentence: 'unknownCode', number: answer.number, codes: nearestFirst(of(answer.category), answer.number) }
    case 'level':
      return { sentence: 'level', number: answer.number, codes: answer.codes }
    case 'number':
      return { sentence: 'number', codes: answer.codes }
    case 'found': {
      const codes = answer.codes.filter((code) => category === '' || code.category === category)
      if (codes.length === 0) return { sentence: 'elsewhere', codes }
      if (answer.only === '') return { sentence: 'loosely', codes, typed: typed.trim() }
      if (answer.only !== undefined) return { sentence: 'partly', codes, typed: typed.trim(), meant: answer.only }
      if (!answer.changed) return { sentence: 'found', codes }
      const { isBegun, meant, typed: word } = answer.changed
      return {
        sentence: isBegun ? 'begun' : 'changed',
        codes,
        typed: word,
        meant: meant.slice(0, mostMeant).join(', '),
      }
    }
    case 'none': {
      const instead = answer.meant?.slice(0, mostMeant)
      return instead ? { sentence: 'unlike', codes: [], typed: typed.trim(), instead } : { sentence: 'none', codes: [] }
    }
    default:
      return { sentence: answer.kind, codes: [] }
  }
}

/** Codes of the same group before those of the same division, and those before the rest. */
function nearestFirst(codes: readonly KbliCode[], number: string): KbliCode[] {
  const distance = ({ code }: KbliCode) =>
    [number.slice(0, 3), number.slice(0, 2), ''].findIndex((beginning) => code.startsWith(beginning))
  return codes.toSorted((one, other) => distance(one) - distance(other))
}
