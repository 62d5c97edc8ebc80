/** Binds the guides to Astro: a build writes each as a PDF beside the pages; the development server makes them when asked. */
import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { AstroIntegration } from 'astro'
import { guides } from '../../src/collections/guides.ts'
import { currentView } from '../../src/collections/view.ts'
import { defaultLanguage, type Language, languages } from '../../src/i18n/languages.ts'
import { createTranslate, type Dictionary, type Translate } from '../../src/i18n/translate.ts'
import { site } from '../../src/site/site.ts'
import { type GuideDocument, guideDocument } from './guide-document.ts'
import { createTypesetter, type Typesetter } from './typesetter.ts'

const cacheFolder = '.cache/guides'
/** What a PDF depends on besides its document. */
const sources = ['./template.typ', './typesetter.ts', '../../package-lock.json']

export function guidePdfs(): AstroIntegration {
  let typesetter: Promise<Typesetter> | undefined
  const make = async (document: GuideDocument) => {
    const kept = join(cacheFolder, `${digest(document)}.pdf`)
    try {
      return readFileSync(kept)
    } catch {
      typesetter ??= createTypesetter()
      const pdf = (await typesetter).typeset(document)
      write(kept, pdf)
      return pdf
    }
  }
  return {
    name: 'guide-pdfs',
    hooks: {
      'astro:build:done': async ({ dir }) => {
        for (const document of documents()) write(join(fileURLToPath(dir), document.path), await make(document))
      },
      'astro:server:setup': ({ server }) => {
        server.middlewares.use(async (request, response, next) => {
          const asked = documents().find(({ path }) => path === request.url?.replace(/[?#].*$/, ''))
          if (!asked) return next()
          try {
            const pdf = await make(asked)
            response.setHeader('Content-Type', 'application/pdf').end(pdf)
          } catch (error) {
            next(error)
          }
        })
      },
    },
  }
}

function documents(): GuideDocument[] {
  const view = currentView()
  return languages.flatMap((language) =>
    guides(language, view).map((guide) => guideDocument(guide, language, translator(language), site, view)),
  )
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
