/** The Content-Security-Policy of every kind of answer. Pure: hashes and facts come in from the built HTML. */
import { videoApiAddress, videoPlayerHost } from '../../src/lib/addresses.ts'
import type { Published } from './published.ts'

/** Names that scripts register with `trustedTypes.createPolicy`. A new one must be added here to work. */
const trustedTypesPolicies = {
  /** Lets the document viewer name its worker script. */
  viewer: 'pdf-worker',
  /** Lets the video player name the provider's script. */
  video: 'video-api',
  /** The provider's own: without it that script cannot name the player's script that it loads. */
  videoProvider: 'youtube-widget-api',
} as const

/** The provider's public interface script and the folder of the player script that it loads. */
const videoScripts = [videoApiAddress, 'https://www.youtube.com/s/player/']

type Directives = Readonly<Record<string, readonly string[]>>

export interface PolicyOptions {
  /** Served over TLS: plain addresses are upgraded. Over plain HTTP (a developer's machine) that would break the page. */
  readonly overTls: boolean
}

/** The policy of an HTML page. */
export function pagePolicy(published: Published, options: PolicyOptions & { readonly withVideo: boolean }): string {
  const { pages } = published
  const trusted = [
    ...(pages.hasViewer ? [trustedTypesPolicies.viewer] : []),
    ...(options.withVideo ? [trustedTypesPolicies.video, trustedTypesPolicies.videoProvider] : []),
  ]
  return serialize(
    {
      'default-src': [`'none'`],
      'script-src': [`'self'`, ...pages.scriptHashes.map(quoted), ...(options.withVideo ? videoScripts : [])],
      'style-src': [`'self'`, ...pages.styleHashes.map(quoted)],
      // The viewer draws form fields with `data:` images of its own style sheet, and printed pages are `blob:` images.
      'img-src': pages.hasViewer ? [`'self'`, 'data:', 'blob:'] : [`'self'`],
      // Where a document lacks a font, the viewer names the stand-in's file in a style rule of the page.
      'font-src': [`'self'`, ...(pages.hasViewer ? resourcesOf(published) : [])],
      'connect-src': [`'self'`],
      'worker-src': pages.hasViewer ? [`'self'`] : [`'none'`],
      'manifest-src': [`'self'`],
      'frame-src': options.withVideo ? [videoPlayerHost] : [`'none'`],
      'object-src': [`'none'`],
      'base-uri': [`'none'`],
      'form-action': [`'self'`],
      'frame-ancestors': [`'none'`],
      'require-trusted-types-for': [`'script'`],
      'trusted-types': trusted.length > 0 ? trusted : [`'none'`],
    },
    options,
  )
}

/**
 * The policy of the document viewer's worker, on its own file's answer. WebAssembly decodes JPEG 2000 there; the page
 * itself never needs it. It fetches its character maps, fonts and decoders. Where these come from a content host, the worker
 * is a file of ours that imports the host's: its scripts may run here, and nowhere else.
 */
export function workerPolicy(published: Published, options: PolicyOptions): string {
  const resources = resourcesOf(published)
  return serialize(
    {
      'default-src': [`'none'`],
      'script-src': [`'self'`, `'wasm-unsafe-eval'`, ...resources],
      'connect-src': [`'self'`, ...resources],
      'font-src': [`'self'`],
      'frame-ancestors': [`'none'`],
    },
    options,
  )
}

/**
 * The policy of a PDF. Browsers show it in a viewer of their own, which a stricter policy leaves blank in some of them;
 * framing is refused.
 */
export function documentPolicy(): string {
  return serialize({ 'frame-ancestors': [`'none'`] }, { overTls: false })
}

/** The policy of everything that is no page: opened by itself it may do nothing. */
export function filePolicy(): string {
  return serialize({ 'default-src': [`'none'`], 'frame-ancestors': [`'none'`] }, { overTls: false })
}

/**
 * The viewer's workers in the build's output: `assets/pdf/pdfjs-dist-6.5.438/build/pdf.worker.min.mjs` and the one in
 * `legacy/build/`. With a content host, its name replaces `min` in the file's name.
 */
export function isViewerWorker(file: string): boolean {
  return /^assets\/.*pdf\.worker[^/]*\.m?js$/.test(file)
}

/** The content host as a source. Only with a slash at its end does a path stand for all below it. */
function resourcesOf({ pdfResourcesHost }: Published): string[] {
  return pdfResourcesHost ? [`${pdfResourcesHost.replace(/\/$/, '')}/`] : []
}

function quoted(source: string): string {
  return `'${source}'`
}

function serialize(directives: Directives, { overTls }: PolicyOptions): string {
  const parts = Object.entries(directives).map(([name, values]) => `${name} ${values.join(' ')}`)
  return [...parts, ...(overTls ? ['upgrade-insecure-requests'] : [])].join('; ')
}
