/** The built output as files, for checks that need no browser. */
import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { addressOfFile } from '../../hosting/policy/addresses.ts'
import { defaultLanguage, type Language, languages } from '../../src/i18n/languages.ts'

const dist = 'dist'

/** The address of every built page. */
export function builtAddresses(): string[] {
  return globSync('**/*.html', { cwd: dist }).map(addressOf)
}

/** The address of every built page with its HTML. */
export function builtPages(): Map<string, string> {
  return new Map(
    globSync('**/*.html', { cwd: dist }).map((file) => [addressOf(file), readFileSync(join(dist, file), 'utf8')]),
  )
}

/** One page of each kind that has an address, in one of the languages: all at the root, the first of each folder. */
export function pagesOfEachKind(): string[] {
  const kinds = new Map<string, string>()
  for (const file of globSync('**/*.html', { cwd: dist }).sort()) {
    const address = addressOfFile(file)
    if (!address || languageOf(address) !== defaultLanguage) continue
    const kind = dirname(file) === '.' ? file : dirname(file)
    if (!kinds.has(kind)) kinds.set(kind, address)
  }
  // Each second kind in the next language, and so on.
  return [...kinds.values()].map((address, index) => {
    const language = languages[index % languages.length] ?? defaultLanguage
    const translated = `/${language}${address}`.replace(/\/$/, '')
    return language !== defaultLanguage && builtFile(translated) ? translated : address
  })
}

interface Marks {
  /** The kind of a page, and its classes, elements, roles and ARIA attributes. */
  readonly features: ReadonlySet<string>
  /** How many elements it has: what a check of it costs. */
  readonly size: number
}

/**
 * Few and small listed pages that hold each kind of page, and each class, element, role and ARIA attribute of the whole
 * site: what is seen on none of them is seen nowhere. Both languages have the same markup.
 */
export function representativePages(): string[] {
  const marks = new Map(listedAddresses().map((address) => [address, marksOf(address)]))
  /** By feature, on how many of the chosen pages it is. */
  const times = new Map<string, number>()
  const chosen = new Map<string, Marks>()
  // Those with the most features for their size first, so that few and small ones are needed.
  const density = ({ features, size }: Marks) => features.size / size
  for (const [address, page] of [...marks].sort(([, one], [, other]) => density(other) - density(one))) {
    if ([...page.features].every((feature) => times.has(feature))) continue
    for (const feature of page.features) times.set(feature, (times.get(feature) ?? 0) + 1)
    chosen.set(address, page)
  }
  // Then the largest that the others stand for go.
  for (const [address, { features }] of [...chosen].sort(([, one], [, other]) => other.size - one.size)) {
    if (![...features].every((feature) => (times.get(feature) ?? 0) > 1)) continue
    for (const feature of features) times.set(feature, (times.get(feature) ?? 0) - 1)
    chosen.delete(address)
  }
  return [...chosen.keys()]
}

function marksOf(address: string): Marks {
  const html = readFileSync(builtFile(address) ?? '', 'utf8')
  const marks = [...html.matchAll(/<([a-z][a-z\d-]*)|\b(?:class="([^"]*)"|(role="[^"]*"|aria-[a-z]+))/g)]
  return {
    features: new Set([
      kindOf(address).replace(/^\/en(?=\/|$)/, '') || '/',
      ...marks.flatMap(([, element, classes, aria]) => classes?.split(' ') ?? element ?? aria ?? []),
    ]),
    size: marks.filter(([, element]) => element).length,
  }
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
