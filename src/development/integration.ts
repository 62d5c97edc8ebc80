/**
 * Development pages: templates and trial pages that belong to no public page, such as the account dialogs while the
 * site offers no accounts. Each `src/development/<name>.astro` is served as `/dev/<name>`.
 */
import { readdirSync } from 'node:fs'
import type { AstroIntegration } from 'astro'

/**
 * Adds the development pages to the development server, and to a build where `DEVELOPMENT_PAGES=1` asks for them. Such
 * a build goes to a folder of its own, so that they cannot reach the public output.
 */
export function developmentPages(): AstroIntegration {
  return {
    name: 'development-pages',
    hooks: {
      'astro:config:setup': ({ command, config, injectRoute, updateConfig }) => {
        const { DEVELOPMENT_PAGES } = process.env
        if (command !== 'dev' && DEVELOPMENT_PAGES !== '1') return
        // No routes of the site are found in that folder, so that its pages are not built twice.
        if (command === 'build') {
          updateConfig({
            srcDir: new URL('./src/development/', config.root),
            outDir: new URL('./.cache/dist-development/', config.root),
          })
        }
        for (const file of readdirSync(new URL('./src/development/', config.root))) {
          if (!file.endsWith('.astro')) continue
          const name = file.slice(0, -'.astro'.length)
          injectRoute({ pattern: `/dev/${name}`, entrypoint: `./src/development/${file}`, prerender: true })
        }
      },
    },
  }
}
