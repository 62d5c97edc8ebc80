/**
 * Citations of law. In content one is written `uu-40-2007#16(1)`: the id of a regulation and, after `#`, the article as
 * printed after "Pasal"; or an annex (`Lampiran I`); or a regulation alone. Pure.
 */
import type { Language } from './language.ts'

export interface Citation {
  /** The regulation's id. */
  readonly regulation: string
  /** As written after `#`; absent where the regulation is cited as a whole. */
  readonly article?: string
}

/** A citation as a link. */
export interface LegalReference {
  /** For example `Pasal 7 UU 40/2007`. */
  readonly label: string
  /** The address of the article on its regulation's page. */
  readonly href: string
}

/** What a regulation is cited by. */
export interface RegulationName {
  /** UU, PP, Permenkum, Putusan MK, KUHPerdata … */
  readonly kind: string
  /** Empty for codes that carry none. */
  readonly number: string
  readonly year: number
}

/** Splits `uu-40-2007#16(1)`; the shape itself is checked by the content schemas. */
export function parseCitation(written: string): Citation {
  const hash = written.indexOf('#')
  if (hash === -1) return { regulation: written.trim() }
  return { regulation: written.slice(0, hash).trim(), article: written.slice(hash + 1).trim() }
}

/** The notation of a citation, `[[uu-40-2007#7]]`; the first group is what stands between the brackets. */
const citationNotation = /\[\[([a-z0-9-]+(?:#[^\]\n]+)?)\]\]/g

/** Every citation of a text as written between the brackets, in order, repetitions included. */
export function citationsIn(source: string): string[] {
  return Array.from(source.matchAll(citationNotation), (match) => match[1] ?? '')
}

/** For example `UU 40/2007`, `KUHPerdata`, `Putusan MK 168/PUU-XXI/2023`: a case number carries its own year. */
export function regulationLabel({ kind, number, year }: RegulationName): string {
  if (number === '') return kind
  return number.includes('/') ? `${kind} ${number}` : `${kind} ${number}/${year}`
}

const capitals = new Set([
  'uu',
  'pp',
  'mk',
  'ma',
  'bkpm',
  'bps',
  'bpom',
  'ojk',
  'kuhd',
  'kuhp',
  'kuhap',
  'puu',
  'pmk',
  'sema',
])

/** The same for a regulation that has no page in the library, read from its id: `uu-1-1995` gives `UU 1/1995`. */
export function regulationLabelOfId(id: string): string {
  const courtDecision = /^putusan-mk-(\d+)-(puu-[ivxlc]+)-(\d{4})$/.exec(id)
  if (courtDecision) {
    const [, number, court = '', year] = courtDecision
    return `Putusan MK ${number}/${court.toUpperCase()}/${year}`
  }
  const [, words = id, number, year] = /^(.*?)(?:-(\d+)-(\d{4}))?$/.exec(id) ?? []
  const kind = words
    .split('-')
    .map((word) => (capitals.has(word) ? word.toUpperCase() : word.charAt(0).toUpperCase() + word.slice(1)))
    .join(' ')
  return number === undefined ? kind : `${kind} ${number}/${year}`
}

/** For example `Pasal 16 ayat (1) UU 40/2007` or `Article 16(1) of UU 40/2007`. */
export function citationLabel(regulation: string, article: string | undefined, language: Language): string {
  if (article === undefined) return regulation
  const name = articleLabel(article, language)
  if (language === 'id') return `${name} ${regulation}`
  return `${name} ${annex.test(article) ? 'to' : 'of'} ${regulation}`
}

/** For example `Pasal 16 ayat (1)` or `Article 16(1)`; what is neither article nor annex stays as written. */
export function articleLabel(article: string, language: Language): string {
  const annexNumber = annex.exec(article)?.[1]
  if (annexNumber !== undefined) return `${language === 'id' ? 'Lampiran' : 'Annex'} ${annexNumber}`.trim()
  if (!articleNumber.test(article)) return article
  const printed = article.replace(/([\dA-Z)])-(?=[\dA-Z(])/g, '$1–')
  if (language === 'en') return `${/[-,]/.test(article.replace(/\(.*/, '')) ? 'Articles' : 'Article'} ${printed}`
  return `Pasal ${printed
    .replace(/([\dA-Z])\((\d+[a-z]?)\)/g, '$1 ayat ($2)')
    .replace(
      /([\dA-Z)])((?:\([a-z]\))+)/g,
      (_, before, letters) => before + letters.replace(/\(([a-z])\)/g, ' huruf $1'),
    )}`
}

const annex = /^Lampiran\b\s*(.*)$/

/** `7`, `20A`, `IX`, `153A-153J`, `16(1)(m)`, `26(2)-(3)`, `8, 9`. */
const articleNumber = /^(?:\d+[A-Z]?|[IVXLC]+)(?:\([\da-z]+\))*(?:(?:-|, ?)(?:\d+[A-Z]?|[IVXLC]+)?(?:\([\da-z]+\))*)*$/

/** The id of an article on its regulation's page, for example `pasal-16-1`, `pasal-153a-153j`, `lampiran-i`. */
export function articleAnchor(article: string): string {
  const parts = article.toLowerCase().match(/[a-z\d]+/g) ?? []
  return (articleNumber.test(article) ? ['pasal', ...parts] : parts).join('-')
}
