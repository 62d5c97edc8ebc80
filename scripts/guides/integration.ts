/** Binds the library's PDFs to Astro: a build writes them beside the pages; the development server makes them when asked. */
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { AstroIntegration } from 'astro'
import { documents } from '../../src/collections/documents.ts'
import { guides } from '../../src/collections/guides.ts'
import { currentView } from '../../src/collections/view.ts'
import { defaultLanguage, type Language, languages } from '../../src/i18n/languages.ts'
import { createTranslate, type Dictionary, type Translate } from '../../src/i18n/translate.ts'
import { site } from '../../src/site/site.ts'
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

export function libraryPdfs(): AstroIntegration {
  return {
    name: 'library-pdfs',
    hooks: {
      'astro:build:done': async ({ dir }) => {
        for (const { path, bytes } of publishedPdfs()) write(join(fileURLToPath(dir), path), await bytes())
      },
      'astro:server:setup': ({ server }) => {
        server.middlewares.use(async (request, response, next) => {
          const asked = publishedPdfs().find(({ path }) => path === request.url?.replace(/[?#].*$/, ''))
          if (!asked) return next()
          try {
            const pdf = await asked.bytes()
            response.setHeader('Content-Type', 'application/pdf').end(pdf)
          } catch (error) {
            next(error)
          }
        })
      },
    },
  }
}

interface PublishedPdf {
  readonly path: string
  readonly bytes: () => Promise<Uint8Array>
}

/** Every guide in every language, and the PDFs that editors added as they are. */
function publishedPdfs(): PublishedPdf[] {
  const view = currentView()
  const ofGuides = languages.flatMap((language) =>
    guides(language, view).map((guide) => {
      const document = guideDocument(guide, language, translator(language), site, view)
      return { path: document.path, bytes: () => typeset(document) }
    }),
  )
  const added = documents(defaultLanguage, view).map(({ id, address }) => ({
    path: address,
    bytes: async () => readFileSync(join(view.content.folder, `documents/${id}.pdf`)),
  }))
  return [...ofGuides, ...added]
}

let typesetter: Promise<Typesetter> | undefined

/** Takes the PDF of an earlier build where nothing that it is made of has changed. */
async function typeset(document: GuideDocument): Promise<Uint8Array> {
  const kept = join(cacheFolder, `${digest(document)}.pdf`)
  if (existsSync(kept)) return readFileSync(kept)
  typesetter ??= createTypesetter()
  const pdf = await (await typesetter).typeset(document)
  write(kept, pdf)
  return pdf
}

/** As `i18n/dictionaries.ts` makes it, which only a bundler can load. */
function translator(language: Language): Translate {
  const own = dictionary(language)
  const fallback = dictionary(defaultLanguage)
  return createTranslate(language, (key) => own[key] ?? fallback[key])
}

function dictionary(language: Language): Dictionary {
  return JSON.parse(readFileSync(`public/assets/i18n/${language}.json`, 'utf8')) as Dictionary
}

function digest(document: GuideDocument): string {
  const hash = createHash('sha256').update(JSON.stringify(document))
  for (const source of sources) hash.update(readFileSync(new URL(source, import.meta.url)))
  return hash.digest('hex')
}

function write(file: string, bytes: Uint8Array): void {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, bytes)
}
