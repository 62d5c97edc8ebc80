/**
 * Compresses a built site and writes every host's configuration from the one policy.
 * `dist/` receives the compressed copies and what Cloudflare reads from the site's own folder; `dist-hosting/` the rest.
 */
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { site } from '../src/site/site.ts'
import { compressOutput } from './build/compress.ts'
import { readOutput } from './build/read-output.ts'
import { requirePages } from './build/required-pages.ts'
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
  /** Remembers compressed copies between builds. */
  readonly cache: string
}

/** @throws Error with a sentence for each part of the built site that a host or the policy could not serve. */
export async function writeHostingFiles({ dist, hosting, cache }: HostingFolders): Promise<void> {
  await compressOutput(dist, cache)
  const { published } = await readOutput(dist)
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

async function write(folder: string, files: Readonly<Record<string, string>>): Promise<void> {
  for (const [name, text] of Object.entries(files)) {
    const path = join(folder, name)
    await mkdir(dirname(path), { recursive: true })
    await writeFile(path, text)
  }
}
