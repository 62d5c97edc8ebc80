import 'astro'

declare module 'astro' {
  interface AstroClientDirectives {
    /** A selector of the clicks to hold back until the island is ready. */
    'client:interaction'?: boolean | string
    /** The name of the query parameter that asks something, and a selector of the clicks to hold back. */
    'client:asked'?: string
    /** The languages that the site publishes, the page's own first. */
    'client:other-language'?: string
  }
}
