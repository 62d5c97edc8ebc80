// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest'
import { below } from './below.ts'

const root = document.documentElement
let idle: (() => void)[]

const laidOut = () =>
  [...document.querySelectorAll<HTMLElement>('main *')].map(({ style }) => style.contentVisibility === 'visible')

beforeEach(() => {
  root.removeAttribute('data-acted')
  root.toggleAttribute('data-skips-below', true)
  document.body.innerHTML = `<main><section data-below></section><div data-below-blocks><p></p><p></p></div></main>
    <a href="/layanan">Other</a> <a href="#harga">Place</a>`
  idle = []
  vi.stubGlobal('requestIdleCallback', (run: () => void) => idle.push(run))
})

const act = () => dispatchEvent(new KeyboardEvent('keydown'))
const click = (text: string) => [...document.querySelectorAll('a')].find((link) => link.textContent === text)?.click()

async function rest() {
  await vi.waitFor(() => expect(idle).toHaveLength(1))
  idle.shift()?.()
  await Promise.resolve()
}

test('waits until the visitor acts, and is then laid out part by part, while the page is at rest', async () => {
  below()
  expect(idle).toEqual([])
  act()
  expect(laidOut()).toEqual([false, false, false, false])
  await rest()
  expect(laidOut()).toEqual([true, false, false, false])
  await rest()
  await rest()
  expect(laidOut()).toEqual([true, false, true, true])
})

test('is laid out at once where a link leads to a place of the page', () => {
  below()
  click('Other')
  expect(root.hasAttribute('data-skips-below')).toBe(true)
  click('Place')
  expect(root.hasAttribute('data-skips-below')).toBe(false)
  act()
})

test('is not gone through part by part once all is laid out', async () => {
  below()
  act()
  click('Place')
  await rest()
  expect(laidOut()).toEqual([false, false, false, false])
})

test('is left alone on a page that leaves nothing out', () => {
  root.removeAttribute('data-skips-below')
  below()
  act()
  expect(idle).toEqual([])
})
