/** Templates and trial pages exist for engineers, and never in what is published. */
import { readdirSync, readFileSync } from 'node:fs'
import { violationsOn } from '../support/axe.ts'
import { builtPages } from '../support/built-pages.ts'
import { developmentBuild } from '../support/development-build.ts'
import { expect, test } from '../support/development-site.ts'

test('every development page is in the development build', () => {
  const sources = readdirSync('src/development').filter((file) => file.endsWith('.astro'))
  const built = readdirSync(`${developmentBuild}/dev`)
  expect(sources).toContain('account.astro')
  expect(built.sort()).toEqual(sources.map((file) => file.replace(/\.astro$/, '.html')).sort())
})

test('none is in the public output, nor anything of the account dialogs while the site has no accounts', () => {
  const pages = builtPages()
  expect(pages.size).toBeGreaterThan(0)
  expect([...pages.keys()].filter((address) => address.startsWith('/dev'))).toEqual([])
  const withAccounts = [...pages].filter(([, html]) => /data-account|account-menu/.test(html))
  expect(withAccounts.map(([address]) => address)).toEqual([])
  const scripts = readdirSync('dist/assets', { recursive: true, encoding: 'utf8' })
  expect(scripts.filter((file) => /account|trial/.test(file))).toEqual([])
})

test('every primitive stands on its page, in both themes, readable and no wider than a phone', async ({ page }) => {
  const trial = readFileSync('src/development/primitives-trial.tsx', 'utf8')
  const unseen = ['icon.tsx', 'first-screen-end.tsx']
  const primitives = readdirSync('src/ui').filter((file) => file.endsWith('.tsx') && !unseen.includes(file))
  expect(primitives.filter((file) => !trial.includes(`'../ui/${file}'`))).toEqual([])

  await page.setViewportSize({ width: 320, height: 800 })
  await page.goto('/dev/primitives')
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
  // Two of everything make what landmarks and headings of a real page have once.
  expect(await violationsOn(page, { runOnly: ['wcag2a', 'wcag2aa', 'wcag22aa'] })).toEqual([])
})
