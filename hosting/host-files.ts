/**
 * Compresses a built site and writes every host's configuration from the one policy.
 * `dist/` receives the compressed copies and what Cloudflare reads from the site's own folder; `dist-hosting/` the rest.
 */
import { createHash } from 'node:crypto'
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { site } from '../src/site/site.ts'
import { compressOutput } from './build/compress.ts'
import { type FactsOfPage, readPage } from './build/page-facts.ts'
import { isPage, publicNames, publishedOf } from './build/read-output.ts'
import { notFoundFile, rootOf } from './policy/addresses.ts'
import type { Published } from './policy/published.ts'
import { caddyfile } from './writers/caddy.ts'
import {
  cloudflareHeaders,
  cloudflareIgnore,
  cloudflareRedirects,
  wranglerConfiguration,
} from './writers/cloudflare.ts'
import { netlifyHeaders, netlifyRedirects } from './writers/netlify.ts'
import { nginxMaps, nginxSite } from './writers/nginx.ts'

export interface HostingFolders {
  /** The builder's output. */
  readonly dist: string
  /** Receives the configuration of hosts; emptied first. */
  readonly hosting: string
  /** Remembers compressed copies and what was read in pages between builds. */
  readonly cache: string
}

/**
 * @throws Error with a sentence for each part of the built site that a host or the policy could not serve.
 */
export async function writeHostingFiles({ dist, hosting, cache }: HostingFolders): Promise<void> {
  const names = await publicNames(dist)
  const pages = await cachedPageFacts(join(cache, 'page-facts.json'))
  await compressOutput(dist, names, join(cache, 'compressed'), (name, content, hash) => {
    if (isPage(name)) pages.read(name, content, hash)
  })
  await pages.keep()
  const published = publishedOf(names, pages.byName)
  requirePages(published)
  const host = new URL(site.origin).hostname
  await rm(hosting, { recursive: true, force: true })
  await write(dist, {
    _headers: cloudflareHeaders(published),
    _redirects: cloudflareRedirects(published),
    '.assetsignore': cloudflareIgnore,
  })
  await write(hosting, {
    'nginx/maps.conf': nginxMaps(published),
    'nginx/site.conf': nginxSite(published),
    Caddyfile: caddyfile(published, host),
    'wrangler.json': wranglerConfiguration(host.replaceAll('.', '-'), '../dist'),
    'netlify/_headers': netlifyHeaders(published),
    'netlify/_redirects': netlifyRedirects(published),
  })
}

/** What is read in pages; of those that have not changed since the last time, what was read then. */
async function cachedPageFacts(file: string) {
  const version = createHash('sha256').update(await readFile(new URL('build/page-facts.ts', import.meta.url)))
  const by = version.digest('hex')
  const kept = await readFile(file, 'utf8').then(JSON.parse, () => undefined)
  const before = new Map<string, FactsOfPage>(kept?.by === by ? kept.pages : [])
  const now = new Map<string, FactsOfPage>()
  const byName = new Map<string, FactsOfPage>()
  return {
    byName,
    read(name: string, content: Buffer, hash: string) {
      const facts = now.get(hash) ?? before.get(hash) ?? readPage(content.toString('utf8'))
      now.set(hash, facts)
      byName.set(name, facts)
    },
    async keep() {
      if ([...now.keys()].every((hash) => before.has(hash))) return
      await write(dirname(file), { [basename(file)]: JSON.stringify({ by, pages: [...now] }) })
    },
  }
}

async function write(folder: string, files: Readonly<Record<string, string>>): Promise<void> {
  for (const [name, text] of Object.entries(files)) {
    const path = join(folder, name)
    await mkdir(dirname(path), { recursive: true })
    await writeFile(path, text)
  }
}

/**
 * Every language needs a home page and a page that says 'not found'.
 * @throws Error that names each missing file and what makes it
 */
function requirePages({ files, languages }: Published): void {
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
