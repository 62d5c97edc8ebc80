/** Middleware of every page: makes it conform to HTML, and keeps it for the next build where its route asked for that. */
import type { MiddlewareHandler } from 'astro'
import { conformingHtml } from '../lib/conforming-html.ts'

export const onRequest: MiddlewareHandler = async ({ locals }, next) => {
  const response = await next()
  if (locals.isKept || !response.headers.get('content-type')?.startsWith('text/html')) return response
  const html = conformingHtml(await response.text())
  locals.keep?.(html)
  return new Response(html, response)
}
