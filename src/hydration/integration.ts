/** Registers our own client directives with Astro. */
import type { AstroIntegration } from 'astro'

export function hydration(): AstroIntegration {
  return {
    name: 'hydration',
    hooks: {
      'astro:config:setup': ({ addClientDirective }) => {
        addClientDirective({ name: 'asked', entrypoint: './src/hydration/asked.ts' })
        addClientDirective({ name: 'interaction', entrypoint: './src/hydration/interaction.ts' })
        addClientDirective({ name: 'other-language', entrypoint: './src/hydration/other-language.ts' })
      },
    },
  }
}
