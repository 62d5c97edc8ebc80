/** The answer to what a query asks: a question of the site, or the short answers of an article or a guide. Pure. */
import type { Language } from './language.ts'
import { type Candidate, formsOfText, type KnownWord, metOf } from './search-candidates.ts'
import { isAsking, isComparing, isOfPrice } from './search-phrases.ts'

/** What answers a query. */
export interface Answer {
  readonly candidate: Candidate
  /** The beginning of the answer, or one or two short answers. */
  readonly says: readonly string[]
  /** The page that has the question; empty where the page that is linked is an article. */
  readonly source: string
}

/** Of what a query finds, only the first ones may be meant. */
const mayAnswer = 3

/** How much of what three words or more say, by their rarity, the article that is found first may leave unsaid. */
const mayLack = 0.3

/**
 * The question that is meant: it and its page hold every word, three of which are much of the question, or two nearly all of
 * it. A single word asks nothing.
 */
export function questionOf(candidates: readonly Candidate[], words: number, language: Language): Answer | undefined {
  const meant = candidates.flatMap((candidate) => {
    const { entry, words: count, met } = candidate
    if (entry.kind !== 'answer' || count < words) return []
    const { count: inQuestion, share } = metOf(entry.title, met, language)
    const isMeant = inQuestion >= 3 ? share > 0.4 : inQuestion === 2 && share > 0.7
    const [text = '', source = ''] = entry.facts ?? []
    return isMeant ? [{ candidate, share, says: [text], source }] : []
  })
  return meant.sort((a, b) => b.share - a.share || b.candidate.score - a.candidate.score)[0]
}

/**
 * The first article or guide among what is found first, where its title and one of its short answers say every word, or
 * nearly all where it is found before all others. Two words ask something in a question, or where they are nearly its whole
 * title.
 * @param results best first
 * @param known all words of the query
 */
export function articleOf(
  results: readonly Candidate[],
  known: readonly KnownWord[],
  query: string,
  language: Language,
): Answer | undefined {
  const candidate = results.slice(0, mayAnswer).find(({ entry }) => entry.points)
  if (!candidate || known.length < 2) return undefined
  const { title, points = [] } = candidate.entry
  const metBy = known.map(({ meetings }) => new Set([...meetings.values()].flatMap(({ terms }) => terms)))
  const isSaidIn = (text: string) => {
    const forms = formsOfText(text, language).flat()
    return metBy.map((terms) => forms.some((form) => terms.has(form)))
  }
  const inTitle = isSaidIn(title)
  // Of the parts that a title lists behind its subject, each answer has its own: "Karyawan pertama: biaya, BPJS, THR".
  const inSubject = isComparing(query) ? inTitle : isSaidIn(title.split(/[:,]/)[0] ?? title)
  // An article answers in what two things differ where it is about both, and what holds for a PT where it is about that PT.
  if (isComparing(query) && inTitle.filter(Boolean).length < 2) return undefined
  if (isOfOtherForm(title, query)) return undefined
  // "First year costs" is a tool, whatever an article says of the first employee's.
  if (results[0] !== candidate && results[0]?.entry.kind === 'page' && results[0].named === known.length)
    return undefined
  const weightOf = (words: readonly KnownWord[]) => words.reduce((sum, { says }) => sum + says, 0)
  const shape = answerShape(query)
  const all = points.map((point) => {
    const inPoint = isSaidIn(point)
    const lacking = known.filter((_, at) => !inPoint[at] && !inSubject[at])
    const said = known.filter((_, at) => inPoint[at])
    return { point, said: said.length, weight: weightOf(said), lacks: weightOf(lacking) / weightOf(known) }
  })
  const [best] = all
    .filter(({ point }) => shape === undefined || shapes[shape].test(point))
    .toSorted((a, b) => a.lacks - b.lacks || b.weight - a.weight)
  const isFirst = candidate === results[0]
  const isAsked = known.length > 2 || isAsking(query) || (isFirst && isPartOfTitle(title, candidate.met, language))
  if (!best || !isAsked || best.lacks > (isFirst && known.length > 2 ? mayLack : 0)) return undefined
  // Where another page is found first, a single word of a title may be one of several subjects: "Mengubah CV menjadi PT".
  if (inTitle.filter(Boolean).length < (isFirst ? 1 : 2) && best.said < 3) return undefined
  // The first two are written to be read together.
  return { candidate, says: best === all[0] ? points.slice(0, 2) : [best.point], source: '' }
}

/** What must stand in an answer to who asks for a fine, a sum or a time. */
const shapes = {
  fine: /denda|sanksi|pidana|fine|sanction|penalt/iu,
  sum: /Rp|gratis|tidak dipungut|free/iu,
  time: /(?:\d|satu|dua|tiga|empat|lima|enam|tujuh|sepuluh|one|two|three|four|five|six|seven|ten)\s+(?:hari|minggu|bulan|tahun|(?:working\s+)?days?|weeks?|months?|years?)/iu,
} as const

function answerShape(query: string): keyof typeof shapes | undefined {
  if (/\b(?:denda|sanksi|penalt(?:y|ies|i)|fined?|fines|sanctions?)\b/iu.test(query)) return 'fine'
  if (
    /\bberapa\s+(?:lama|hari|bulan|tahun)\b|\bhow\s+(?:long|many\s+(?:days|months|years))\b|\blama(?:nya)?\s+proses\b/iu.test(
      query,
    )
  )
    return 'time'
  return query.split(/\s+/).some((word) => isOfPrice(word.toLowerCase())) ? 'sum' : undefined
}

/** Whether a title is about one kind of PT alone, where the query names a PT, or a CV, and not that kind. */
export function isOfOtherForm(title: string, query: string): boolean {
  const kinds = [...title.matchAll(/\b(?:PT\s+(Perorangan|PMA)|PT|CV)\b/gu)].map(([, kind]) => kind)
  const [kind] = kinds
  const named = kind === 'PMA' ? /\bpma\b|asing|foreign/iu : /per(?:se)?orangan|sole|one|individual/iu
  return kind !== undefined && kinds.length === 1 && /\b(?:pt|cv)\b/iu.test(query) && !named.test(query)
}

/** Whether two words or more that were met are nearly a whole part of a title: `PIRT (SPP-IRT) atau BPOM? …`. */
function isPartOfTitle(title: string, met: ReadonlySet<string>, language: Language): boolean {
  return title.split(/[:?]/).some((part) => {
    const { count, share } = metOf(part.replace(/\(.*?\)/g, ''), met, language)
    return count > 1 && share > 0.7
  })
}
