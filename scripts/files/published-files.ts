/** What the site publishes beside its pages: each file is made from content alone, without Astro. */
import type { View } from '../../src/collections/view.ts'
import { languages } from '../../src/i18n/languages.ts'
import { cachedBytes } from '../../src/lib/build-cache.ts'
import { drawPicture } from '../../src/share-pictures/draw-picture.ts'
import { sharePictures } from '../../src/share-pictures/share-pictures.ts'
import { publishedTemplates } from '../../src/word-documents/published-templates.ts'
import { wordDocument } from '../../src/word-documents/word-document.ts'
import type { WrittenFile } from '../guides/library-pdfs.ts'
import { libraryPdfs } from '../guides/library-pdfs.ts'

/**
 * The PDFs of the library, the pictures that other sites show beside a link, and the templates for word processors.
 * @throws Error where two templates would have the same address
 */
export function publishedFiles(view: View): WrittenFile[] {
  const pictures = languages.flatMap((language) =>
    sharePictures(language, view).map((picture) => ({
      path: picture.path,
      bytes: () => cachedBytes(picture.path, picture, () => drawPicture(picture)),
    })),
  )
  const templates = publishedTemplates(view).map(({ path, document }) => ({
    path,
    bytes: () => cachedBytes(path, document, () => wordDocument(document)),
  }))
  // The last are made first: pages wait for what they say of a PDF.
  return [...pictures, ...templates, ...libraryPdfs(view)]
}
