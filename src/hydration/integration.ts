/** Registers our own client directives with Astro, and the middleware that finishes each page. */
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
