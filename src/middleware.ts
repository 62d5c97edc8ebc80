/** Runs on every page that is built or served in development. */
import { defineMiddleware } from 'astro:middleware'
import { conformingHtml } from './lib/conforming-html.ts'

export const onRequest = defineMiddleware(async (_context, next) => {
  const response = await next()
  if (!response.headers.get('content-type')?.startsWith('text/html')) return response
  return new Response(conformingHtml(await response.text()), response)
})
