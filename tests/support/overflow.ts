/** Tests that no page is wider than its window. */
import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { defaultLanguage } from '../../src/i18n/languages.ts'
import { builtFile, kindOf, languageOf, listedAddresses } from './built-pages.ts'
import { expect, test } from './journey.ts'

/** One address of each kind of page. */
const addresses = [...listedAddresses(), '/konsultasi', '/thank-you', '/a/b']
const kinds = new Map(addresses.map((address) => [kindOf(address), address]))

function pageAt(address: string): string {
  return readFileSync(builtFile(address) ?? 'dist/404.html', 'utf8')
}

/** The text size of a browser as it is installed, in px. */
const usualTextSize = 16

/** The narrowest window (WCAG 1.4.10), in px. */
const narrowest = 320

/**
 * The narrowest width of each layout of an opened page: where media queries with a rule for something on it begin to apply
 * or end, in px, and the narrowest window. With larger text, only what is narrower in that text than the narrowest window
 * is in the usual one: beyond, the layouts are those of the usual text, drawn larger.
 * @param named what a query must name to count
 */
async function layoutWidths(page: Page, textSize: number, named: RegExp): Promise<number[]> {
  const queries = (await page.evaluate(queriesInUse)).filter((query) => named.test(query))
  const widths = new Set([narrowest])
  for (const [, edge, rem] of queries.join().matchAll(/(min|max)-width: ([\d.]+)rem/g)) {
    const width = Number(rem) * textSize
    widths.add(edge === 'min' ? Math.ceil(width) : Math.floor(width) + 1)
  }
  expect(widths.size, `${page.url()}: widths in rem in the media queries of its styles`).toBeGreaterThan(1)
  const widest = textSize > usualTextSize ? (narrowest * textSize) / usualTextSize : 1600
  return [...widths]
    .filter((width) => width >= narrowest && width <= widest && !widths.has(width + 1))
    .sort((one, other) => one - other)
}

/** Runs in the page: its media queries that hold a rule for something on it. */
function queriesInUse(): string[] {
  const isInUse = (rule: CSSRule): boolean => {
    if (rule instanceof CSSStyleRule)
      return document.querySelector(rule.selectorText.replace(/::[a-z-]+/g, '')) !== null
    return rule instanceof CSSGroupingRule && [...rule.cssRules].some(isInUse)
  }
  const queriesOf = (rule: CSSRule): string[] => {
    if (rule instanceof CSSMediaRule) return isInUse(rule) ? [rule.media.mediaText] : []
    return rule instanceof CSSGroupingRule ? [...rule.cssRules].flatMap(queriesOf) : []
  }
  return [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules]).flatMap(queriesOf)
}

/** How high a window is, in text sizes: no layout of the site begins above the height of 24. */
const windowHeight = 26

/** Every 80 px, for the pages with the most container queries, whose layouts begin at no width of the window. */
const everyWidth = Array.from({ length: 16 }, (_, index) => 400 + index * 80)

/** Pages of one test: a new browser page costs more than a navigation. */
const groupSize = 8

interface Walk {
  /** The browser's own, in px. */
  readonly textSize?: number
  /** Which addresses of those with one of each kind; by default those in the language with the longer words. */
  readonly wanted?: (address: string) => boolean
  /** What a media query must name for its widths to be walked. */
  readonly named?: RegExp
  /** Also at every 80 px where container queries are many. */
  readonly isFine?: boolean
}

/**
 * Declares tests over one page of each kind, unfolded: nothing is wider than the window at the narrowest width of each
 * layout, the longest word included. The other language has the same layouts, and is asked for its words in the narrowest alone.
 */
export function testOverflow(condition: string, walk: Walk = {}): void {
  const { textSize = usualTextSize, wanted = isDefault, named = /width/, isFine = false } = walk
  const chosen = [...kinds].filter(([, address]) => wanted(address))
  for (let start = 0; start < chosen.length; start += groupSize) {
    const group = chosen.slice(start, start + groupSize)
    test(`nothing overflows from ${group[0]?.[0]} to ${group.at(-1)?.[0]} ${condition}`, async ({ page }) => {
      const overflowing: string[] = []
      for (const [kind, address] of group) {
        await page.goto(address)
        const widths = isDefault(address) ? await layoutWidths(page, textSize, named) : [narrowest]
        if (isFine && /^\/$|^\/(layanan|blog)\/\*$/.test(kind)) widths.push(...everyWidth)
        await page.evaluate(() => {
          document.querySelector('h1')?.append(' pertanggungjawabankeperdataansebagaimanadimaksud')
          for (const details of document.querySelectorAll('details')) {
            // Those that share a name close one another.
            details.removeAttribute('name')
            details.open = true
          }
        })
        for (const width of widths) {
          await page.setViewportSize({ width, height: windowHeight * textSize })
          const faults = await page.evaluate(widerThanWindow)
          overflowing.push(...faults.map((fault) => `${address} at ${width} px: ${fault}`))
        }
      }
      expect(overflowing).toEqual([])
    })
  }
}

function isDefault(address: string): boolean {
  return languageOf(address) === defaultLanguage
}

/**
 * Whether a page is laid out otherwise without script: it has another island than the top bar, or style of its own for
 * that. Both languages have the same.
 */
export function changesWithoutScript(address: string): boolean {
  if (!isDefault(address)) return false
  const page = pageAt(address)
  const islands = page.match(/<astro-island /g)?.length ?? 0
  return islands > 1 || address === '/' || address === '/a/b'
}

/**
 * Declares a test of a guide at the narrowest width: with the document in its viewer and the offer of the other language
 * open, nothing is wider than the window, and the offer stays a line or two.
 * @param textSize what the page's own text size is set to, `100%` for the browser's.
 */
export function testGuide(condition: string, textSize: string): void {
  test(`nothing overflows beside the viewer ${condition}`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 })
    await page.goto(kinds.get('/infohukum/panduan/*') ?? '')
    await page.evaluate((size) => {
      document.documentElement.style.fontSize = size
    }, textSize)
    const [viewer, offer] = [page.locator('[data-pdf-viewer]'), page.locator('[data-language-offer]')]
    await page.locator('a[data-opens-viewer]').last().click()
    await expect(viewer).toHaveAttribute('data-state', 'ready')
    await expect(offer).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
    const [tools, stage] = [viewer.getByRole('toolbar'), viewer.locator('[role=region]:has(> .pdfViewer)')]
    for (const part of [tools, stage]) {
      const box = await part.boundingBox()
      expect((box?.x ?? 0) + (box?.width ?? 999)).toBeLessThanOrEqual(320)
    }
    const { width, height } = (await offer.boundingBox()) ?? { width: 0, height: 999 }
    expect(width).toBeGreaterThan(200)
    expect(height).toBeLessThanOrEqual(72)
  })
}

/** Pages whose bills and tables have the most amounts, and the longest. */
const pagesWithAmounts = [
  '/',
  '/layanan',
  '/layanan/pendirian-pt',
  '/en/layanan/pt-pma',
  '/alat/biaya-tahun-pertama',
  '/alat/kalender-kewajiban',
  '/blog/rincian-biaya-pt',
  '/infohukum/panduan/panduan-hubungan-kerja',
]

/** Declares a test that on a phone no amount ends on another line than it begins, with everything unfolded. */
export function testAmounts(condition: string): void {
  test(`no amount breaks within ${condition}`, async ({ page }) => {
    const broken: string[] = []
    for (const address of pagesWithAmounts) {
      await page.goto(address)
      await page.evaluate(() => {
        for (const details of document.querySelectorAll('details')) details.open = true
      })
      for (const width of [320, 360]) {
        await page.setViewportSize({ width, height: 800 })
        const amounts = await page.evaluate(brokenAmounts)
        broken.push(...amounts.map((amount) => `${address} at ${width} px: ${amount}`))
      }
    }
    expect(broken).toEqual([])
  })
}

/** Runs in the page: amounts on two lines; with their unit, where no usual space allows a break before it. */
function brokenAmounts(): string[] {
  const broken: string[] = []
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const range = document.createRange()
  while (texts.nextNode()) {
    const words = texts.currentNode as Text
    if (!words.data.includes('Rp') || !words.parentElement?.checkVisibility()) continue
    for (const { 0: amount, index } of words.data.matchAll(/Rp\d[\d.,]*(\u00a0\p{L}+)?/gu)) {
      range.setStart(words, index)
      range.setEnd(words, index + amount.length)
      const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)))
      if (lines.size > 1) broken.push(amount)
    }
  }
  return broken
}

/** Runs in the page: whether it scrolls sideways, and words that end beyond the window or a box that clips them. */
function widerThanWindow(): string[] {
  const places = new Map<Element, readonly [start: number, end: number] | undefined>()
  /** Between which edges something in this box can be seen; undefined where it can be scrolled into sight. */
  const edgesOf = (box: Element | null): readonly [start: number, end: number] | undefined => {
    if (!box) return [0, innerWidth]
    if (!places.has(box)) places.set(box, edgesWithin(box))
    return places.get(box)
  }
  const edgesWithin = (box: Element): readonly [start: number, end: number] | undefined => {
    const { overflowX, clipPath } = getComputedStyle(box)
    if (overflowX === 'auto' || overflowX === 'scroll' || clipPath !== 'none') return undefined
    const outer = edgesOf(box.parentElement)
    if (!outer || overflowX === 'visible') return outer
    const { left, right } = box.getBoundingClientRect()
    return [Math.max(outer[0], left), Math.min(outer[1], right)]
  }

  // What is folded up is left out at once: to ask for its words would lay it out.
  const textsIn = (box: Element): Text[] =>
    [...box.childNodes].flatMap((child) => {
      if (child instanceof Text) return [child]
      if (!(child instanceof Element)) return []
      return box.matches('details:not([open])') && !child.checkVisibility() ? [] : textsIn(child)
    })
  const range = document.createRange()
  const excess = document.documentElement.scrollWidth - innerWidth
  const faults = excess > 0 ? [`${excess} px too wide`] : []
  for (const words of textsIn(document.body)) {
    const text = words.data.trim()
    const parent = words.parentElement
    if (!text || !parent?.checkVisibility({ visibilityProperty: true })) continue
    const edges = edgesOf(parent)
    if (!edges) continue
    range.selectNodeContents(words)
    const { left, right } = range.getBoundingClientRect()
    // Half a pixel is rounding.
    if (left < edges[0] - 0.5 || right > edges[1] + 0.5) faults.push(`cut off: ${text.slice(0, 40)}`)
  }
  return faults
}
