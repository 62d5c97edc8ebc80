/**
 * Which answer an address gets: a file, a redirect, the page that says 'not found', or a refusal. Pure; every host's
 * rules say the same in the host's own words.
 */
import { defaultLanguage, type Language } from '../../src/i18n/languages.ts'
import { wrongAddressFragment } from '../../src/lib/addresses.ts'
import { immutableAddress } from './headers.ts'
import type { Published } from './published.ts'

export type AddressAnswer =
  | { readonly kind: 'file'; readonly file: string }
  | { readonly kind: 'redirect'; readonly status: 302 | 308; readonly location: string }
  | { readonly kind: 'not-found'; readonly file: string }
  | { readonly kind: 'refused'; readonly status: 400 | 414 }

/** Longer paths than any page of ours, shorter than what slows a server down. In characters. */
const longestPath = 2048

/**
 * What no browser sends in a path: control characters, spaces, backslashes, percent-encoded slashes and backslashes,
 * `.` and `..` as names. It reads a raw request target and stops at the query. In the subset of regular expressions
 * that JavaScript, PCRE (nginx) and RE2 (Caddy) share; letter case does not count.
 */
export const hostileTarget = '^[^?]*(?:[\\x00-\\x20\\x7f\\\\]|%(?:[01][0-9a-f]|2f|5c|7f)|/(?:\\.|%2e){1,2}(?:[/?]|$))'

const hostile = new RegExp(hostileTarget, 'i')

/** The status of a redirect to an address's one true form; 308 keeps the method, as 301 does not promise to. */
export const canonicalStatus = 308

/** The status of the specification's fallback (section 2): the address may become a page later. */
export const fallbackStatus = 302

/** The address of a published file, or `null` for a page that has none of its own (`404.html`). */
export function addressOfFile(file: string): string | null {
  if (isNotFoundPage(file)) return null
  if (!file.endsWith('.html')) return `/${file}`
  return file === 'index.html' ? '/' : `/${file.slice(0, -'.html'.length)}`
}

/** The root of a language: `/`, `/en`. */
export function rootOf(language: Language): string {
  return language === defaultLanguage ? '/' : `/${language}`
}

/** The file that says 'not found' in a language: `404.html`, `en/404.html`. */
export function notFoundFile(language: Language): string {
  return language === defaultLanguage ? '404.html' : `${language}/404.html`
}

function isNotFoundPage(file: string): boolean {
  return /^(?:[a-z]{2}\/)?404\.html$/.test(file)
}

/**
 * Decides on a request's path.
 *
 * @param path as it came, percent-encoded, without the query.
 */
export function resolveAddress(path: string, published: Published): AddressAnswer {
  if (path.length > longestPath) return { kind: 'refused', status: 414 }
  const segments = decodedSegments(path)
  if (!segments) return { kind: 'refused', status: 400 }
  if (path === '/') return pageOrMissing('index.html', defaultLanguage, published)
  const requested = segments.join('/')
  const meant = meantAddress(requested, published)
  if (meant && meant !== `/${requested}`) {
    return { kind: 'redirect', status: canonicalStatus, location: encodedPath(meant.slice(1).split('/')) }
  }

  const endsWithSlash = segments.at(-1) === ''
  const named = endsWithSlash ? segments.slice(0, -1) : segments
  const language = languageOf(named, published)
  // `//host` would be another site's address if it ever became the target of a redirect.
  if (named.includes('')) return { kind: 'not-found', file: notFoundFile(language) }
  if (endsWithSlash) return { kind: 'redirect', status: canonicalStatus, location: encodedPath(named) }

  const name = named.join('/')
  const isPublished = (file: string) => published.files.has(file) && !isNotFoundPage(file)
  if (isPublished(`${name}.html`)) return { kind: 'file', file: `${name}.html` }
  if (isPublished(name)) return { kind: 'file', file: name }
  return fallback(named, language)
}

/**
 * A way to write an address: what people and programs add to its end (`)`, `.`, `,`, a space, a zero-width space, a
 * slash, `.html`) and the address itself, as the first group. No address of ours ends with anything but a letter or a
 * digit of ASCII, so all that follows the last of them was added. In the subset of regular expressions that JavaScript,
 * PCRE (nginx) and RE2 (Caddy) share, for a path that is decoded or not; letter case does not count.
 */
export const writtenAddress = '^(/(?:.*?[a-z0-9])??)(?:\\.html)?(?:%[0-9a-f]{2}|[^a-z0-9])*$'

/**
 * The published address that was meant: the same but for letter case, what was added to its end and another name of a
 * root. `null` where there is none.
 */
function meantAddress(path: string, published: Published): string | null {
  const address = new RegExp(writtenAddress, 'is').exec(`/${path}`)?.[1]
  return address === undefined ? null : (meantAddresses(published).get(address.toLowerCase()) ?? null)
}

const meantOf = new WeakMap<Published, ReadonlyMap<string, string>>()

/** Every address that is led to a published one by its letters alone, in small letters, with the one it leads to. */
export function meantAddresses(published: Published): ReadonlyMap<string, string> {
  const known = meantOf.get(published)
  if (known) return known
  // An address that carries a hash of its file's content is not written by hand, and two of them may differ by case alone.
  const addresses = [...published.files]
    .flatMap((file) => addressOfFile(file) ?? [])
    .filter((address) => !new RegExp(immutableAddress).test(address))
  const meant = new Map(addresses.map((address) => [address.toLowerCase(), address]))
  for (const root of published.languages.map(rootOf)) {
    if (!meant.has(root)) continue
    for (const duplicate of rootDuplicates(root)) meant.set(duplicate, root)
  }
  meantOf.set(published, meant)
  return meant
}

/**
 * Specification, section 2: ':id' redirects to the root; here, to the root of the address's language, with the name in
 * the fragment, so that Home can offer the closest page.
 */
function fallback(segments: readonly string[], language: Language): AddressAnswer {
  const depth = language === defaultLanguage ? 1 : 2
  if (segments.length === depth) {
    const location = rootOf(language) + wrongAddressFragment + encodeURIComponent(segments.at(-1) ?? '')
    return { kind: 'redirect', status: fallbackStatus, location }
  }
  return { kind: 'not-found', file: notFoundFile(language) }
}

/** The decoded names between the slashes, or `null` for a path that is refused. */
function decodedSegments(path: string): string[] | null {
  if (!path.startsWith('/') || hostile.test(path)) return null
  try {
    return path.slice(1).split('/').map(decodeURIComponent)
  } catch {
    return null
  }
}

function languageOf(segments: readonly string[], { languages }: Published): Language {
  return languages.find((language) => language !== defaultLanguage && language === segments[0]) ?? defaultLanguage
}

function pageOrMissing(file: string, language: Language, published: Published): AddressAnswer {
  return published.files.has(file) ? { kind: 'file', file } : { kind: 'not-found', file: notFoundFile(language) }
}

/** Other names that builders and servers give to a root. */
export function rootDuplicates(root: string): string[] {
  const folder = root === '/' ? '' : root
  return [`${folder}/index`, `${folder}/index.html`]
}

function encodedPath(segments: readonly string[]): string {
  return `/${segments.map(encodeURIComponent).join('/')}`
}
