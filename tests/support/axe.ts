/** axe on a page. Run in the page itself, since `@axe-core/playwright` opens another page for each analysis. */
import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import type { RunOptions } from 'axe-core'

/** The minified library: each page reads it anew. */
const source = readFileSync('node_modules/axe-core/axe.min.js', 'utf8')

interface Scope {
  /** A selector of what is analysed, by default the whole page. */
  readonly within?: string
  /** Rules by id, or the tags of rules; by default all of axe's. */
  readonly runOnly?: RunOptions['runOnly']
}

/**
 * What axe finds on a page: for each broken rule its id and the markup that breaks it. Styles are not read ahead: only
 * an experimental rule, which is off, would need their text.
 */
export async function violationsOn(page: Page, { within, runOnly }: Scope = {}): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source)
  return page.evaluate(
    async ([selector, options]) => {
      const { axe } = window as unknown as { axe: typeof import('axe-core') }
      const { violations } = await axe.run(selector ?? document, {
        resultTypes: ['violations'],
        preload: false,
        ...options,
      })
      return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`)
    },
    [within, runOnly ? { runOnly } : {}] as const,
  )
}

/** The same in the light theme and, for the contrast alone, in the dark one: no other rule depends on the theme. */
export async function violationsInBothThemes(page: Page): Promise<string[]> {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
  const light = await violationsOn(page)
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
  return [...light, ...(await violationsOn(page, { runOnly: ['color-contrast'] }))]
}
