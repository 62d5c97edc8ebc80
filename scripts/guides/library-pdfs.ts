/** The PDFs of the library. */
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { documents } from '../../src/collections/documents.ts'
import { guides } from '../../src/collections/guides.ts'
import type { View } from '../../src/collections/view.ts'
import { translator } from '../../src/i18n/dictionaries.ts'
import { defaultLanguage, languages } from '../../src/i18n/languages.ts'
import { cachedBytes } from '../../src/lib/build-cache.ts'
import { firstPagePath } from '../../src/lib/pdf-facts.ts'
import { site } from '../../src/site/site.ts'
import { canDraw, drawFirstPage } from './first-page.ts'
import { type GuideDocument, guideDocument } from './guide-document.ts'
import { createTypesetter, type Typesetter } from './typesetter.ts'

const cacheFolder = '.cache/guides'
/** What the PDF of a guide depends on besides its document. */
const sources = [
  './template.typ',
  './typesetter.ts',
  './pdf-ua.ts',
  './pdf-structure.ts',
  './pdf-content.ts',
  '../../package-lock.json',
]

/** Every guide in every language, the PDFs that editors added as they are, and of each a picture of its first page. */
export function libraryPdfs(view: View): WrittenFile[] {
  const ofGuides = languages.flatMap((language) =>
    guides(language, view).map((guide) => {
      const document = guideDocument(guide, translator(language), site, view)
      return { path: document.path, bytes: () => typeset(document) }
    }),
  )
  const added = documents(defaultLanguage, view).map(({ id, address }) => ({
    path: address,
    bytes: async () => readFileSync(join(view.content.folder, `documents/${id}.pdf`)),
  }))
  return [...ofGuides, ...added].flatMap(({ path, bytes }) => {
    let made: Promise<Uint8Array> | undefined
    const once = () => (made ??= bytes())
    const pdf = { path, bytes: once }
    return canDraw ? [firstPage(path, once), pdf] : [pdf]
  })
}

function firstPage(pdfPath: string, pdf: () => Promise<Uint8Array>): WrittenFile {
  const path = firstPagePath(pdfPath)
  const bytes = async () => {
    const file = await pdf()
    return cachedBytes(path, createHash('sha256').update(file).digest('hex'), () => drawFirstPage(file))
  }
  return { path, bytes }
}

let typesetter: Promise<Typesetter> | undefined

/** Takes the PDF of an earlier build where nothing that it is made of has changed. */
async function typeset(document: GuideDocument): Promise<Uint8Array> {
  const kept = join(cacheFolder, `${digest(document)}.pdf`)
  if (existsSync(kept)) return readFileSync(kept)
  typesetter ??= createTypesetter()
  const pdf = await (await typesetter).typeset(document)
  mkdirSync(cacheFolder, { recursive: true })
  writeFileSync(kept, pdf)
  return pdf
}

function digest(document: GuideDocument): string {
  const hash = createHash('sha256').update(JSON.stringify(document))
  for (const source of sources) hash.update(readFileSync(new URL(source, import.meta.url)))
  return hash.digest('hex')
}

/** A file that the site publishes beside its pages. */
export interface WrittenFile {
  /** Its address, from the root on. */
  readonly path: string
  readonly bytes: () => Promise<Uint8Array>
}
