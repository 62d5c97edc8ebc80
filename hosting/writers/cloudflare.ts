/**
 * `_headers`, `_redirects`, `.assetsignore` and `wrangler.json` for Cloudflare's static assets. Its redirects come
 * before its files, so every real page and file that the fallback's pattern would cover is first led to itself.
 */
import { defaultLanguage } from '../../src/i18n/languages.ts'
import { wrongAddressFragment } from '../../src/lib/addresses.ts'
import { addressOfFile, canonicalStatus, fallbackStatus, rootDuplicates, rootOf } from '../policy/addresses.ts'
import { isViewerWorker } from '../policy/content-security-policy.ts'
import { contentType, endingOf, unknownType } from '../policy/content-types.ts'
import { headersOfFile, immutable, immutablePrefixes, openDataFolder, openDataHeaders } from '../policy/headers.ts'
import type { Published } from '../policy/published.ts'
import { difference, formatHeaderRules, formatRedirectRules, type HeaderRule, type RedirectRule } from './edge-rules.ts'

/** The host's own limits; a file beyond them would be cut without a word. */
const limits = { headerRules: 100, headerLine: 2_000, staticRedirects: 2_000, dynamicRedirects: 100 }

/** Addresses deeper than this keep a slash at their end; no page of ours lies so deep. */
const deepestAddress = 5

const transport = { overTls: true }

/** Types are the host's own business: it takes them from the ending. */
const hostSetHeaders = ['Content-Type', 'Vary']

/** @throws Error where the site does not fit into the host's limits. */
export function cloudflareHeaders(published: Published): string {
  const page = withoutHostHeaders(headersOfFile('404.html', published, transport))
  const file = (name: string) => difference(withoutHostHeaders(headersOfFile(name, published, transport)), page)
  const rule = (pattern: string, headers: HeaderRule['headers']): HeaderRule => ({
    pattern,
    headers,
    without: Object.keys(headers),
  })
  const rules: HeaderRule[] = [{ pattern: '/*', headers: page }]

  for (const name of published.pages.withVideo) {
    const headers = withoutHostHeaders(headersOfFile(name, published, transport))
    const lost = Object.keys(page).filter((header) => !(header in headers))
    const changed = difference(headers, page)
    rules.push({ pattern: addressOfFile(name) ?? '', headers: changed, without: [...lost, ...Object.keys(changed)] })
  }
  rules.push(rule('/assets/*', file('assets/any.json')))
  rules.push(rule(`/${openDataFolder}*`, openDataHeaders))
  for (const prefix of immutablePrefixes) rules.push(rule(`/${prefix}*`, { 'Cache-Control': immutable }))
  for (const name of [...published.files].filter(isViewerWorker)) {
    rules.push(rule(patternOf(name), contentSecurityPolicyOf(name, published)))
  }
  for (const pattern of bytesUnknownToHost(published)) {
    rules.push({ pattern, headers: { 'Content-Type': unknownType } })
  }
  for (const ending of endingsOutsideAssets(published)) {
    rules.push(rule(`/*.${ending}`, contentSecurityPolicyOf(`any.${ending}`, published)))
  }
  return checkedHeaders(formatHeaderRules(rules), rules)
}

/** Files of pure bytes, for which the host would send no type at all: by their ending, or one by one. */
function bytesUnknownToHost({ files }: Published): string[] {
  const patterns = [...files]
    .filter((file) => contentType(file) === unknownType)
    .map((file) => (endingOf(file) === '' ? patternOf(file) : `/*.${endingOf(file)}`))
  return [...new Set(patterns)].sort()
}

/** The host compares with the encoded address, in which an `@`, for example, is `%40`. */
function patternOf(file: string): string {
  return `/${file.split('/').map(encodeURIComponent).join('/')}`
}

/** Endings of files that lie among the pages, and of documents, whose policy differs from that of other files. */
function endingsOutsideAssets({ files }: Published): string[] {
  const endings = [...files].filter((file) => !file.startsWith('assets/')).map(endingOf)
  return [...new Set([...endings, 'pdf'])].filter((ending) => ending !== '' && ending !== 'html').sort()
}

function contentSecurityPolicyOf(name: string, published: Published): HeaderRule['headers'] {
  return { 'Content-Security-Policy': headersOfFile(name, published, transport)['Content-Security-Policy'] ?? '' }
}

function withoutHostHeaders(headers: HeaderRule['headers']): HeaderRule['headers'] {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !hostSetHeaders.includes(name)))
}

function checkedHeaders(text: string, rules: readonly HeaderRule[]): string {
  const longest = text.split('\n').reduce((length, line) => Math.max(length, line.length), 0)
  if (longest > limits.headerLine) {
    throw new Error(
      `A header of ${longest} characters is longer than Cloudflare's ${limits.headerLine}: the site has too many different inline styles or scripts.`,
    )
  }
  if (rules.length > limits.headerRules) {
    throw new Error(
      `${rules.length} header rules are more than Cloudflare's ${limits.headerRules}: too many pages with a video.`,
    )
  }
  return text
}

/** @throws Error where the site does not fit into the host's limits. */
export function cloudflareRedirects(published: Published): string {
  const fixed: RedirectRule[] = []
  const patterns: RedirectRule[] = []
  for (const language of published.languages) {
    const root = rootOf(language)
    const folder = root === '/' ? '' : root
    const notFound = language === defaultLanguage ? '/404' : `${folder}/404`
    fixed.push(
      { from: notFound, to: `${root}${wrongAddressFragment}404`, status: fallbackStatus },
      { from: `${notFound}.html`, to: `${root}${wrongAddressFragment}404`, status: fallbackStatus },
      ...rootDuplicates(root).map((from) => ({ from, to: root, status: canonicalStatus })),
    )
    // The pages and files that the fallback's pattern would swallow.
    for (const file of published.files) {
      const address = addressOfFile(file)
      if (address?.startsWith(`${folder}/`) && !address.slice(folder.length + 1).includes('/') && address !== root) {
        fixed.push({ from: address, to: address, status: 200 })
      }
    }
  }
  for (let depth = 1; depth <= deepestAddress; depth += 1) {
    const address = Array.from({ length: depth }, (_, index) => `/:s${index}`).join('')
    patterns.push({ from: `${address}/`, to: address, status: canonicalStatus })
    patterns.push({ from: `${address}.html`, to: address, status: canonicalStatus })
  }
  for (const language of published.languages.toReversed()) {
    const root = rootOf(language)
    patterns.push({
      from: `${root === '/' ? '' : root}/:page`,
      to: `${root}${wrongAddressFragment}:page`,
      status: fallbackStatus,
    })
  }
  if (fixed.length > limits.staticRedirects || patterns.length > limits.dynamicRedirects) {
    throw new Error(
      `${fixed.length} redirects are more than Cloudflare's ${limits.staticRedirects}: too many files at the root.`,
    )
  }
  return formatRedirectRules([...fixed, ...patterns])
}

/** What is not to be uploaded: hidden files, and compressed copies, for Cloudflare compresses by itself. */
export const cloudflareIgnore = '.*\n!.well-known\n*.br\n*.gz\n'

/** @param name of the Worker. @param directory of the built site, relative to the file. */
export function wranglerConfiguration(name: string, directory: string): string {
  const configuration = {
    name,
    compatibility_date: '2026-10-01',
    assets: { directory, html_handling: 'drop-trailing-slash', not_found_handling: '404-page' },
  }
  return `${JSON.stringify(configuration, null, 2)}\n`
}
