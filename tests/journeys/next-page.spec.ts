import { chromium } from '@playwright/test'
import { chromiumArguments } from '../../playwright.config.ts'
import { openTab } from '../../scripts/browser/chromium-tab.ts'
import { expect, test } from '../support/journey.ts'

/** Whether the spinner has ever covered the page. */
const watchSpinner = `globalThis.wasCovered = false
new MutationObserver(() => {
  if (document.documentElement.hasAttribute('data-root-loading')) globalThis.wasCovered = true
}).observe(document, { subtree: true, attributes: true, attributeFilter: ['data-root-loading'] })`

const stored = 'JSON.stringify([document.cookie, { ...localStorage }, { ...sessionStorage }])'

test('a page whose link the pointer rests on is made ahead: it stores and sends nothing, and is shown without the spinner', async ({
  baseURL,
}) => {
  const requests: { method: string; url: string }[] = []
  const tab = await openTab(process.env['CHROMIUM_PATH'] || chromium.executablePath(), chromiumArguments, (page) => {
    for (const domain of ['Page', 'Network', 'Preload']) page.send(`${domain}.enable`)
    page.send('Page.addScriptToEvaluateOnNewDocument', { source: watchSpinner })
    if (!page.isAhead) return
    page.event('Network.requestWillBeSent', ({ request }) => {
      requests.push(request as (typeof requests)[number])
      return false
    })
  })
  try {
    const blog = tab.shown()
    const loaded = blog.event('Page.loadEventFired')
    await blog.send('Page.navigate', { url: `${baseURL}/blog` })
    await loaded
    const link = await blog.evaluate<{ href: string; x: number; y: number }>(`(async () => {
      while (document.documentElement.hasAttribute('data-root-loading')) await new Promise(requestAnimationFrame)
      const link = document.querySelector('main a[href^="/blog/"]')
      link.scrollIntoView({ block: 'center', behavior: 'instant' })
      const { x, y } = link.getBoundingClientRect()
      return { href: link.href, x: x + 5, y: y + 5 }
    })()`)
    const before = await blog.evaluate(stored)
    const ready = blog.event('Preload.prerenderStatusUpdated', ({ status }) => status === 'Ready')
    const made = tab.nextPage()
    await blog.send('Input.dispatchMouseEvent', { type: 'mouseMoved', x: link.x, y: link.y })
    const ahead = await made
    await ready
    expect(await ahead.evaluate('document.prerendering')).toBe(true)
    expect(await ahead.evaluate(stored)).toBe(before)
    expect(requests.filter(({ method, url }) => method !== 'GET' || !url.startsWith(`${baseURL}/`))).toEqual([])

    const shown = ahead.evaluate('new Promise((resolve) => document.addEventListener("prerenderingchange", resolve))')
    for (const type of ['mousePressed', 'mouseReleased']) {
      void blog.send('Input.dispatchMouseEvent', { type, x: link.x, y: link.y, button: 'left', clickCount: 1 })
    }
    await shown
    expect(await ahead.evaluate('location.href')).toBe(link.href)
    expect(await ahead.evaluate('globalThis.wasCovered')).toBe(false)
  } finally {
    await tab.close()
  }
})

test('the rules come as a file of their own type, by a header', async ({ request }) => {
  const answer = await request.get('/')
  const address = JSON.parse(answer.headers()['speculation-rules'] ?? '""')
  const rules = await request.get(address)
  expect(rules.headers()['content-type']).toBe('application/speculationrules+json')
  expect(await rules.json()).toHaveProperty('prerender')
})
