import { readFileSync } from 'node:fs'
import { expect, test } from '@playwright/test'
import { defaultLanguage } from '../../src/i18n/languages.ts'
import { builtAddresses, builtFile, languageOf, pagesOfEachKind } from '../support/built-pages.ts'
import { htmlFaults } from '../support/html-check.ts'

// In one worker: each that loads the checker and warms up costs more than it checks. The languages have the same markup,
// so the others are checked by one page of a kind.
test('pages are valid HTML', async () => {
  const all = builtAddresses().filter((address) => languageOf(address) === defaultLanguage)
  const addresses = new Set([...all, ...pagesOfEachKind()])
  expect(all.length).toBeGreaterThan(0)
  const faults: string[] = []
  for (const address of addresses)
    faults.push(...(await htmlFaults(address, readFileSync(builtFile(address) ?? '', 'utf8'))))
  expect(faults).toEqual([])
})

test('a page with each of the faults that were found once is refused', async () => {
  const wrong = [
    '<br/>',
    '<style>p { color: red }</style>',
    '<input type="checkbox" autocomplete="off">',
    '<button type="button" popovertarget="menu" aria-expanded="false">Menu</button><div id="menu" popover></div>',
    '<dl><dt>Fee</dt><dd>1</dd><dt>Fee</dt><dd>2</dd></dl>',
  ]
  for (const body of wrong) {
    const page = `<!doctype html><html lang="en"><head><title>Page</title></head><body>${body}</body></html>`
    expect(await htmlFaults('/page', page), body).toHaveLength(1)
  }
})
