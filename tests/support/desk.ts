/** The desk over a copy of the real content, which is a repository of its own, so that its changes can be read. */
import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test as base, type Locator, type Page } from '@playwright/test'
import { createDesk } from '../../desk/server/desk.ts'
import { pageFiles } from '../../desk/server/page-files.ts'
import { startServer } from '../../desk/server/server.ts'

export { expect } from '@playwright/test'

interface RunningDesk {
  readonly address: string
  /** What this test has changed, file by file: lines with `-` or `+` alone. */
  readonly changes: () => string[]
  /** Holds `content`, `public` and `src/site`, with all that the tests before have changed. */
  readonly folder: string
}

export const test = base.extend<{ desk: RunningDesk }, { running: RunningDesk & { readonly commit: () => void } }>({
  running: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures that are needed from this pattern.
    async ({}, use) => {
      const folder = mkdtempSync(join(tmpdir(), 'desk-journey-'))
      for (const part of ['content', 'public', 'src/site']) cpSync(part, join(folder, part), { recursive: true })
      const git = (...args: string[]) => execFileSync('git', args, { cwd: folder, encoding: 'utf8' })
      git('init', '--quiet')
      const commit = () => {
        git('add', '.')
        git(
          '-c',
          'user.name=Test',
          '-c',
          'user.email=test@suluhlegal.example',
          'commit',
          '--quiet',
          '--allow-empty',
          '-m',
          'x',
        )
      }
      commit()
      const desk = createDesk({
        content: join(folder, 'content'),
        public: join(folder, 'public'),
        siteFile: join(folder, 'src/site/site.ts'),
      })
      const server = await startServer({ desk, page: await pageFiles(), port: 0 })
      await use({
        address: server.address,
        changes: () => {
          git('add', '--intent-to-add', '.')
          return git('diff', '--unified=0', '--no-color')
            .split('\n')
            .filter((line) => /^[-+](?!--|\+\+)/.test(line) || line.startsWith('+++ '))
            .map((line) => line.replace('+++ b/', '= '))
        },
        folder,
        commit,
      })
      await server.close()
      await desk.close()
      rmSync(folder, { recursive: true })
    },
    { scope: 'worker' },
  ],
  desk: async ({ running }, use) => {
    await use(running)
    running.commit()
  },
  page: async ({ page, running }, use) => {
    const outside: string[] = []
    page.on('request', (request) => {
      if (!request.url().startsWith(running.address)) outside.push(request.url())
    })
    page.on('pageerror', (error) => outside.push(error.message))
    await use(page)
    base.expect(outside, 'requests to other hosts, and errors').toEqual([])
  },
})

/**
 * From here on the page's clock stands still, so that what is typed is not checked when it rests: a check of all content
 * takes seconds, and saving asks for one of its own.
 */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 1_000)
}

/** Opens an entry as its link on the left does. */
export async function open(page: Page, { address }: RunningDesk, entry: string): Promise<void> {
  await page.goto(`${address}/#${entry}`)
  await page.getByRole('button', { name: 'Simpan' }).waitFor()
}

/** A field by its place: `facts/price/lines/0/amount_idr`. What is folded up around it is opened. */
export async function field(page: Page, place: string): Promise<Locator> {
  const found = page.locator(`[id="f:${place}"]`)
  // Not by a click, which would fold up what the desk opens at the same moment, where it finds a mistake.
  await page.locator('details:not([open])', { has: found }).evaluateAll((folded) => {
    for (const one of folded) (one as HTMLDetailsElement).open = true
  })
  return found
}

/** Saves, and waits until it is said that it is done. */
export async function save(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Simpan' }).click()
  await page.getByText('Tersimpan.').waitFor()
}

/** A small picture as a file for an upload. */
export function pictureFile(folder: string): string {
  mkdirSync(folder, { recursive: true })
  const file = join(folder, 'alur-sewa.svg')
  writeFileSync(file, '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3"><path d="M0 0h4v3z"/></svg>\n')
  return file
}
