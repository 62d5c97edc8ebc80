/** The security headers beside the Content-Security-Policy. */
import { videoPlayerHost } from '../../src/lib/addresses.ts'

/**
 * One year. Browsers that have seen the site once refuse plain HTTP for that long after each visit: long enough that a
 * yearly visitor is always covered and what preload lists ask for. It cannot be called back, so it does not speak for
 * subdomains, which may be run by others; docs/deploy.md says how to widen it.
 */
export const strictTransportSecurity = 'max-age=31536000'

export interface PageTraits {
  /** Whether a video stands on the page that the answer carries. */
  readonly withVideo: boolean
}

/** Headers of every answer, whatever its status. */
export function securityHeaders({ withVideo }: PageTraits): Readonly<Record<string, string>> {
  return {
    'X-Content-Type-Options': 'nosniff',
    // The video's provider refuses to play without a referrer; other sites learn our host, never the page.
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': permissionsPolicy(withVideo),
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    // The provider's frame does not opt in to isolation, so a page with a video cannot ask for it.
    ...(withVideo ? {} : { 'Cross-Origin-Embedder-Policy': 'require-corp' }),
  }
}

const deniedFeatures = [
  'accelerometer',
  'browsing-topics',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'publickey-credentials-get',
  'screen-wake-lock',
  'serial',
  'usb',
  'xr-spatial-tracking',
]

/** Used by the viewer (full screen) and by the buttons that copy or share an address. */
const ownFeatures = ['fullscreen', 'clipboard-write']

/** What the provider's player may use inside its frame. */
const videoFeatures = ['autoplay', 'encrypted-media', 'fullscreen', 'picture-in-picture']

function permissionsPolicy(withVideo: boolean): string {
  const features = [...new Set([...deniedFeatures, ...ownFeatures, ...videoFeatures])].sort()
  return features
    .map((feature) => {
      const allowed = [
        ...(ownFeatures.includes(feature) ? ['self'] : []),
        ...(withVideo && videoFeatures.includes(feature) ? [`"${videoPlayerHost}"`] : []),
      ]
      return `${feature}=(${allowed.join(' ')})`
    })
    .join(', ')
}
