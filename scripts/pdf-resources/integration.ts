/** Makes the PDF library's resources part of the site: served by the development server, copied by the build. */
import { createReadStream } from 'node:fs'
import { cp, mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { basename, dirname, extname, join, resolve, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { AstroIntegration } from 'astro'
import { iconsFolder, importingWorkers, resourcesFolder, stylesAddress } from '../../src/lib/pdf-resource-paths.ts'
import { pageStyles } from './page-styles.ts'

const packageFolder = dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json'))

/** What a browser may ask for, of all that the package holds. */
const published = [
  'build/pdf.worker.min.mjs',
  'legacy/build/pdf.worker.min.mjs',
  'cmaps',
  'standard_fonts',
  'wasm',
  'iccs',
]

/** What is part of the site in any case. */
const icons = 'web/images'

const mediaTypes: Readonly<Record<string, string>> = {
  '.mjs': 'text/javascript',
  '.js': 'text/javascript',
  '.wasm': 'application/wasm',
  '.svg': 'image/svg+xml',
}

/**
 * @param host `site.pdfResourcesHost`; where one is named, the site carries styles and icons alone, and workers that import
 * the host's.
 */
export function pdfResourcesIntegration(host: string | null): AstroIntegration {
  const copied = host === null ? [...published, icons] : [icons]
  const written = host === null ? new Map<string, string>() : importingWorkers(host)
  return {
    name: 'pdf-resources',
    hooks: {
      'astro:server:setup': ({ server }) => {
        server.middlewares.use(stylesAddress, async (_, response) => {
          response.setHeader('Content-Type', 'text/css').end(await publishedStyles())
        })
        server.middlewares.use(resourcesFolder, async (request, response, next) => {
          const { pathname } = new URL(request.url ?? '/', 'http://localhost')
          const text = written.get(pathname.slice(1))
          if (text) return void response.setHeader('Content-Type', 'text/javascript').end(text)
          const file = copiedFile(pathname, copied)
          if (!file || !(await stat(file).catch(() => null))?.isFile()) return next()
          response.setHeader('Content-Type', mediaTypes[extname(file)] ?? 'application/octet-stream')
          createReadStream(file).pipe(response)
        })
      },
      'astro:build:done': async ({ dir }) => {
        const target = join(fileURLToPath(dir), resourcesFolder)
        await mkdir(target, { recursive: true })
        await writeFile(join(fileURLToPath(dir), stylesAddress), await publishedStyles())
        for (const [path, text] of written) {
          await mkdir(dirname(join(target, path)), { recursive: true })
          await writeFile(join(target, path), text)
        }
        for (const path of copied) {
          await mkdir(dirname(join(target, path)), { recursive: true })
          await cp(join(packageFolder, path), join(target, path), { recursive: true, filter: isWanted })
        }
        await copyLicences(target, host === null ? ['.', 'cmaps', 'standard_fonts', 'wasm', 'iccs'] : ['.'])
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

async function copyLicences(target: string, folders: readonly string[]): Promise<void> {
  for (const folder of folders) {
    const names = await readdir(join(packageFolder, folder))
    for (const name of names.filter((candidate) => candidate.startsWith('LICENSE') && !candidate.endsWith('QUICKJS'))) {
      await cp(join(packageFolder, folder, name), join(target, folder, `${name}.txt`))
    }
  }
}

async function publishedStyles(): Promise<string> {
  return pageStyles(await readFile(join(packageFolder, 'web/pdf_viewer.css'), 'utf8'), iconsFolder)
}

function copiedFile(pathname: string, copied: readonly string[]): string | null {
  const file = resolve(packageFolder, `.${decodeURIComponent(pathname)}`)
  const isCopied = copied.some((path) => {
    const root = join(packageFolder, path)
    return file === root || file.startsWith(root + sep)
  })
  return isCopied ? file : null
}
