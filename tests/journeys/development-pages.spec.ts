/** Templates and trial pages exist for engineers, and never in what is published. */
import { readdirSync } from 'node:fs'
import { expect, test } from '@playwright/test'
import { builtPages } from '../support/built-pages.ts'
import { developmentBuild } from '../support/development-site.ts'

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
