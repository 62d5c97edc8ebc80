/** Makes the PDF library's resources part of the site: served by the development server, copied by the build. */
import { createReadStream } from 'node:fs'
import { cp, mkdir, stat } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, extname, join, resolve, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { AstroIntegration } from 'astro'
import { resourcesFolder } from './resources.ts'

const packageFolder = dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json'))

/** What a browser may ask for, of all that the package holds. */
const published = [
  'LICENSE',
  'build/pdf.worker.min.mjs',
  'legacy/build/pdf.worker.min.mjs',
  'cmaps',
  'standard_fonts',
  'wasm',
  'iccs',
  'web/images',
]

const mediaTypes: Readonly<Record<string, string>> = {
  '.mjs': 'text/javascript',
  '.js': 'text/javascript',
  '.wasm': 'application/wasm',
  '.svg': 'image/svg+xml',
}

/** @param host `site.pdfResourcesHost`; where one is named, the site carries no copy. */
export function pdfResourcesIntegration(host: string | null): AstroIntegration {
  return {
    name: 'pdf-resources',
    hooks: {
      'astro:server:setup': ({ server }) => {
        if (host !== null) return
        server.middlewares.use(resourcesFolder, async (request, response, next) => {
          const file = publishedFile(new URL(request.url ?? '/', 'http://localhost').pathname)
          if (!file || !(await stat(file).catch(() => null))?.isFile()) return next()
          response.setHeader('Content-Type', mediaTypes[extname(file)] ?? 'application/octet-stream')
          createReadStream(file).pipe(response)
        })
      },
      'astro:build:done': async ({ dir }) => {
        if (host !== null) return
        const target = join(fileURLToPath(dir), resourcesFolder)
        for (const path of published) {
          await mkdir(dirname(join(target, path)), { recursive: true })
          await cp(join(packageFolder, path), join(target, path), { recursive: true })
        }
      },
    },
  }
}

function publishedFile(pathname: string): string | null {
  const file = resolve(packageFolder, `.${decodeURIComponent(pathname)}`)
  const isPublished = published.some((path) => {
    const root = join(packageFolder, path)
    return file === root || file.startsWith(root + sep)
  })
  return isPublished ? file : null
}
