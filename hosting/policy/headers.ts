/** All headers that the policy asks of an answer, by what the answer carries. Pure. */
import { cacheControl, revalidated } from './caching.ts'
import { documentPolicy, filePolicy, isViewerWorker, pagePolicy, workerPolicy } from './content-security-policy.ts'
import { contentType, endingOf, isCompressible } from './content-types.ts'
import type { Published } from './published.ts'
import { securityHeaders, strictTransportSecurity } from './security-headers.ts'

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
