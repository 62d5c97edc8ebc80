/** Structured data of a guide, schema.org: an article that also exists as a PDF. Pure. */
import { articleData } from './structured-data.ts'

type ArticleFacts = Parameters<typeof articleData>[0]
type Publisher = Parameters<typeof articleData>[1]

/** @param pdfHref the document's address on this site */
export function guideData(guide: ArticleFacts, pdfHref: string, publisher: Publisher): object {
  return {
    ...articleData(guide, publisher),
    encoding: {
      '@type': 'MediaObject',
      contentUrl: publisher.origin + pdfHref,
      encodingFormat: 'application/pdf',
      inLanguage: guide.language,
    },
  }
}
