/** Structured data of files that one takes away, schema.org. Pure: facts in, objects for JSON-LD out; addresses are made absolute here. */
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

/** A PDF by another publisher, or one that editors added as it is. */
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

/** A set of open data, for the searches that list such. */
export function dataSetData(
  { name, summary, href }: { readonly name: string } & Pick<DocumentFacts, 'summary' | 'href'>,
  file: { readonly address: string; readonly language: string; readonly day: string; readonly licence: string },
  publisher: Publisher,
): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'Dataset',
    name,
    description: summary,
    url: publisher.origin + href,
    inLanguage: file.language,
    dateModified: file.day,
    license: file.licence,
    isAccessibleForFree: true,
    creator: { '@type': 'Organization', name: publisher.name, url: publisher.origin },
    distribution: {
      '@type': 'DataDownload',
      contentUrl: publisher.origin + file.address,
      encodingFormat: 'application/json',
    },
  }
}

function pdfFile(contentUrl: string, inLanguage: string): object {
  return { '@type': 'MediaObject', contentUrl, encodingFormat: 'application/pdf', inLanguage }
}
