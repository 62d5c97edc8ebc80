/** Registers our own client directives with Astro. */
import type { AstroIntegration } from 'astro'

export function hydration(): AstroIntegration {
  return {
    name: 'hydration',
    hooks: {
      'astro:config:setup': ({ addClientDirective }) => {
        addClientDirective({ name: 'interaction', entrypoint: './src/hydration/interaction.ts' })
        addClientDirective({ name: 'query', entrypoint: './src/hydration/query.ts' })
      },
    },
  }
}
