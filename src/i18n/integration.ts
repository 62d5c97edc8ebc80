/** Leaves the dictionaries of languages that are not published out of the build. */
import { readdir, rm } from 'node:fs/promises'
import type { AstroIntegration } from 'astro'
import type { Language } from '../lib/language.ts'

/** @param published `languages` of the site file */
export function publishedDictionaries(published: readonly Language[]): AstroIntegration {
  return {
    name: 'published-dictionaries',
    hooks: {
      'astro:build:done': async ({ dir }) => {
        const folder = new URL('assets/i18n/', dir)
        const wanted = published.map((language) => `${language}.json`)
        for (const file of await readdir(folder)) if (!wanted.includes(file)) await rm(new URL(file, folder))
      },
    },
  }
}
