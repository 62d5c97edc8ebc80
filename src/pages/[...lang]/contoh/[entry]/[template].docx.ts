/** A template of an article or guide, for a word processor. */
import { languageParam } from '../../../../i18n/page-paths.ts'
import { keptBytes } from '../../../../lib/build-cache.ts'
import { publishedTemplates } from '../../../../word-documents/published-templates.ts'
import { type TemplateDocument, wordDocument } from '../../../../word-documents/word-document.ts'

export const getStaticPaths = () =>
  publishedTemplates().map(({ language, entry, name, document }) => ({
    params: { lang: languageParam(language), entry, template: name },
    props: { document },
  }))

export async function GET({ props: { document }, url }: { props: { document: TemplateDocument }; url: URL }) {
  return new Response(await keptBytes(url.pathname, document, () => wordDocument(document)))
}
