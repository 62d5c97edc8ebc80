/**
 * Middleware of the build. Astro writes a `<style>` into the body before the first island of a page, where HTML does not
 * allow one; it is moved to the end of the head.
 */
import type { MiddlewareHandler } from 'astro'

const islandStyle = /<style>astro-island[^<]*<\/style>/

export const onRequest: MiddlewareHandler = async (_, next) => {
  const response = await next()
  if (!response.headers.get('Content-Type')?.startsWith('text/html')) return response
  const html = await response.text()
  const [style = ''] = islandStyle.exec(html) ?? []
  const moved = html.replace(style, '').replace('</head>', () => `${style}</head>`)
  return new Response(moved, response)
}
