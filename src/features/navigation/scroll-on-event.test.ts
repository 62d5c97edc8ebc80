// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { setScrollSize, setTop } from '../../../tests/support/page-layout.ts'
import { scrollOnEvent } from './scroll-on-event.ts'

const page = document.documentElement
let trigger: HTMLElement

beforeEach(() => {
  setScrollSize(page, { content: 5_000, view: 800 })
  page.scrollTop = 0
  trigger = document.createElement('button')
  const target = document.createElement('section')
  target.id = 'pricing'
  setTop(target, 1_000)
  document.body.replaceChildren(trigger, target)
})

let unbind = () => {}

afterEach(() => {
  unbind()
})

/** Jumps, so that a test sees at once whether the event scrolled. */
const toPricing = () => ({ target: 'pricing', offsetPx: 5, durationMs: 0 })

describe.each([
  'click',
  'mouseenter',
  'mouseover',
  'mousedown',
  'mouseup',
  'dblclick',
  'contextmenu',
  'wheel',
  'mouseleave',
  'mouseout',
])('%s', (name) => {
  test('scrolls, and does nothing else', () => {
    unbind = scrollOnEvent(trigger, name, toPricing)
    const event = new Event(name, { cancelable: true })
    trigger.dispatchEvent(event)
    expect(page.scrollTop).toBe(1_005)
    expect(event.defaultPrevented).toBe(true)
  })

  test('scrolls no longer when it is unbound', () => {
    scrollOnEvent(trigger, name, toPricing)()
    trigger.dispatchEvent(new Event(name))
    expect(page.scrollTop).toBe(0)
  })
})

test('an event that asks for nothing keeps its own effect, and one that does is told its end', async () => {
  const onEnd = vi.fn()
  unbind = scrollOnEvent(trigger, 'click', () => undefined, onEnd)
  const ignored = new Event('click', { cancelable: true })
  trigger.dispatchEvent(ignored)
  expect([ignored.defaultPrevented, page.scrollTop]).toEqual([false, 0])
  unbind()
  unbind = scrollOnEvent(trigger, 'click', toPricing, onEnd)
  trigger.click()
  await vi.waitFor(() => expect(onEnd.mock.calls).toEqual([['arrived', toPricing()]]))
})

test.each(['keydown', 'scroll', 'mousewheel', 'Click', ''])('the event "%s" is not supported', (name) => {
  expect(() => scrollOnEvent(trigger, name, toPricing)).toThrow(
    `Unsupported event: "${name}". Supported are click, mouseenter,`,
  )
})

test.each([
  ['Unable to find Target Element', { target: 'nowhere', container: 'nowhere' }],
  ['Unable to find Container Element', { target: 'pricing', container: 'nowhere' }],
])('"%s" reaches the console, for it happens later', async (message, options) => {
  const error = vi.mocked(console.error).mockImplementation(() => {})
  unbind = scrollOnEvent(trigger, 'click', () => options)
  trigger.click()
  await vi.waitFor(() => expect(error.mock.calls).toEqual([[new Error(message)]]))
})
