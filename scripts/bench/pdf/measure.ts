/** Measures one contender in a fresh browser context. */
import type { Browser, Page } from 'playwright'
import type { Contender } from './contenders.ts'
import type { RangeServer } from './range-server.ts'

export interface Measurement {
  /** Kilobytes over the wire until the first page is painted. */
  readonly firstPageKilobytes: number
  /** Milliseconds from the navigation until the first page is painted. */
  readonly firstPageMs: number
  /** Milliseconds from the wish until page 500 is painted, wished for as soon as the first page is. */
  readonly jumpMs: number
  /** The same after a look at the first page, when nothing is on its way any more. */
  readonly jumpAtRestMs: number
  /** Megabytes of the page's heap and of its canvases after a scroll to the end. */
  readonly memoryMegabytes: number
  /** Of a hundred frames while scrolling, how many came late. */
  readonly droppedFrames: number
}

/** A contender that has shown nothing by then has lost. */
const timeout = 45_000
const jumpTarget = 500

/** How long a reader looks at the first page. */
const lookMs = 2_000

export async function measure(browser: Browser, server: RangeServer, contender: Contender): Promise<Measurement> {
  const opening = await withPage(browser, async (page) => {
    server.sentBytes = 0
    const start = performance.now()
    await page.goto(server.origin + contender.path, { waitUntil: 'commit' })
    await painted(page, 1)
    const firstPageMs = performance.now() - start
    const firstPageKilobytes = server.sentBytes / 1_000
    return { firstPageMs, firstPageKilobytes, jumpMs: await jumpTime(page) }
  })
  const jumpAtRestMs = await withPage(browser, async (page) => {
    await page.goto(server.origin + contender.path, { waitUntil: 'commit' })
    await painted(page, 1)
    await page.waitForTimeout(lookMs)
    return jumpTime(page)
  })
  const scrolling = await withPage(browser, async (page) => {
    await page.goto(server.origin + contender.scrollPath, { waitUntil: 'commit' })
    await painted(page, 1)
    const droppedFrames = await scrollThrough(page, contender.scroller)
    return { droppedFrames, memoryMegabytes: await memoryOf(page) }
  }).catch(() => ({ droppedFrames: Number.POSITIVE_INFINITY, memoryMegabytes: Number.POSITIVE_INFINITY }))
  return { ...opening, jumpAtRestMs, ...scrolling }
}

async function withPage<T>(browser: Browser, use: (page: Page) => Promise<T>): Promise<T> {
  const context = await browser.newContext({ viewport: { width: 1000, height: 800 } })
  const page = await context.newPage()
  page.setDefaultTimeout(timeout)
  try {
    return await use(page)
  } finally {
    await context.close()
  }
}

async function jumpTime(page: Page): Promise<number> {
  const start = performance.now()
  await page.evaluate((target) => (window as unknown as { jumpTo(page: number): void }).jumpTo(target), jumpTarget)
  await painted(page, jumpTarget)
  return performance.now() - start
}

/**
 * Resolves when a canvas of the page has more than one colour. Looked at in the first task after each frame: what is
 * there then is what the frame has painted. A look at the beginning of the next frame would count whatever comes between.
 */
async function painted(page: Page, number: number): Promise<void> {
  await page.evaluate(
    async ([wanted, timeoutMs]) => {
      const afterFrame = () =>
        new Promise<void>((resolve) => {
          const { port1, port2 } = new MessageChannel()
          port1.onmessage = () => resolve()
          requestAnimationFrame(() => port2.postMessage(null))
        })
      const hasInk = (canvas: HTMLCanvasElement) => {
        const small = new OffscreenCanvas(64, 64).getContext('2d')
        small?.drawImage(canvas, 0, 0, 64, 64)
        const pixels = new Uint32Array(small?.getImageData(0, 0, 64, 64).data.buffer ?? new ArrayBuffer(0))
        return pixels.some((pixel) => pixel !== pixels[0] && pixel !== 0)
      }
      const isPainted = () =>
        [...document.querySelectorAll<HTMLCanvasElement>('.page canvas')].some((canvas) => {
          const label = canvas.closest<HTMLElement>('[data-page-number]')?.dataset['pageNumber']
          // react-pdf keeps a canvas invisible while it draws.
          const isShown = canvas.width > 0 && getComputedStyle(canvas).visibility !== 'hidden'
          return label === String(wanted) && isShown && hasInk(canvas)
        })
      const end = performance.now() + timeoutMs
      do {
        await afterFrame()
        if (performance.now() > end) throw new Error(`Page ${wanted} was not painted in time.`)
      } while (!isPainted())
    },
    [number, timeout] as const,
  )
}

/** Scrolls evenly to the end within six seconds; the share of frames that came later than one and a half frames. */
function scrollThrough(page: Page, selector: string): Promise<number> {
  return page.evaluate(async (scroller) => {
    const element = document.querySelector(scroller)
    if (!element) throw new Error(`Nothing scrolls: ${scroller}`)
    const durationMs = 6_000
    const frameMs = 1_000 / 60
    const start = performance.now()
    let [last, late, frames] = [start, 0, 0]
    for (let now = start; now - start < durationMs; ) {
      now = await new Promise<number>((resolve) => requestAnimationFrame(resolve))
      frames += Math.max(1, Math.round((now - last) / frameMs))
      late += Math.max(0, Math.round((now - last) / frameMs) - 1)
      last = now
      element.scrollTop = ((element.scrollHeight - element.clientHeight) * (now - start)) / durationMs
    }
    return (late / frames) * 100
  }, selector)
}

async function memoryOf(page: Page): Promise<number> {
  const session = await page.context().newCDPSession(page)
  await session.send('HeapProfiler.collectGarbage')
  const { usedSize } = await session.send('Runtime.getHeapUsage')
  const canvasBytes = await page.evaluate(() =>
    [...document.querySelectorAll('canvas')].reduce((sum, canvas) => sum + canvas.width * canvas.height * 4, 0),
  )
  return (usedSize + canvasBytes) / 1_000_000
}
