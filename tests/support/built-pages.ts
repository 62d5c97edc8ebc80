/** The built output as files, for checks that need no browser. */
import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { addressOfFile } from '../../hosting/policy/addresses.ts'
import { defaultLanguage, type Language, languages } from '../../src/i18n/languages.ts'

const dist = 'dist'

/** The address of every built page with its HTML. */
export function builtPages(): Map<string, string> {
  return new Map(
    globSync('**/*.html', { cwd: dist }).map((file) => [addressOf(file), readFileSync(join(dist, file), 'utf8')]),
  )
}

/** One page of each kind that has an address: all at the roots of the languages, the first of each folder. */
export function pagesOfEachKind(): string[] {
  const folders = new Set<string>()
  const roots = languages.map((language) => (language === defaultLanguage ? '' : language))
  return globSync('**/*.html', { cwd: dist })
    .sort()
    .flatMap((file) => {
      const folder = file.split('/').slice(0, -1).join('/')
      if (!roots.includes(folder as Language | '') && folders.has(folder)) return []
      folders.add(folder)
      return addressOfFile(file) ?? []
    })
}

/**
 * As few listed pages as hold each kind of page, and each class, element, role and ARIA attribute of the whole site: what
 * is seen on none of them is seen nowhere. Both languages have the same markup.
 */
export function representativePages(): string[] {
  const wanted = new Map(listedAddresses().map((address) => [address, featuresOf(address)]))
  const seen = new Set<string>()
  const chosen: string[] = []
  // Those with the most features first, so that few are needed.
  for (const [address, features] of [...wanted].sort(([, one], [, other]) => other.size - one.size)) {
    if ([...features].every((feature) => seen.has(feature))) continue
    for (const feature of features) seen.add(feature)
    chosen.push(address)
  }
  return chosen
}

function featuresOf(address: string): Set<string> {
  const html = readFileSync(builtFile(address) ?? '', 'utf8')
  const marks = html.matchAll(/<([a-z][a-z\d-]*)|\b(?:class="([^"]*)"|(role="[^"]*"|aria-[a-z]+))/g)
  return new Set([
    kindOf(address).replace(/^\/en(?=\/|$)/, ''),
    ...[...marks].flatMap(([, element, classes, aria]) => classes?.split(' ') ?? element ?? aria ?? []),
  ])
}

/** The file behind an address, if there is one: a page or any other file. */
export function builtFile(address: string): string | undefined {
  const path = decodeURIComponent(address)
  const candidates = path === '/' ? ['/index.html'] : [`${path}.html`, path]
  return candidates.map((candidate) => join(dist, candidate)).find((file) => existsSync(file))
}

/** The addresses of the sitemap's parts, without the origin. */
export function listedAddresses(): string[] {
  return locationsIn('/sitemap.xml').flatMap(locationsIn)
}

function locationsIn(sitemap: string): string[] {
  const xml = readFileSync(join(dist, sitemap), 'utf8')
  return [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname)
}

/** The language that an address names. */
export function languageOf(address: string): Language {
  return languages.find((each) => address === `/${each}` || address.startsWith(`/${each}/`)) ?? defaultLanguage
}

/** A page of a kind of which there are many, such as an article, with its own name left out. */
export function kindOf(address: string): string {
  return address.replace(/(?<=\/(layanan|blog|panduan|infohukum|topik|jenis|status|cari-kbli)\/)[^/]+$/, '*')
}

function addressOf(file: string): string {
  const path = `/${file.replaceAll('\\', '/').replace(/\.html$/, '')}`
  return path === '/index' ? '/' : path
}
