/** Asks the search index. Pure. */
import { longestQuery } from './addresses.ts'
import type { Language } from './language.ts'
import { type Answer, articleOf, isOfOtherForm, questionOf } from './search-answers.ts'
import {
  type Candidate,
  candidatesOf,
  isAbout,
  isLicence,
  isTelling,
  metOf,
  namingFirst,
  ranked,
} from './search-candidates.ts'
import type { SearchEntry, SearchIndex, SearchKind } from './search-index.ts'
import { isDated, isKindOfLaw, withLawsNamed, withoutStateAsked } from './search-laws.ts'
import { type Meeting, meet } from './search-meetings.ts'
import { isOfMeaning, isOfPrice, meantBy, phrasesElsewhere, withoutElsewhere } from './search-phrases.ts'
import { formsOf, isPlaceAlone, isPlaced, percentagePattern, searchedWordsOf, subjectsOf } from './search-words.ts'

export interface SearchResult extends SearchEntry {
  readonly kind: SearchKind
  /** The words of the index that the query met, and percentages, for `highlightMatches`. */
  readonly met: ReadonlySet<string>
}

/** What the site answers to a query. */
export interface FoundAnswer extends Pick<SearchEntry, 'kind' | 'href' | 'title'>, Pick<Answer, 'says' | 'source'> {
  readonly met: ReadonlySet<string>
}

export interface Found {
  /** Best first. */
  readonly results: readonly SearchResult[]
  /** Where the query asks what the site answers. */
  readonly answer: FoundAnswer | undefined
  /** Terms of the glossary that some of its words name, best first. */
  readonly terms: readonly SearchResult[]
  /** Words of the query that no entry holds, as the search compares them. */
  readonly unmet: readonly string[]
}

const mostWords = 12

/** With fewer results than this, those that hold only some of the words are added. */
const enoughResults = 3

/** Who asks for a price means a page of prices; a law, unless named by its number, and a term state none. */
const weightOfUnpriced: Partial<Record<SearchEntry['kind'], number>> = { regulation: 0.2, term: 0.3 }

/** `pp umkm`: of the laws of a kind, the one about the subject. */
const weightOfAskedKind = 6

/** Which kind of law is about a subject, few know: `perpres tka` is a PP. */
const weightOfOtherKind = 3

/** Who asks for a licence looks for the page of licences. */
const weightOfLicensed = 4

/** Who names a place, or says `near me`, looks for somebody who does it. */
const weightOfPlaced = 2.5

/** Who asks what a word means looks for the glossary. */
const weightOfMeaning = 3

/** Who asks for a PT means no article on a PT PMA. */
const weightOfOtherForm = 0.5

/** What names the year that is asked for comes before its equals. */
const weightOfYear = 1.1

/** `dari cv ke pt`, `cv to pt`: from one form to another, where the words between them say nothing by themselves. */
const formToForm = /\b(ud|cv|pt|firma|pma|perorangan)\s+(?:ke|jadi|to|into)\s+(?=(?:cv|pt|pma|perorangan)\b)/giu
/** Who names a place alone looks for the company there. */
const office: Readonly<Record<Language, string>> = { id: 'kantor', en: 'office' }

const becoming: Readonly<Record<Language, string>> = { id: 'mengubah', en: 'turn' }

/**
 * Everything that a query finds in some indexes, best first: what holds all its words that are known at all, and where that
 * is little, what holds the rarest of them and half of the others. Forgives typing errors; never throws, whatever is typed.
 * @param only results of this kind
 */
export function find(indexes: readonly SearchIndex[], query: string, language: Language, only?: SearchKind): Found {
  const elsewhere = phrasesElsewhere(cutToWords(query))
  const asked = withoutStateAsked(withLawsNamed(meantBy(withoutElsewhere(cutToWords(query)), language)))
    .replace(/^.*$/su, (text) => (isPlaceAlone(text) ? office[language] : text))
    .replace(/^\s*\p{N}{5}\s*$/u, 'kbli')
    .replace(formToForm, `$1 ${becoming[language]} `)
    .replace(/(\p{L}{3})2(?!\p{N})/gu, '$1')
  const subjects = subjectsOf(asked, language).slice(0, mostWords)
  const lacking = lackingLaw(indexes, subjects, language)
  const [words, years] = yearsApart(subjects.slice(lacking.length))
  const entries = indexes.reduce((sum, { documentCount }) => sum + documentCount, 0)
  const met = words.flatMap((word, place) => {
    const meetings = meet(indexes, word, language, place === words.length - 1)
    return meetings.size > 0 ? [{ word, says: Math.log(1 + entries / meetings.size), meetings }] : []
  })
  const known = namingFirst(met, language)
  const unmet = [...elsewhere, ...words.filter((word) => known.every((other) => other.word !== word))]
  const found = [...candidatesOf(known)]
  // What has no name on the site and stands beside an unknown word stands there by chance: `hilang` of `stnk hilang`.
  const isByChance = unmet.length + lacking.length > 0 && !known.some(isTelling)
  const candidates = isByChance ? [] : found
  for (const year of years) {
    const meetings = meet(indexes, year, language, false)
    for (const candidate of candidates.filter(({ id }) => meetings.get(id)?.isNamed)) {
      candidate.score *= weightOfYear
      candidate.met.add(year)
    }
  }
  const weights = {
    service: words.some(isLicence) ? weightOfLicensed : isPlaced(asked) ? weightOfPlaced : 1,
    term: isOfMeaning(query) ? weightOfMeaning : 1,
  }
  for (const candidate of candidates) {
    const { kind } = candidate.entry
    if (kind === 'article' && isOfOtherForm(candidate.entry.title, query)) candidate.score *= weightOfOtherForm
    candidate.score *= weightAsked(candidate, words) * (kind === 'service' || kind === 'term' ? weights[kind] : 1)
  }
  const marked = markedBy(asked)
  const resultOf = ({ entry, met }: Candidate) => ({ ...entry, kind: entry.kind as SearchKind, met: marked(met) })
  const isAllKnown = unmet.length === 0
  const question = isAllKnown ? questionOf(candidates, known.length, language) : undefined
  const eligible = candidates.filter(
    ({ entry }) => entry.kind !== 'answer' && (only === undefined || entry.kind === only),
  )
  const holdsAll = (candidate: Candidate) => candidate.words === known.length
  // Where the question itself is answered, every word is meant.
  const isMet = (candidate: Candidate) => holdsAll(candidate) || (!question && isAbout(candidate, known))
  const first = ranked(eligible.filter(isMet), language, known.length)
  if (eligible.filter(holdsAll).length < enoughResults && known.length > 1) {
    // Beside words, numbers stand in many texts by chance, unless they are those of laws.
    const isCited = words.some((word) => isDated(word))
    const said = known.filter(({ word }) => isCited || (!isNumber(word) && word.length > 1 && word !== 'persen'))
    const rarest = (said.length > 0 ? said : known).reduce((one, other) =>
      other.meetings.size < one.meetings.size ? other : one,
    )
    const half = Math.ceil(known.length / 2)
    const others = eligible.filter((each) => !isMet(each) && each.words >= half && rarest.meetings.has(each.id))
    first.push(...ranked(others, language, known.length))
  }
  // Words that never stand together find what some of them name.
  if (first.length === 0)
    first.push(
      ...ranked(
        eligible.filter(({ named }) => named > 0),
        language,
        known.length,
      ),
    )
  // A law that is named by its number is meant, revoked or not, and so is one that is called so.
  const stems = words.map((word) => formsOf(word, language).at(-1))
  const names = [words.join(' '), stems.join(' ')]
  const isMeant = ({ entry }: Candidate) =>
    (words.some(isNumber) && words.every(isAtStartOf(entry.title, language))) ||
    entry.called?.some((name) => names.includes(name)) === true
  const meant = first.filter(isMeant)
  const others = oneTermOnTop(behindHeirs(first.filter((candidate) => !isMeant(candidate))))
  const results = [...meant, ...answeringFirst(others, question?.candidate.entry.href, known.length, language)]
  // Who names a law or a text to take over asks for that.
  const isNamed = meant.length > 0 || candidates.some(({ entry, met }) => entry.meantBy?.some((word) => met.has(word)))
  const answer = question ?? (isAllKnown && !isNamed ? articleOf(results, known, query, language) : undefined)
  return {
    results: results.map(resultOf),
    terms: ranked(
      candidates.filter(({ entry, named }) => entry.kind === 'term' && named > 0),
      language,
      known.length,
    ).map(resultOf),
    unmet: [...(lacking.length > 0 ? [`${lacking[0]} ${lacking[1]}/${lacking[2]}`] : []), ...unmet],
    answer: answer && {
      kind: answer.candidate.entry.kind,
      href: answer.candidate.entry.href,
      title: answer.candidate.entry.title,
      met: marked(answer.candidate.met),
      says: answer.says,
      source: answer.source,
    },
  }
}

/** Words, and the years among them that only say of when an answer should be: `minimal modal pt 2026`. */
function yearsApart(words: readonly string[]): readonly [words: readonly string[], years: readonly string[]] {
  const isYear = (word: string) => /^20[12]\p{N}$/u.test(word)
  const others = words.filter((word) => !isYear(word))
  const isOfLaw = others.length === 0 || others.some((word) => isDated(word) || isNumber(word))
  return isOfLaw ? [words, []] : [others, words.filter(isYear)]
}

/** What is revoked directly behind what replaced it, where that was found as well. */
function behindHeirs(candidates: readonly Candidate[]): readonly Candidate[] {
  const ordered = [...candidates]
  for (const revoked of candidates) {
    const heirs = new Set(revoked.entry.heirs?.map(({ href }) => href))
    const place = ordered.indexOf(revoked)
    const heir = ordered.findIndex(({ entry }) => heirs.has(entry.href))
    if (heir > place) ordered.splice(heir, 0, ...ordered.splice(place, 1))
  }
  return ordered
}

/** Further terms behind the first results: they stand beside them, too. */
function oneTermOnTop(candidates: readonly Candidate[]): readonly Candidate[] {
  const [, ...further] = candidates.slice(0, enoughResults).filter(({ entry }) => entry.kind === 'term')
  const others = candidates.filter((candidate) => !further.includes(candidate))
  return [...others.slice(0, enoughResults), ...further, ...others.slice(enoughResults)]
}

/**
 * The page that gives the answer before what lacks words of the question in its title, and before other services, which may
 * not be open to who asks.
 */
function answeringFirst(
  candidates: readonly Candidate[],
  answer: string | undefined,
  words: number,
  language: Language,
): readonly Candidate[] {
  const place = candidates.findIndex(({ entry }) => entry.href === answer?.split('#', 1)[0])
  const first = candidates.findIndex(
    ({ entry, met }) => entry.kind === 'service' || metOf(entry.title, met, language).count < words,
  )
  const ordered = [...candidates]
  if (place > first) ordered.splice(first, 0, ...ordered.splice(place, 1))
  return ordered
}

/** Without the word that the longest query would break off. */
function cutToWords(query: string): string {
  return query.length > longestQuery ? query.slice(0, longestQuery).replace(/\S*$/u, '') : query
}

/** The results alone. */
export function search(...asked: Parameters<typeof find>): readonly SearchResult[] {
  return find(...asked).results
}

/** Of the words that were met, what is marked: a number that is asked as a percentage together with its sign, never alone. */
function markedBy(query: string): (met: ReadonlySet<string>) => ReadonlySet<string> {
  const percentages = (query.match(percentagePattern) ?? []).map(searchedWordsOf)
  const others = new Set(searchedWordsOf(query.replace(percentagePattern, ' ')))
  const parts = new Set(percentages.flat().filter((word) => !others.has(word)))
  return (met) => {
    const whole = percentages.filter((words) => words.every((word) => met.has(word)))
    return new Set([...[...met].filter((word) => !parts.has(word)), ...whole.map((words) => words.join(' '))])
  }
}

/** How much more or less a law is meant where a price is asked for, or a kind of law about a subject. */
function weightAsked({ entry, named }: Candidate, words: readonly string[]): number {
  if (words.some(isNumber)) return 1
  if (words.some(isOfPrice)) return weightOfUnpriced[entry.kind] ?? 1
  if (entry.kind !== 'regulation') return 1
  const kind = words.map((word) => (word === 'gr' ? 'pp' : word)).find((word) => isKindOfLaw(word))
  if (kind === undefined || words.length < 2) return 1
  const isOfKind = entry.title.toLowerCase().startsWith(kind)
  if (isOfKind) return named > words.length / 2 ? weightOfAskedKind : 1
  return named >= words.length - 1 ? weightOfOtherKind : 1
}

/** The law with which a query begins by its kind, number and year, where the site has no page of it: its words; else none. */
function lackingLaw(indexes: readonly SearchIndex[], words: readonly string[], language: Language): readonly string[] {
  const [kind = '', number = '', year = ''] = words
  if (!isKindOfLaw(kind) || !isNumber(number) || !/^\p{N}{4}$/u.test(year)) return []
  const isIt = ({ entry }: Meeting) => {
    const [ownKind = '', ownNumber, ownYear] = subjectsOf(entry.title, language)
    return ownKind.startsWith(kind) && ownNumber === number && ownYear === year
  }
  return [...meet(indexes, number, language, false).values()].some(isIt) ? [] : [kind, number, year]
}

function isNumber(word: string): boolean {
  return /^\p{N}+$/u.test(word)
}

/** Whether the word of that place is the title's. */
function isAtStartOf(title: string, language: Language): (word: string, place: number) => boolean {
  const titleWords = subjectsOf(title, language)
  return (word, place) => titleWords[place] === word
}
