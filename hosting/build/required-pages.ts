/** The pages without which no host can answer as the policy says. */
import { notFoundFile, rootOf } from '../policy/addresses.ts'
import type { Published } from '../policy/published.ts'

/**
 * Every language needs a home page and a page that says 'not found'.
 * @throws Error that names each missing file and what makes it
 */
export function requirePages({ files, languages }: Published): void {
  const missing = languages.flatMap((language) => {
    const root = rootOf(language)
    return [
      { file: root === '/' ? 'index.html' : `${root.slice(1)}.html`, source: 'src/pages/[...lang]/index.astro' },
      { file: notFoundFile(language), source: 'src/pages/404.astro and src/pages/[...lang]/404.astro' },
    ].filter(({ file }) => !files.has(file))
  })
  if (missing.length === 0) return
  const lines = missing.map(({ file, source }) => `  ${file}, which ${source} should make`)
  throw new Error(`Hosts cannot serve the site without these pages:\n${lines.join('\n')}`)
}
