import { readdirSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { expect, test } from '../support/journey.ts'

test.use({ viewport: { width: 360, height: 800 } })

const font = readdirSync('dist/assets/build').find((file) => file.endsWith('.woff2'))

/** Opens a page in the site's own font, which a page does not wait for where it comes too late for the first paint. */
async function openInFont(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await page.evaluate(async (url) => {
    const face = new FontFace('Plus Jakarta Sans', `url(${url})`, { weight: '400 800' })
    document.fonts.add(await face.load())
  }, `/assets/build/${font}`)
}

/** Runs in the page: characters in each full line of the paragraphs that have the whole width. */
function lineLengths(): number[] {
  const lengths: number[] = []
  for (const paragraph of document.querySelectorAll('main p')) {
    if (!paragraph.checkVisibility() || paragraph.clientWidth < 300) continue
    const lines: string[] = []
    let top = Number.NEGATIVE_INFINITY
    const texts = document.createTreeWalker(paragraph, NodeFilter.SHOW_TEXT)
    const range = document.createRange()
    while (texts.nextNode()) {
      const node = texts.currentNode as Text
      const parent = node.parentElement
      // Words for those who hear the page have no size.
      if (!parent?.checkVisibility() || parent.closest('[popover], sup') || getComputedStyle(parent).fontSize === '0px')
        continue
      for (const { 0: word, index } of node.data.matchAll(/\S+\s*/g)) {
        range.setStart(node, index)
        range.setEnd(node, index + word.trimEnd().length)
        const box = range.getBoundingClientRect()
        if (box.top > top + 8) lines.push('')
        top = Math.max(top, box.top)
        lines.push(lines.pop() + word)
      }
    }
    lengths.push(...lines.slice(0, -1).map((line) => line.trim().length))
  }
  return lengths
}

test('a line of text holds 38 to 45 characters', async ({ page }) => {
  for (const address of [
    '/blog/modal-pt',
    '/en/blog/modal-pt',
    '/layanan/pendirian-pt',
    '/infohukum/panduan/panduan-merek',
  ]) {
    await openInFont(page, address)
    await page.evaluate(() => {
      for (const details of document.querySelectorAll('details')) details.open = true
    })
    const lengths = (await page.evaluate(lineLengths)).sort((a, b) => a - b)
    expect(lengths.length, address).toBeGreaterThan(20)
    const median = lengths[Math.floor(lengths.length / 2)]
    expect(median, address).toBeGreaterThanOrEqual(38)
    expect(median, address).toBeLessThanOrEqual(45)
  }
})

test('the title of an article takes two lines at most', async ({ page }) => {
  for (const address of ['/blog/daftar-merek', '/blog/wajib-halal', '/en/blog/daftar-merek']) {
    await openInFont(page, address)
    const lines = await page
      .getByRole('heading', { level: 1 })
      .evaluate(
        (heading) => heading.getBoundingClientRect().height / Number.parseFloat(getComputedStyle(heading).lineHeight),
      )
    expect(Math.round(lines), address).toBeLessThanOrEqual(2)
  }
})

test('no amount of a receipt is broken over lines, also at 320 px', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  for (const address of ['/', '/layanan/pt-pma', '/en/layanan/pendirian-pt']) {
    await openInFont(page, address)
    const broken = await page.evaluate(() => {
      for (const details of document.querySelectorAll('details')) details.open = true
      return [...document.querySelectorAll('main dl dd')].flatMap((amount) => {
        const text = amount.firstChild
        if (!(text instanceof Text) || !/^Rp[\d.,]+(–Rp[\d.,]+)?$/.test(text.data.trim())) return []
        const range = document.createRange()
        range.selectNodeContents(text)
        return range.getClientRects().length > 1 ? [text.data] : []
      })
    })
    expect(broken, address).toEqual([])
  }
})

const cited = [
  '/blog/karyawan-pertama',
  '/en/blog/karyawan-pertama',
  '/blog/modal-pt',
  '/layanan/pt-pma',
  '/layanan/yayasan',
]

test('no number of a note and no stamp begins a line', async ({ page }) => {
  for (const address of cited) {
    await openInFont(page, address)
    const alone = await page.evaluate(() => {
      for (const details of document.querySelectorAll('details')) details.open = true
      return [...document.querySelectorAll('[data-cited]')].flatMap((citation) => {
        const end = [...(citation.querySelector('a')?.getClientRects() ?? [])].at(-1)
        if (!end || !citation.checkVisibility()) return []
        const marks = [...citation.querySelectorAll('sup, sup + span > span')]
        return marks.some((mark) => mark.getBoundingClientRect().top > end.bottom - 2) ? [citation.textContent] : []
      })
    })
    expect(alone, address).toEqual([])
    const stamps = await page.evaluate(() =>
      [...document.querySelectorAll('main a + [data-cited-state] > span, [data-note] p > a + span')].flatMap(
        (stamp) => {
          const name = (stamp.closest('[data-cited-state]') ?? stamp).previousElementSibling
          const end = [...(name?.getClientRects() ?? [])].at(-1)
          return end && stamp.checkVisibility() && stamp.getBoundingClientRect().top > end.bottom - 2
            ? [name?.textContent]
            : []
        },
      ),
    )
    expect(stamps, address).toEqual([])
  }
})
