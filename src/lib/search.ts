/** Asks the search index. Pure. */
import type { Query, SearchOptions } from 'minisearch'
import type { Language } from './language.ts'
import { hrefOf, longestQuery, type SearchEntry, type SearchIndex, type SearchKind } from './search-index.ts'
import { isElsewhere, isOfMeaning, isOfPrice, meantBy, synonymsOf, writtenOf } from './search-synonyms.ts'
import { formsOf, isPlaced, percentagePattern, searchedWordsOf, subjectsOf } from './search-words.ts'
import { isSlip } from './typing-slips.ts'

export interface SearchResult extends SearchEntry {
  readonly kind: SearchKind
  /** The words of the index that the query met, and percentages, for `highlightMatches`. */
  readonly met: ReadonlySet<string>
}

/** A question of the site with the beginning of its answer. */
export interface FoundAnswer extends Omit<SearchResult, 'kind'> {
  readonly kind: 'answer'
}

export interface Found {
  /** Best first. */
  readonly results: readonly SearchResult[]
  /** Where the query meets a question that the site answers. */
  readonly answer: FoundAnswer | undefined
  /** Terms of the glossary that some of its words name, best first. */
  readonly terms: readonly SearchResult[]
  /** Words of the query that no entry holds, as the search compares them. */
  readonly unmet: readonly string[]
}

const mostWords = 12

/** With fewer results than this, those that hold only some of the words are added. */
const enoughResults = 3

/** An entry that holds less of what a query says, by the rarity of its words, is about something else. */
const muchOfQuery = 0.4

/** How much a word that names nothing says beside others, as a factor. */
const weightOfNameless = 0.5

/** A word that so few entries hold may be a typing error of another. */
const seldom = 3

const weightOfKind: Readonly<Record<SearchEntry['kind'], number>> = {
  answer: 1,
  service: 1.8,
  guide: 1.15,
  article: 1.1,
  regulation: 1,
  term: 1.1,
  page: 0.9,
  document: 1.15,
}

/** What is revoked is seldom meant, unless by its number. */
const weightOfRevoked = 0.75

/** A text to take over comes after the pages about its subject, unless a query says that it is meant. */
const weightOfUnmeant = 0.15

/** Who asks for a price means a page of prices; a law, unless named by its number, and a term state none. */
const weightOfUnpriced: Partial<Record<SearchEntry['kind'], number>> = { regulation: 0.2, term: 0.3 }

/** `pp umkm`: of the laws of a kind, the one about the subject. */
const weightOfAskedKind = 6

/** Which kind of law is about a subject, few know: `perpres tka` is a PP. */
const weightOfOtherKind = 3

/** Who names a place, or says `near me`, looks for somebody who does it. */
const weightOfPlaced = 2.5

/** Who asks what a word means looks for the glossary. */
const weightOfMeaning = 3

/** What names the year that is asked for comes before its equals. */
const weightOfYear = 1.1

const boost = { title: 6, names: 5, translations: 3, summary: 3 }

/**
 * The kinds of laws, and what is typed like them, as a pattern; and where each is read: directly before its number
 * (`pp5/2021`), cited with its number (`PP 35/21`), or as what is cited with a year.
 */
const kindsOfLaw: readonly (readonly [pattern: string, ...reads: ('stuck' | 'cited' | 'dated')[]])[] = [
  ['uu', 'stuck', 'cited', 'dated'],
  ['pp', 'stuck', 'cited', 'dated'],
  ['perpres', 'stuck', 'cited', 'dated'],
  ['permen\\p{L}*', 'stuck', 'cited', 'dated'],
  ['pmk', 'stuck', 'cited', 'dated'],
  ['perma', 'stuck', 'cited', 'dated'],
  ['law', 'stuck', 'cited', 'dated'],
  ['gr', 'stuck', 'cited', 'dated'],
  ['act', 'cited', 'dated'],
  ['government reg\\p{L}*', 'cited'],
  ['presidential reg\\p{L}*', 'cited'],
  ['sema', 'stuck', 'dated'],
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

function kindsRead(as: 'stuck' | 'cited' | 'dated'): string {
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

/** What is cited with a year: beside other words, a year is only a wish. */
const dated = new RegExp(`^(${kindsRead('dated')})$`, 'u')

/** A kind of law as it begins the titles of its laws. */
const kindInTitle = /^(uu|pp|perpres|permen\p{L}*|pmk|perma|sema)$/u

/** `dari cv ke pt`, `cv to pt`: from one form to another, where the words between them say nothing by themselves. */
const formToForm = /\b(ud|cv|pt|firma|pma|perorangan)\s+(?:ke|jadi|to|into)\s+(?=(?:cv|pt|pma|perorangan)\b)/giu
const becoming: Readonly<Record<Language, string>> = { id: 'mengubah', en: 'turn' }

/** How an entry met one word of a query. */
interface Meeting {
  readonly entry: SearchEntry
  readonly score: number
  readonly terms: readonly string[]
  /** In its title or its other names. */
  readonly isNamed: boolean
}

/** An entry with all that it met. */
interface Candidate {
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
interface KnownWord {
  readonly word: string
  /** How much it says: the fewer entries hold it, the more. */
  readonly says: number
  /** By id. */
  readonly meetings: ReadonlyMap<string, Meeting>
}

/**
 * Everything that a query finds in some indexes, best first: what holds all its words that are known at all, and where that
 * is little, what holds the rarest of them and half of the others. Forgives typing errors; never throws, whatever is typed.
 * @param only results of this kind
 */
export function find(indexes: readonly SearchIndex[], query: string, language: Language, only?: SearchKind): Found {
  const asked = meantBy(cutToWords(query), language)
    .replace(kindBeforeNumber, '$1 ')
    .replace(citedLaw, inIndonesian)
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
  const unmet = words.filter((word) => known.every((other) => other.word !== word))
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
  const weights = { service: isPlaced(asked) ? weightOfPlaced : 1, term: isOfMeaning(query) ? weightOfMeaning : 1 }
  for (const candidate of candidates) {
    const { kind } = candidate.entry
    candidate.score *= weightAsked(candidate, words) * (kind === 'service' || kind === 'term' ? weights[kind] : 1)
  }
  const marked = markedBy(asked)
  const resultOf = ({ entry, met }: Candidate) => ({ ...entry, kind: entry.kind as SearchKind, met: marked(met) })
  const best = known.length === words.length ? answerOf(candidates, known.length, language) : undefined
  const answer = best && { ...best.entry, kind: 'answer' as const, met: marked(best.met) }
  const eligible = candidates.filter(
    ({ entry }) => entry.kind !== 'answer' && (only === undefined || entry.kind === only),
  )
  const holdsAll = (candidate: Candidate) => candidate.words === known.length
  // Where the question itself is answered, every word is meant.
  const isMet = (candidate: Candidate) => holdsAll(candidate) || (!answer && isAbout(candidate, known))
  const first = ranked(eligible.filter(isMet), language, known.length)
  if (eligible.filter(holdsAll).length < enoughResults && known.length > 1) {
    // Beside words, numbers stand in many texts by chance, unless they are those of laws.
    const isCited = words.some((word) => dated.test(word))
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
  const others = oneTermOnTop(behindHeirs(first.filter((candidate) => !isMeant(candidate))))
  return {
    results: [...first.filter(isMeant), ...answeringFirst(others, answer?.href)].map(resultOf),
    terms: ranked(
      candidates.filter(({ entry, named }) => entry.kind === 'term' && named > 0),
      language,
      known.length,
    ).map(resultOf),
    unmet: [...(lacking.length > 0 ? [`${lacking[0]} ${lacking[1]}/${lacking[2]}`] : []), ...unmet],
    answer,
  }
}

/** How much more or less a law is meant where a price is asked for, or a kind of law about a subject. */
function weightAsked({ entry, named }: Candidate, words: readonly string[]): number {
  if (words.some(isNumber)) return 1
  if (words.some(isOfPrice)) return weightOfUnpriced[entry.kind] ?? 1
  if (entry.kind !== 'regulation') return 1
  const kind = words.map((word) => (word === 'gr' ? 'pp' : word)).find((word) => kindInTitle.test(word))
  if (kind === undefined || words.length < 2) return 1
  const isOfKind = entry.title.toLowerCase().startsWith(kind)
  if (isOfKind) return named > words.length / 2 ? weightOfAskedKind : 1
  return named >= words.length - 1 ? weightOfOtherKind : 1
}

/** The law with which a query begins by its kind, number and year, where the site has no page of it: its words; else none. */
function lackingLaw(indexes: readonly SearchIndex[], words: readonly string[], language: Language): readonly string[] {
  const [kind = '', number = '', year = ''] = words
  if (!kindInTitle.test(kind) || !isNumber(number) || !/^\p{N}{4}$/u.test(year)) return []
  const isIt = ({ entry }: Meeting) => {
    const [ownKind = '', ownNumber, ownYear] = subjectsOf(entry.title, language)
    return ownKind.startsWith(kind) && ownNumber === number && ownYear === year
  }
  return [...meet(indexes, number, language, false).values()].some(isIt) ? [] : [kind, number, year]
}

/** Words, and the years among them that only say of when an answer should be: `minimal modal pt 2026`. */
function yearsApart(words: readonly string[]): readonly [words: readonly string[], years: readonly string[]] {
  const isYear = (word: string) => /^20[12]\p{N}$/u.test(word)
  const others = words.filter((word) => !isYear(word))
  const isDated = others.length === 0 || others.some((word) => dated.test(word) || isNumber(word))
  return isDated ? [words, []] : [others, words.filter(isYear)]
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

/** The service that gives the answer before the other services, which may not be open to who asks. */
function answeringFirst(candidates: readonly Candidate[], answer: string | undefined): readonly Candidate[] {
  const place = candidates.findIndex(({ entry }) => entry.href === answer?.split('#', 1)[0])
  const first = candidates.findIndex(({ entry }) => entry.kind === 'service')
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

/**
 * The question that is meant: it and its page hold every word, three of which are much of the question, or two nearly all of
 * it. A single word asks nothing.
 */
function answerOf(candidates: readonly Candidate[], words: number, language: Language): Candidate | undefined {
  const meant = candidates.flatMap((candidate) => {
    const { entry, words: count, met } = candidate
    if (entry.kind !== 'answer' || count < words) return []
    const { count: inQuestion, share } = metOf(entry.title, met, language)
    const isMeant = inQuestion >= 3 ? share > 0.4 : inQuestion === 2 && share > 0.7
    return isMeant ? [{ candidate, share }] : []
  })
  const [best] = meant.sort((a, b) => b.share - a.share || b.candidate.score - a.candidate.score)
  return best?.candidate
}

/** How many of a title's words are among those that were met, and which share of it they are. */
function metOf(title: string, met: ReadonlySet<string>, language: Language) {
  const words = formsOfTitle(title, language)
  const count = words.filter((forms) => forms.some((form) => met.has(form))).length
  return { count, share: count / Math.max(1, words.length) }
}

/** The words of titles, each with its forms: stems take time, and every key that is pressed asks for the same. */
const titleForms: Readonly<Record<Language, Map<string, readonly string[][]>>> = { id: new Map(), en: new Map() }

function formsOfTitle(title: string, language: Language): readonly string[][] {
  const known = titleForms[language].get(title)
  if (known) return known
  const forms = subjectsOf(title, language).map((word) => formsOf(word, language))
  titleForms[language].set(title, forms)
  return forms
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

/** Best first: more where the words name the entry, most where they are its whole title: who asks for a PT means no PT PMA. */
function ranked(candidates: readonly Candidate[], language: Language, asked: number): Candidate[] {
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

/** Whether a word says what is looked for: a letter and a kind of law do not. */
function isTelling({ word, meetings }: KnownWord): boolean {
  return word.length > 1 && !kindInTitle.test(word) && isNaming(meetings)
}

function isNaming(meetings: KnownWord['meetings']): boolean {
  return [...meetings.values()].some(({ isNamed }) => isNamed)
}

/**
 * A word by which nothing on the site is named says less beside words that name something: `restaurant` of `restaurant
 * licence`. Where it stands in hardly an entry, and in none of those about the others, it stands there by chance and is left
 * out: `golden` of `golden visa`. Other is one that the site knows by another name, or as what it does not do.
 */
function namingFirst(known: readonly KnownWord[], language: Language): readonly KnownWord[] {
  const naming = known.filter(({ meetings }) => isNaming(meetings))
  if (naming.length === 0) return known
  return known.flatMap((each) => {
    const { word, says, meetings } = each
    if (naming.includes(each) || synonymsOf(word, language).length > 0 || isElsewhere(word, language)) return [each]
    const isAboutOthers = [...meetings.keys()].some((id) => naming.some((one) => one.meetings.get(id)?.isNamed))
    return meetings.size < seldom && !isAboutOthers ? [] : [{ ...each, says: says * weightOfNameless }]
  })
}

/** Whether an entry that lacks words is about the others all the same: it is named by one, and holds much of what they say. */
function isAbout({ id, named, share }: Candidate, known: readonly KnownWord[]): boolean {
  const hasNumbers = known.every(({ word, meetings }) => !isLongNumber(word) || meetings.has(id))
  return hasNumbers && named > 0 && share >= muchOfQuery
}

/** A year, or most numbers of laws; `1` may be a person. */
function isLongNumber(word: string): boolean {
  return /\p{N}\p{N}/u.test(word)
}

function* candidatesOf(known: readonly KnownWord[]): Iterable<Candidate> {
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

/**
 * What meets a word, by id. Its own forms and synonyms come first; its beginning counts while it is the last word, and
 * typing errors only where it is seldom or unknown.
 */
function meet(
  indexes: readonly SearchIndex[],
  word: string,
  language: Language,
  isLast: boolean,
): ReadonlyMap<string, Meeting> {
  const forms = formsOf(word, language)
  const [, stem] = forms
  const saidBy = (words: readonly string[]) =>
    words.flatMap((each) => synonymsOf(each, language)).flatMap((synonym) => formsOf(synonym, language))
  const exactly = (said: readonly string[]): Query[] => [
    { queries: [word], prefix: isLast && word.length >= 2 },
    ...(stem === undefined ? [] : [{ queries: [stem], boostTerm: () => 0.8 }]),
    ...said.map((synonym) => ({ queries: [synonym], boostTerm: () => 0.7 })),
  ]
  let said = saidBy(forms)
  let exact = exactly(said)
  let known = meetings(indexes, exact)
  if (known.size === 0) {
    const written = writtenOf(word, language).flatMap((each) => formsOf(each, language))
    said = [...written, ...saidBy(written)]
    exact = exactly(said)
    known = meetings(indexes, exact)
  }
  if (isElsewhere(word, language)) return known
  const whole = new Set([...forms, ...said])
  const count = [...known.values()].filter(({ terms }) => terms.some((term) => whole.has(term))).length
  if (count >= seldom || (count > 0 && said.length > 0)) return known
  const begun: Query = { queries: [word], prefix: word.length >= 2 }
  // One error before two: what differs by less is meant.
  for (let errors = 1; errors <= typingErrors(word); errors++) {
    const swapped = errors === 1 ? neighboursSwapped(word) : []
    const close = meetings(indexes, [
      ...exact,
      begun,
      { queries: [word, ...swapped], fuzzy: (term) => term === word && errors },
    ])
    // What merely is like the word is another word as often: `imta` is not `ita`.
    const meant = new Map(
      [...close].filter(
        ([id, { terms }]) =>
          known.has(id) ||
          terms.some(
            (term) => whole.has(term) || term.startsWith(word) || word.length > longestOfManyLike || isSlip(word, term),
          ),
      ),
    )
    if (meant.size > known.size) return meant
  }
  return meetings(indexes, [...exact, begun])
}

function meetings(indexes: readonly SearchIndex[], queries: readonly Query[]): ReadonlyMap<string, Meeting> {
  const settings: SearchOptions = {
    boost,
    boostDocument: (_id, _term, stored) => weightOf(stored as unknown as SearchEntry),
    processTerm: (term) => term,
    tokenize: (term) => [term],
  }
  const found = new Map<string, Meeting>()
  for (const index of indexes) {
    for (const result of index.search({ combineWith: 'OR', queries: [...queries] }, settings)) {
      const fields = Object.values(result.match).flat()
      const isNamed = fields.includes('title') || fields.includes('names') || fields.includes('translations')
      const terms = Object.keys(result.match)
      found.set(result.id, { entry: entryOf(result), score: result.score, terms, isNamed })
    }
  }
  return found
}

/** Without what the library adds. */
function entryOf(result: object): SearchEntry {
  const { id, kind, title, summary, facts, called, meantBy, stamp, heirs } = result as SearchEntry & {
    readonly id: string
  }
  return {
    kind,
    href: hrefOf(id),
    title,
    summary,
    ...(facts && { facts }),
    ...(called && { called }),
    ...(meantBy && { meantBy }),
    ...(stamp && { stamp }),
    ...(heirs && { heirs }),
  }
}

function weightOf({ kind, stamp }: SearchEntry): number {
  return weightOfKind[kind] * (stamp?.tone === 'negative' ? weightOfRevoked : 1)
}

function isNumber(word: string): boolean {
  return /^\p{N}+$/u.test(word)
}

/** Whether the word of that place is the title's. */
function isAtStartOf(title: string, language: Language): (word: string, place: number) => boolean {
  const titleWords = subjectsOf(title, language)
  return (word, place) => titleWords[place] === word
}

/** Too many words are like one of so few letters: only a slip of the keys is taken for another. */
const longestOfManyLike = 5

/** Two letters in the wrong order are one error, not two. */
function neighboursSwapped(word: string): string[] {
  return Array.from(
    { length: word.length - 1 },
    (_, at) => word.slice(0, at) + word.charAt(at + 1) + word.charAt(at) + word.slice(at + 2),
  )
}

/** How many letters may be wrong, missing or too many. Numbers of laws are meant as they are. */
function typingErrors(word: string): number {
  if (word.length <= 3 || /\p{N}/u.test(word)) return 0
  return word.length <= 6 ? 1 : 2
}
