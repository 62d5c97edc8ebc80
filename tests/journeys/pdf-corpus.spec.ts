/**
 * The viewer over files of the world: each ends in `ready`, `password` or `error` within a bound, and `ready` has ink.
 * The folder of samples is not part of the project: `PDF_SAMPLES`, or `../shared/pdfs` beside it; without it there is
 * nothing to try here.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, inkOf, test } from '../support/pdf/viewer-test.ts'

const folder = process.env['PDF_SAMPLES'] ?? '../shared/pdfs'

/** No file may keep a reader waiting longer than this, in milliseconds. */
const bound = 60_000

const passwords: Readonly<Record<string, string>> = {
  'issue6010_1.pdf': 'abc',
  'issue6010_2.pdf': 'æøå',
  'bug1782186.pdf': 'Hello',
  'issue15893_reduced.pdf': 'test',
}

const files = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.pdf')) : []

for (const name of files) {
  test(`sample ${name}`, async ({ page, server, viewer, consoleErrors }) => {
    test.setTimeout(bound + 10_000)
    server.documents.set(name, readFileSync(join(folder, name)))
    await viewer.open(`/documents/${encodeURIComponent(name)}`)
    await expect(viewer.root).toHaveAttribute('data-state', /ready|password|error/, { timeout: bound })
    if ((await viewer.root.getAttribute('data-state')) === 'password') {
      await viewer.root.locator('input[type=password]').fill(passwords[name] ?? '')
      await viewer.root.getByRole('button', { name: 'Buka dokumen' }).click()
      await expect(viewer.root).toHaveAttribute('data-state', name in passwords ? 'ready' : 'password', {
        timeout: bound,
      })
    }
    if ((await viewer.root.getAttribute('data-state')) === 'ready') {
      if ((await inkOf(page)) === 0) await expect(viewer.root.locator('[data-page-note]').first()).toBeVisible()
    }
    // A damaged document may make the library complain; the reader is told in the viewer.
    consoleErrors.length = 0
  })
}
