/** The built output as files, for checks that need no browser. */
import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const dist = 'dist'

/** The address of every built page with its HTML. */
export function builtPages(): Map<string, string> {
  return new Map(
    globSync('**/*.html', { cwd: dist }).map((file) => [addressOf(file), readFileSync(join(dist, file), 'utf8')]),
  )
}

/** The file behind an address, if there is one: a page or any other file. */
export function builtFile(address: string): string | undefined {
  const path = decodeURIComponent(address)
  const candidates = path === '/' ? ['/index.html'] : [`${path}.html`, path]
  return candidates.map((candidate) => join(dist, candidate)).find((file) => existsSync(file))
}

/** The addresses of the sitemap, without the origin. */
export function listedAddresses(): string[] {
  const xml = readFileSync(join(dist, 'sitemap.xml'), 'utf8')
  return [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname)
}

function addressOf(file: string): string {
  const path = `/${file.replaceAll('\\', '/').replace(/\.html$/, '')}`
  return path === '/index' ? '/' : path
}
