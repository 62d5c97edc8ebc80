/** The entries that meet words of a query, and which of them is meant more. Pure. */
import type { Language } from './language.ts'
import type { SearchEntry } from './search-index.ts'
import { isKindOfLaw } from './search-laws.ts'
import { type Meeting, seldom } from './search-meetings.ts'
import { isElsewhere, synonymsOf } from './search-synonyms.ts'
import { formsOf, subjectsOf } from './search-words.ts'

/** An entry that holds less of what a query says, by the rarity of its words, is about something else. */
const muchOfQuery = 0.4

/** How much a word that names nothing says beside others, as a factor. */
const weightOfNameless = 0.3

/** A text to take over comes after the pages about its subject, unless a query says that it is meant. */
const weightOfUnmeant = 0.15

/** An entry with all that it met. */
export interface Candidate {
  /** In the index. */
  readonly id: string
  readonly entry: SearchEntry
  score: number
  words: number
  named: number
  /** How much of what the query says it holds, to 1. */
  share: number
  readonly met: Set<string>
}

/** A word of a query that the site knows. */
export interface KnownWord {
  readonly word: string
  /** How much it says: the fewer entries hold it, the more. */
  readonly says: number
  /** By id. */
  readonly meetings: ReadonlyMap<string, Meeting>
}

/** Every entry that meets some of the words. */
export function* candidatesOf(known: readonly KnownWord[]): Iterable<Candidate> {
  const candidates = new Map<string, Candidate>()
  const total = known.reduce((sum, { says }) => sum + says, 0)
  for (const { meetings, says } of known) {
    for (const [id, { entry, score, terms, isNamed }] of meetings) {
      const candidate = candidates.get(id) ?? { id, entry, score: 0, words: 0, named: 0, share: 0, met: new Set() }
      candidate.share += says / total
      candidates.set(id, candidate)
      candidate.score += score
      candidate.words += 1
      candidate.named += isNamed ? 1 : 0
      for (const term of terms) candidate.met.add(term)
    }
  }
  yield* candidates.values()
}

/** Best first: more where the words name the entry, most where they are its whole title: who asks for a PT means no PT PMA. */
export function ranked(candidates: readonly Candidate[], language: Language, asked: number): Candidate[] {
  const weights = new Map(
    candidates.map((candidate) => {
      const { entry, score, named, words, met, share } = candidate
      const title = named > 0 ? metOf(entry.title, met, language).share * (entry.kind === 'service' ? 0.6 : 0.5) : 0
      const weight = entry.meantBy?.some((word) => met.has(word)) === false ? weightOfUnmeant : 1
      return [
        candidate,
        weight * score * (1 + named) * (named === words && words === asked ? 2 : 1) * (1 + title) * share ** 1.5,
      ]
    }),
  )
  return candidates.toSorted((a, b) => (weights.get(b) ?? 0) - (weights.get(a) ?? 0))
}

/** Who asks for the licence of a trade, in so many words, means licensing, whatever else names the trade: `cafe licence`. */
const mostOfTrade = 3

/** Whether a word is what licences of trades are about (`search-phrases.ts`). */
export function isLicence(word: string): boolean {
  return word === 'perizinan' || word === 'licensing'
}

/** Whether a word says what is looked for: a letter and a kind of law do not. */
export function isTelling({ word, meetings }: KnownWord): boolean {
  return word.length > 1 && !isKindOfLaw(word) && isNaming(meetings)
}

function isNaming(meetings: KnownWord['meetings']): boolean {
  return [...meetings.values()].some(({ isNamed }) => isNamed)
}

/**
 * A word by which nothing on the site is named says less beside words that name something: `restaurant` of `restaurant
 * licence`. Where it stands in hardly an entry, and in none of those about the others, it stands there by chance and is left
 * out: `golden` of `golden visa`. Other is one that the site knows by another name, or as what it does not do.
 */
export function namingFirst(known: readonly KnownWord[], language: Language): readonly KnownWord[] {
  const licence = known.find(({ word }) => isLicence(word))
  const naming = licence && known.length <= mostOfTrade ? [licence] : known.filter(({ meetings }) => isNaming(meetings))
  if (naming.length === 0) return known
  return known.flatMap((each) => {
    const { word, says, meetings } = each
    if (naming.includes(each) || synonymsOf(word, language).length > 0 || isElsewhere(word, language)) return [each]
    const isAboutOthers = [...meetings.keys()].some((id) => naming.some((one) => one.meetings.get(id)?.isNamed))
    return meetings.size < seldom && !isAboutOthers ? [] : [{ ...each, says: says * weightOfNameless }]
  })
}

/** Whether an entry that lacks words is about the others all the same: it is named by one, and holds much of what they say. */
export function isAbout({ id, named, share }: Candidate, known: readonly KnownWord[]): boolean {
  const hasNumbers = known.every(({ word, meetings }) => !isLongNumber(word) || meetings.has(id))
  return hasNumbers && named > 0 && share >= muchOfQuery
}

/** A year, or most numbers of laws; `1` may be a person. */
function isLongNumber(word: string): boolean {
  return /\p{N}\p{N}/u.test(word)
}

/** How many of a title's words are among those that were met, and which share of it they are. */
export function metOf(title: string, met: ReadonlySet<string>, language: Language) {
  const words = formsOfText(title, language)
  const count = words.filter((forms) => forms.some((form) => met.has(form))).length
  return { count, share: count / Math.max(1, words.length) }
}

/** Memoised, since stems take time and every key that is pressed asks for the same. */
const textForms: Readonly<Record<Language, Map<string, readonly string[][]>>> = { id: new Map(), en: new Map() }

/** The words of a title or a short answer, each with its forms. */
export function formsOfText(text: string, language: Language): readonly string[][] {
  const known = textForms[language].get(text)
  if (known) return known
  const forms = subjectsOf(text, language).map((word) => formsOf(word, language))
  textForms[language].set(text, forms)
  return forms
}
