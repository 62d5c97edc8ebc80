/** Structured data of PDFs, schema.org. Pure: facts in, objects for JSON-LD out; addresses are made absolute here. */
import { articleData } from './structured-data.ts'

type ArticleFacts = Parameters<typeof articleData>[0]
type Publisher = Parameters<typeof articleData>[1]

interface DocumentFacts {
  readonly title: string
  readonly summary: string
  /** The address of its page on this site. */
  readonly href: string
  /** The address of the file on this site. */
  readonly address: string
  readonly language: string
  readonly source: string
  readonly sourceUrl?: string | undefined
  /** A calendar day. */
  readonly issued: string
}

/** A guide: an article that also exists as a PDF. */
export function guideData(guide: ArticleFacts, pdfHref: string, publisher: Publisher): object {
  return { ...articleData(guide, publisher), encoding: pdfFile(publisher.origin + pdfHref, guide.language) }
}

/** A PDF by somebody else, or one that editors added as it is. */
export function documentData(document: DocumentFacts, origin: string): object {
  const { title, summary, href, address, language, source, sourceUrl, issued } = document
  return {
    '@context': 'https://schema.org',
    '@type': 'DigitalDocument',
    name: title,
    description: summary,
    url: origin + href,
    inLanguage: language,
    datePublished: issued,
    sourceOrganization: { '@type': 'Organization', name: source },
    ...(sourceUrl && { isBasedOn: sourceUrl }),
    encoding: pdfFile(origin + address, language),
    isAccessibleForFree: true,
  }
}

function pdfFile(contentUrl: string, inLanguage: string): object {
  return { '@type': 'MediaObject', contentUrl, encodingFormat: 'application/pdf', inLanguage }
}
