/**
 * Serves in development what a build writes beside the pages; drafts included, and made of the content of the moment. Tells
 * pages what they say of a PDF.
 */
import { extname } from 'node:path'
import type { AstroIntegration } from 'astro'
import { contentFolder } from '../../src/collections/entry-places.ts'
import { loadContent } from '../../src/collections/load.ts'
import { today } from '../../src/lib/day.ts'
import { publishedFiles } from './published-files.ts'
import { publishedPdfFacts } from './published-pdf.ts'

const mediaTypes: Readonly<Record<string, string>> = {
  '.docx': 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  '.pdf': 'application/pdf',
  '.png': 'image/png',
  '.webp': 'image/webp',
}

export function files(): AstroIntegration {
  return {
    name: 'files',
    hooks: {
      'astro:config:setup': () => {
        globalThis.pdfFactsAt = (path) => publishedPdfFacts(path, process.env['FILES_DIR'])
      },
      'astro:server:setup': ({ server }) => {
        server.middlewares.use(async (request, response, next) => {
          const path = request.url?.replace(/[?#].*$/, '') ?? ''
          const mediaType = mediaTypes[extname(path)]
          if (!mediaType) return next()
          try {
            const view = { content: loadContent(contentFolder()), day: today(), unpublished: true }
            const asked = publishedFiles(view).find((file) => file.path === path)
            if (!asked) return next()
            response.setHeader('Content-Type', mediaType).end(await asked.bytes())
          } catch (error) {
            next(error)
          }
        })
      },
    },
  }
}
