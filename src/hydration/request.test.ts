// @vitest-environment happy-dom
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import request from './request.ts'

const hydrate = vi.fn(async () => {})
const load = vi.fn(async () => hydrate)

/** A page with a link and an island in a hidden place. */
function bind(fragment = '') {
  history.replaceState(null, '', `/panduan${fragment}`)
  document.body.innerHTML =
    '<a href="/a.pdf" data-opens>PDF</a><div hidden><button data-closes>x</button><astro-island><input><p></p></astro-island></div>'
  const [link, place, island] = ['a', 'div', 'astro-island'].map((name) => document.querySelector<HTMLElement>(name))
  if (!link || !place || !island) throw new Error('The page is not complete.')
  place.scrollIntoView = () => {}
  const listens = vi.spyOn(document, 'addEventListener')
  request(load, { name: 'request', value: 'a[data-opens]' }, island)
  const [type, listener] = listens.mock.calls[0] ?? []
  if (type && listener) onTestFinished(() => document.removeEventListener(type, listener))
  const click = (more: MouseEventInit = {}) =>
    link.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...more }))
  return { place, link, click }
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

describe('closing', () => {
  const pressEscape = (target: Element | null) =>
    target?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true }))

  test.each([
    ['its button', (place: HTMLElement) => place.querySelector('button')?.click()],
    ['Escape', (place: HTMLElement) => pressEscape(place.querySelector('p'))],
    ['Escape as soon as it is open', (place: HTMLElement) => pressEscape(document.activeElement ?? place)],
  ])('%s hides the place and gives the focus back; it opens again without being loaded anew', (_, close) => {
    const { place, link, click } = bind()
    click()
    close(place)
    expect(place.hidden).toBe(true)
    expect(document.activeElement).toBe(link)
    click()
    expect(place.hidden).toBe(false)
    expect(load).toHaveBeenCalledOnce()
  })

  test('the page is where it was, and the address names no place any more', () => {
    const scrollTo = vi.fn()
    vi.stubGlobal('scrollTo', scrollTo)
    const { place, link } = bind('#page=3')
    expect(place.hidden).toBe(false)
    pressEscape(place)
    expect([document.activeElement, location.hash]).toEqual([link, ''])
    expect(scrollTo).not.toHaveBeenCalled()
    vi.stubGlobal('scrollY', 70)
    link.click()
    pressEscape(place)
    expect(scrollTo).toHaveBeenCalledWith({ top: 70, behavior: 'instant' })
  })

  test('Escape is left to a field, and to what has used it', () => {
    const { place, click } = bind()
    click()
    pressEscape(place.querySelector('input'))
    expect(place.hidden).toBe(false)
    place.querySelector('p')?.addEventListener('keydown', (event) => event.preventDefault())
    pressEscape(place.querySelector('p'))
    expect(place.hidden).toBe(false)
  })
})
