/** Takes pages over from the build before. */
import { type CachedFile, cachedFile } from '../lib/build-cache.ts'

declare global {
  namespace App {
    interface Locals {
      /** Keeps the finished HTML for the next build. */
      keep?: CachedFile['keep']
      /** The page comes from the build before. */
      isCached?: boolean
    }
  }
}

/**
 * The page as the build before made it of the same data, or undefined where it is to be rendered; it is then kept.
 * @param data everything of the content that the page shows; what stands outside the articles is compared once for all
 */
export function cachedPage(astro: { url: URL; locals: App.Locals }, data: unknown): Response | undefined {
  const { content, keep } = cachedFile(`pages${astro.url.pathname}.html`, data)
  if (!content) {
    astro.locals.keep = keep
    return undefined
  }
  astro.locals.isCached = true
  return new Response(new Uint8Array(content), { headers: { 'Content-Type': 'text/html' } })
}
