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

/** Runs in the page: the citations whose number is not on the line of the words, and the regulations whose stamp is not. */
function brokenMarks() {
  const endOf = (element: Element | null | undefined) => [...(element?.getClientRects() ?? [])].at(-1)
  const citations = [...document.querySelectorAll('[data-cited]')].flatMap((citation) => {
    const end = endOf(citation.querySelector('a'))
    if (!end || !citation.checkVisibility()) return []
    const marks = [...citation.querySelectorAll('sup, sup + span > span')]
    return marks.some((mark) => mark.getBoundingClientRect().top > end.bottom - 2) ? [citation.textContent] : []
  })
  const stamps = [
    ...document.querySelectorAll('main a + [data-cited-state] > span, [id^=catatan-] p > a + span'),
  ].flatMap((stamp) => {
    const name = (stamp.closest('[data-cited-state]') ?? stamp).previousElementSibling
    const end = endOf(name)
    return end && stamp.checkVisibility() && stamp.getBoundingClientRect().top > end.bottom - 2
      ? [name?.textContent]
      : []
  })
  return [...citations, ...stamps]
}

/** Runs in the page: how many amounts are in sight, and those that are broken over lines. */
function amounts() {
  const broken: string[] = []
  let count = 0
  const texts = document.createTreeWalker(document.querySelector('main') ?? document.body, NodeFilter.SHOW_TEXT)
  const range = document.createRange()
  while (texts.nextNode()) {
    const text = texts.currentNode as Text
    if (!/^Rp[\d.,]+(–Rp[\d.,]+)?$/.test(text.data.trim()) || !text.parentElement?.checkVisibility()) continue
    count++
    range.selectNodeContents(text)
    if (new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1) broken.push(text.data)
  }
  return { count, broken }
}

const prose = ['/blog/modal-pt', '/en/blog/modal-pt', '/layanan/pendirian-pt', '/infohukum/panduan/panduan-merek']
const receipts = ['/', '/layanan/pt-pma', '/en/layanan/pendirian-pt']
const cited = [
  '/blog/karyawan-pertama',
  '/en/blog/karyawan-pertama',
  '/blog/modal-pt',
  '/layanan/pt-pma',
  '/layanan/yayasan',
]

test('lines, marks, amounts and titles on a phone', async ({ page }) => {
  await test.step('a line holds 38 to 45 characters, none begins with a mark, and no amount is broken, also at 320 px', async () => {
    for (const address of new Set([...prose, ...receipts, ...cited])) {
      await page.setViewportSize({ width: 360, height: 800 })
      await openInFont(page, address)
      await page.evaluate(() => {
        for (const details of document.querySelectorAll('details')) details.open = true
      })
      if (prose.includes(address)) {
        const lengths = (await page.evaluate(lineLengths)).sort((a, b) => a - b)
        expect(lengths.length, address).toBeGreaterThan(20)
        const median = lengths[Math.floor(lengths.length / 2)]
        expect(median, address).toBeGreaterThanOrEqual(38)
        expect(median, address).toBeLessThanOrEqual(45)
      }
      if (cited.includes(address)) expect(await page.evaluate(brokenMarks), address).toEqual([])
      if (receipts.includes(address)) {
        await page.setViewportSize({ width: 320, height: 640 })
        const { count, broken } = await page.evaluate(amounts)
        expect(count, address).toBeGreaterThan(1)
        expect(broken, address).toEqual([])
      }
    }
  })

  await test.step('the title of an article takes two lines at most', async () => {
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
})
