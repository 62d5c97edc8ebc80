/** Makes the PDF library's resources part of the site: served by the development server, copied by the build. */
import { createReadStream } from 'node:fs'
import { cp, mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { basename, dirname, extname, join, resolve, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { AstroIntegration } from 'astro'
import { readerStyles } from './library-styles.ts'
import { pdfResources, resourcesFolder, stylesAddress } from './resources.ts'

const packageFolder = dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json'))

/** What a browser may ask for, of all that the package holds. */
const published = [
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

/** @param host `site.pdfResourcesHost`; where one is named, the site carries its stylesheet for pages alone. */
export function pdfResourcesIntegration(host: string | null): AstroIntegration {
  return {
    name: 'pdf-resources',
    hooks: {
      'astro:server:setup': ({ server }) => {
        server.middlewares.use(stylesAddress, async (_, response) => {
          response.setHeader('Content-Type', 'text/css').end(await pageStyles(host))
        })
        if (host !== null) return
        server.middlewares.use(resourcesFolder, async (request, response, next) => {
          const file = publishedFile(new URL(request.url ?? '/', 'http://localhost').pathname)
          if (!file || !(await stat(file).catch(() => null))?.isFile()) return next()
          response.setHeader('Content-Type', mediaTypes[extname(file)] ?? 'application/octet-stream')
          createReadStream(file).pipe(response)
        })
      },
      'astro:build:done': async ({ dir }) => {
        const target = join(fileURLToPath(dir), resourcesFolder)
        await mkdir(target, { recursive: true })
        await writeFile(join(fileURLToPath(dir), stylesAddress), await pageStyles(host))
        if (host !== null) return
        for (const path of published) {
          await mkdir(dirname(join(target, path)), { recursive: true })
          await cp(join(packageFolder, path), join(target, path), { recursive: true, filter: isWanted })
        }
        await copyLicences(target)
      },
    },
  }
}

/**
 * Of the pictures only those of annotations: the others are for editing. Of the decoders not the one that runs scripts:
 * ours never does. Licences go along under a name that every host knows a media type for.
 */
function isWanted(path: string): boolean {
  const name = basename(path)
  const isEditingPicture =
    extname(name) !== '' && path.includes(join('web', 'images')) && !/^annotation-.*\.svg$/.test(name)
  return !name.startsWith('LICENSE') && !name.startsWith('quickjs') && !isEditingPicture
}

async function copyLicences(target: string): Promise<void> {
  for (const folder of ['.', 'cmaps', 'standard_fonts', 'wasm', 'iccs']) {
    const names = await readdir(join(packageFolder, folder))
    for (const name of names.filter((candidate) => candidate.startsWith('LICENSE') && !candidate.endsWith('QUICKJS'))) {
      await cp(join(packageFolder, folder, name), join(target, folder, `${name}.txt`))
    }
  }
}

async function pageStyles(host: string | null): Promise<string> {
  return readerStyles(await readFile(join(packageFolder, 'web/pdf_viewer.css'), 'utf8'), pdfResources(host).icons)
}

function publishedFile(pathname: string): string | null {
  const file = resolve(packageFolder, `.${decodeURIComponent(pathname)}`)
  const isPublished = published.some((path) => {
    const root = join(packageFolder, path)
    return file === root || file.startsWith(root + sep)
  })
  return isPublished ? file : null
}
