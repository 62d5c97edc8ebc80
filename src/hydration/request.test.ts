// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest'
import request from './request.ts'

const hydrate = vi.fn(async () => {})
const load = vi.fn(async () => hydrate)

/** A page with a link and an island in a hidden place. */
function bind(fragment = '') {
  history.replaceState(null, '', `/panduan${fragment}`)
  document.body.innerHTML = '<a href="/a.pdf" data-opens>PDF</a><div hidden><astro-island></astro-island></div>'
  const [link, place, island] = ['a', 'div', 'astro-island'].map((name) => document.querySelector<HTMLElement>(name))
  if (!link || !place || !island) throw new Error('The page is not complete.')
  place.scrollIntoView = () => {}
  request(load, { name: 'request', value: 'a[data-opens]' }, island)
  const click = (more: MouseEventInit = {}) =>
    link.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...more }))
  return { place, click }
}

beforeEach(() => {
  load.mockClear()
  hydrate.mockClear()
})

test('the place stays hidden and nothing is loaded until it is asked for', async () => {
  const { place, click } = bind()
  expect(place.hidden).toBe(true)
  expect(load).not.toHaveBeenCalled()
  expect(click()).toBe(false)
  expect(place.hidden).toBe(false)
  expect(document.activeElement).toBe(place)
  await vi.waitFor(() => expect(hydrate).toHaveBeenCalledOnce())
  click()
  expect(load).toHaveBeenCalledOnce()
})

test('a click that asks for a new tab is left to the browser', () => {
  const { place, click } = bind()
  expect(click({ ctrlKey: true })).toBe(true)
  expect(place.hidden).toBe(true)
})

test.each(['#page=3', '#zoom=125&page=2', '#search=akta'])('an address with %s asks for it', (fragment) => {
  expect(bind(fragment).place.hidden).toBe(false)
})

test.each(['', '#teks', '#dokumen'])('an address with %j does not', (fragment) => {
  expect(bind(fragment).place.hidden).toBe(true)
})
