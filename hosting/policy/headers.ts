/** All headers that the policy asks of an answer, by what the answer carries. Pure. */
import { documentPolicy, filePolicy, isViewerWorker, pagePolicy, workerPolicy } from './content-security-policy.ts'
import { contentType, endingOf, isCompressible } from './content-types.ts'
import type { Published } from './published.ts'
import { securityHeaders, strictTransportSecurity } from './security-headers.ts'

/** Beginnings of paths whose names carry a hash of their content, or the version of the library that they belong to. */
export const immutablePrefixes = [
  'assets/build/',
  'assets/facts/',
  'assets/kbli/',
  'assets/pdf/pdfjs-dist-',
  'assets/search/',
] as const

/** The same as a regular expression for an address. */
export const immutableAddress = `^/(?:${immutablePrefixes.join('|')})`

/** A year, the longest that caches honour: a changed file has a changed name. */
export const immutable = 'public, max-age=31536000, immutable'

/** Kept, but asked for before each use: a correction is seen at once, and 'unchanged' costs 200 bytes. */
export const revalidated = 'no-cache'

/** `Cache-Control` of an answer that carries this file. */
function cacheControl(file: string): string {
  return immutablePrefixes.some((prefix) => file.startsWith(prefix)) ? immutable : revalidated
}

/**
 * Browsers that know the header prepare the page whose link is hovered or pressed. They leave it where the visitor saves
 * data or memory is low. A header needs no inline script, so the policy stays as it is.
 */
const speculationRules = '"/assets/navigation.speculationrules"'

/** Open data may be fetched by the scripts of every site. */
export const openDataFolder = 'data/'
export const openDataHeaders = {
  'Access-Control-Allow-Origin': '*',
  'Cross-Origin-Resource-Policy': 'cross-origin',
} as const

export type Headers = Readonly<Record<string, string>>

export interface Transport {
  /** Whether the visitor's connection is encrypted, here or at a proxy in front. */
  readonly overTls: boolean
}

/** Headers of an answer whose body is a published file. */
export function headersOfFile(file: string, published: Published, transport: Transport): Headers {
  const withVideo = published.pages.withVideo.has(file)
  return {
    'Content-Type': contentType(file),
    'Cache-Control': cacheControl(file),
    ...(isCompressible(file) ? { Vary: 'Accept-Encoding' } : {}),
    'Content-Security-Policy': contentSecurityPolicy(file, published, { ...transport, withVideo }),
    ...securityHeaders({ withVideo }),
    ...(file.startsWith(openDataFolder) ? openDataHeaders : {}),
    ...(endingOf(file) === 'html' ? { 'Speculation-Rules': speculationRules } : {}),
    ...transportHeaders(transport),
  }
}

/** Headers of an answer without a file: a redirect, a refusal. */
export function headersWithoutFile(transport: Transport): Headers {
  return {
    'Cache-Control': revalidated,
    'Content-Security-Policy': filePolicy(),
    ...securityHeaders({ withVideo: false }),
    ...transportHeaders(transport),
  }
}

function contentSecurityPolicy(
  file: string,
  published: Published,
  options: Transport & { readonly withVideo: boolean },
): string {
  if (isViewerWorker(file)) return workerPolicy(published, options)
  switch (endingOf(file)) {
    case 'html':
      return pagePolicy(published, options)
    case 'pdf':
      return documentPolicy()
    default:
      return filePolicy()
  }
}

function transportHeaders({ overTls }: Transport): Headers {
  return overTls ? { 'Strict-Transport-Security': strictTransportSecurity } : {}
}
