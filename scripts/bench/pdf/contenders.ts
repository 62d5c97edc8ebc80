/** Builds the contenders' pages and says how each is driven. */
import { writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join, resolve } from 'node:path'
import { build } from 'vite'

export interface Contender {
  readonly name: string
  /** Where its page is for opening and jumping. */
  readonly path: string
  /** Where its page is for scrolling through the whole document. */
  readonly scrollPath: string
  /** Selects the element that scrolls. */
  readonly scroller: string
}

export const contenders: readonly Contender[] = [
  {
    name: 'ours',
    path: '/dev/pdf-viewer-bare',
    scrollPath: '/dev/pdf-viewer-bare',
    scroller: '[data-pdf-viewer] [role=region]:has(> .pdfViewer)',
  },
  { name: 'pdf.js parts', path: '/reference', scrollPath: '/reference', scroller: '#scroller' },
  { name: 'react-pdf', path: '/react-pdf', scrollPath: '/react-pdf?all', scroller: '#scroller' },
]

/** Bundles the two bare pages into a folder as `reference.html` and `react-pdf.html`. */
export async function buildContenders(folder: string): Promise<void> {
  const ownRequire = createRequire(import.meta.url)
  const reactPdfRequire = createRequire(ownRequire.resolve('react-pdf'))
  await build({
    configFile: false,
    root: import.meta.dirname,
    logLevel: 'error',
    resolve: {
      // Its own library's worker: another version's would be refused.
      alias: [
        { find: /^react-pdf-worker/, replacement: reactPdfRequire.resolve('pdfjs-dist/build/pdf.worker.min.mjs') },
      ],
    },
    build: {
      outDir: resolve(folder),
      emptyOutDir: true,
      target: 'esnext',
      chunkSizeWarningLimit: 4_000,
      rolldownOptions: {
        input: {
          reference: join(import.meta.dirname, 'contender-reference.ts'),
          'react-pdf': join(import.meta.dirname, 'contender-react-pdf.tsx'),
        },
        output: { entryFileNames: '[name].js', assetFileNames: '[name][extname]' },
      },
    },
  })
  for (const name of ['reference', 'react-pdf']) await writeFile(join(folder, `${name}.html`), page(name))
}

function page(name: string): string {
  return `<!doctype html><meta charset="utf-8"><title>${name}</title><link rel="stylesheet" href="/${name}.css">
<style>#scroller { position: absolute; inset: 0; overflow: auto }</style><body><script type="module" src="/${name}.js"></script>`
}
