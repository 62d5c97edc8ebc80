/** Middleware of every page: makes it conform to HTML, and keeps it for the next build where its route asked for that. */
import type { MiddlewareHandler } from 'astro'

export const onRequest: MiddlewareHandler = async ({ locals }, next) => {
  const response = await next()
  if (locals.isCached || !response.headers.get('content-type')?.startsWith('text/html')) return response
  const html = conformingHtml(await response.text())
  locals.keep?.(html)
  return new Response(html, response)
}

/** The tag of an element without content, closed with a slash as React writes it. */
const closedVoidTag =
  /<(area|base|br|col|embed|hr|img|input|link|meta|source|track|wbr)\b((?:[^"'>]|"[^"]*"|'[^']*')*?)\s*\/>/g

/** Astro places the style of its island elements beside the first island of a page. */
const islandStyle = /<style>astro-island[^<]*<\/style>/

/** The number that Astro gives an island. Nothing reads it, and ten characters that are unlike all others do not compress. */
const islandNumber = /(<astro-island) uid="[^"]*"/g

/** Attributes without a value, to which React gives an empty one (13.1.2.3, empty attribute syntax). */
const emptyAttribute = /( (?:data-[a-z-]+|open))=""(?=[ >])/g

/** JSON that Astro writes for an island between double quotes, so that each of its own is six characters. */
const islandJson = /(?<=<astro-island [^<>]*?) (props|opts)="([^"]*)"/g

/** The same between single quotes (13.1.2.3), and without the component's name, which no directive reads. */
const inSingleQuotes = (_: string, name: string, json: string) => {
  const text = json.replaceAll("'", '&#39;').replaceAll('&quot;', '"')
  return ` ${name}='${name === 'opts' ? text.replace(/^\{"name":"\w+",/, '{') : text}'`
}

/**
 * The same page without slashes in void elements, where they mean nothing (HTML Standard, 13.1.2.1), without a `style`
 * element in its body, where none is allowed (4.2.6), without the numbers and names of islands and the empty values of attributes, and
 * with the data of islands between single quotes. Browsers read both alike.
 */
export function conformingHtml(html: string): string {
  const page = html
    .replace(closedVoidTag, '<$1$2>')
    .replace(islandNumber, '$1')
    .replace(emptyAttribute, '$1')
    .replace(islandJson, inSingleQuotes)
  const [style] = islandStyle.exec(page) ?? []
  return style === undefined ? page : page.replace(style, '').replace('</head>', () => `${style}</head>`)
}
