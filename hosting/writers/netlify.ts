/**
 * `_headers` and `_redirects` for Netlify. Its redirects stand back behind files, so the fallback needs no exceptions;
 * values that several rules give to one header are all sent, and browsers then enforce every policy. So the rule for
 * all addresses carries the widest policy, and the rules for single pages narrow it.
 */
import { wrongAddressFragment } from '../../src/lib/addresses.ts'
import { addressOfFile, canonicalStatus, fallbackStatus, rootOf } from '../policy/addresses.ts'
import {
  type Headers,
  headersOfFile,
  immutable,
  immutablePrefixes,
  openDataFolder,
  openDataHeaders,
} from '../policy/headers.ts'
import type { Published } from '../policy/published.ts'
import { difference, formatHeaderRules, formatRedirectRules, type HeaderRule, type RedirectRule } from './edge-rules.ts'

const transport = { overTls: true }

/** Headers by which a page without a video is stricter. */
const narrowed = ['Content-Security-Policy', 'Cross-Origin-Embedder-Policy']

export function netlifyHeaders(published: Published): string {
  const [widest = '404.html'] = published.pages.withVideo
  const {
    'Content-Type': _type,
    Vary: _vary,
    'Cache-Control': _caching,
    ...common
  } = headersOfFile(widest, published, transport)
  const narrower = (file: string): HeaderRule => ({
    pattern: addressOfFile(file) ?? '',
    headers: difference(pick(headersOfFile(file, published, transport), narrowed), common),
  })
  const pages = [...published.files].filter((file) => file.endsWith('.html') && addressOfFile(file))
  // A second resource policy would be sent beside the first; what scripts fetch by this header needs none.
  const openData = pick(openDataHeaders, ['Access-Control-Allow-Origin'])
  return formatHeaderRules([
    { pattern: '/*', headers: common },
    { pattern: `/${openDataFolder}*`, headers: openData },
    ...immutablePrefixes.map((prefix) => ({ pattern: `/${prefix}*`, headers: { 'Cache-Control': immutable } })),
    ...pages.filter((file) => !published.pages.withVideo.has(file)).map(narrower),
  ])
}

function pick(headers: Headers, names: readonly string[]): Headers {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => names.includes(name)))
}

/**
 * Ways of writing a page's single name that are led to it: its redirects cannot compare letters, and with the one for
 * unknown names before it, the script of the 404 page (`src/startup/not-found.ts`), which leads deeper addresses, does not
 * run. What is not among them goes to Home like any other name.
 */
function otherWritings(name: string): string[] {
  const capital = name.charAt(0).toUpperCase() + name.slice(1)
  const words = name.replace(/(?<![a-z])[a-z]/g, (letter) => letter.toUpperCase())
  const writings = [name.toUpperCase(), capital, words].filter((writing) => writing !== name)
  return [...new Set([...writings, ...['.', ',', ')'].map((end) => name + end)])]
}

function meantPages({ files }: Published, folder: string): RedirectRule[] {
  return [...files]
    .filter((file) => file.endsWith('.html'))
    .map((file) => addressOfFile(file) ?? '')
    .filter((address) => address.startsWith(`${folder}/`) && /^[^/]+$/.test(address.slice(folder.length + 1)))
    .flatMap((to) =>
      otherWritings(to.slice(folder.length + 1)).map((name) => ({
        from: `${folder}/${name}`,
        to,
        status: canonicalStatus,
      })),
    )
}

export function netlifyRedirects(published: Published): string {
  const roots = published.languages.map(rootOf)
  const folder = (root: string) => (root === '/' ? '' : root)
  return formatRedirectRules([
    ...roots.map((root) => ({ from: `${folder(root)}/index.html`, to: root, status: canonicalStatus })),
    ...roots.flatMap((root) => meantPages(published, folder(root))),
    // Without the name: Netlify documents placeholders for the path and the query of a target, not for its fragment.
    ...roots
      .toReversed()
      .map((root) => ({ from: `${folder(root)}/:page`, to: root + wrongAddressFragment, status: fallbackStatus })),
    ...roots.toReversed().map((root) => ({ from: `${folder(root)}/*`, to: `${folder(root)}/404.html`, status: 404 })),
  ])
}
