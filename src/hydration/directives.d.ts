import 'astro'

declare module 'astro' {
  interface AstroClientDirectives {
    /** A selector of the clicks to defer until the island is ready. */
    'client:interaction'?: boolean | string
    /** A selector of the links that show and hydrate an island in a hidden place. */
    'client:request'?: string
    /** The name of a query parameter, and after it a selector of the clicks to defer. */
    'client:query'?: string
  }
}
