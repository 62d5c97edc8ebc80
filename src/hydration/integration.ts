/** Registers our own client directives with Astro and its types, and the middleware that finishes each page. */
import type { AstroIntegration } from 'astro'

export function hydration(): AstroIntegration {
  return {
    name: 'hydration',
    hooks: {
      'astro:config:setup': ({ addClientDirective, addMiddleware }) => {
        addClientDirective({ name: 'interaction', entrypoint: './src/hydration/interaction.ts' })
        addClientDirective({ name: 'query', entrypoint: './src/hydration/query.ts' })
        addClientDirective({ name: 'request', entrypoint: './src/hydration/request.ts' })
        addMiddleware({ order: 'post', entrypoint: new URL('conforming-page.ts', import.meta.url) })
      },
    },
  }
}

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
