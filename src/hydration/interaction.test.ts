// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import interaction from './interaction.ts'
import { readyEvent } from './island-events.ts'

const island = document.createElement('astro-island')
const link = document.createElement('a')
link.href = '#pricing'
link.setAttribute('data-section', 'pricing')
const label = document.createElement('span')
const other = document.createElement('button')
link.append(label)
document.body.append(island, link, other)

/** The clicks that reach the page, and whether the browser then follows them. */
let clicks: { readonly target: EventTarget | null; readonly followed: boolean }[] = []
const onClick = (event: Event) => {
  clicks.push({ target: event.target, followed: !event.defaultPrevented })
}

const hydrate = vi.fn(async () => {})
const load = vi.fn(async () => hydrate)

/** Binds the directive to the island as Astro does. */
function bind(value: unknown = 'a[data-section]') {
  interaction(load, { name: 'interaction', value: String(value) }, island)
}

/** Ends what the directive of a test still defers and listens to. */
async function end() {
  dispatchEvent(new Event('scroll'))
  await vi.advanceTimersByTimeAsync(2_000)
  island.dispatchEvent(new Event(readyEvent))
}

beforeEach(() => {
  vi.useFakeTimers()
  load.mockReset().mockImplementation(async () => hydrate)
  hydrate.mockReset().mockImplementation(async () => {})
  clicks = []
  document.body.addEventListener('click', onClick)
})

afterEach(async () => {
  await end()
  document.body.removeEventListener('click', onClick)
  vi.useRealTimers()
})

describe('an island is loaded', () => {
  test.each(['pointermove', 'pointerdown', 'touchstart', 'keydown', 'focusin', 'input', 'scroll', 'popstate'])(
    'at the first %s, once',
    async (name) => {
      bind('')
      await vi.advanceTimersByTimeAsync(10_000)
      expect(load).not.toHaveBeenCalled()
      dispatchEvent(new Event(name))
      dispatchEvent(new Event(name))
      dispatchEvent(new Event('keydown'))
      await vi.advanceTimersByTimeAsync(0)
      expect(load).toHaveBeenCalledOnce()
      expect(hydrate).toHaveBeenCalledOnce()
    },
  )

  test('not by a click without a selector to defer, which is left alone', () => {
    bind(true)
    link.click()
    expect(clicks).toEqual([{ target: link, followed: true }])
    expect(load).not.toHaveBeenCalled()
  })

  test('not by a pointer that has not moved', async () => {
    bind('')
    dispatchEvent(new PointerEvent('pointermove', { movementX: 0, movementY: 0 }))
    expect(load).not.toHaveBeenCalled()
    dispatchEvent(new PointerEvent('pointermove', { movementX: 1, movementY: 0 }))
    expect(load).toHaveBeenCalledOnce()
  })
})

describe('a plain click on a matching element', () => {
  test('is deferred, and replayed when the island is ready', async () => {
    bind()
    dispatchEvent(new Event('pointerdown'))
    label.click()
    await vi.advanceTimersByTimeAsync(0)
    expect(clicks).toEqual([])
    expect(hydrate).toHaveBeenCalledOnce()
    island.dispatchEvent(new Event(readyEvent))
    await vi.advanceTimersByTimeAsync(0)
    expect(clicks).toEqual([{ target: link, followed: true }])
    await vi.advanceTimersByTimeAsync(2_000)
    link.click()
    expect(clicks).toHaveLength(2)
  })

  test('is an interaction itself, since some assistive technology sends no other event', async () => {
    bind()
    link.click()
    link.click()
    await vi.advanceTimersByTimeAsync(0)
    expect(hydrate).toHaveBeenCalledOnce()
    dispatchEvent(new Event('keydown'))
    await vi.advanceTimersByTimeAsync(0)
    expect(load).toHaveBeenCalledOnce()
    expect(clicks).toEqual([])
    island.dispatchEvent(new Event(readyEvent))
    await vi.advanceTimersByTimeAsync(0)
    expect(clicks).toEqual([
      { target: link, followed: true },
      { target: link, followed: true },
    ])
  })

  test('is replayed once what the click before it changed is drawn', async () => {
    let drawn = false
    const drawnAtSecond: boolean[] = []
    bind('a, button')
    link.addEventListener('click', () => queueMicrotask(() => (drawn = true)), { once: true })
    other.addEventListener('click', () => drawnAtSecond.push(drawn), { once: true })
    link.click()
    other.click()
    island.dispatchEvent(new Event(readyEvent))
    await vi.advanceTimersByTimeAsync(0)
    expect(drawnAtSecond).toEqual([true])
  })

  test('does not reach other listeners of the document, which would act twice', () => {
    const earlier = vi.fn()
    bind()
    document.addEventListener('click', earlier, true)
    link.click()
    document.removeEventListener('click', earlier, true)
    expect(earlier).not.toHaveBeenCalled()
  })

  test('is replayed after 1,500 ms, and later ones are not deferred', async () => {
    load.mockImplementation(() => new Promise(() => {}))
    bind()
    dispatchEvent(new Event('pointerdown'))
    link.click()
    await vi.advanceTimersByTimeAsync(1_499)
    expect(clicks).toEqual([])
    await vi.advanceTimersByTimeAsync(1)
    expect(clicks).toEqual([{ target: link, followed: true }])
    link.click()
    expect(clicks).toHaveLength(2)
    island.dispatchEvent(new Event(readyEvent))
    expect(clicks).toHaveLength(2)
  })

  test('on a button waits longer, since the browser alone does nothing with it', async () => {
    bind('button')
    other.click()
    await vi.advanceTimersByTimeAsync(10_000)
    expect(clicks).toEqual([])
    island.dispatchEvent(new Event(readyEvent))
    await vi.advanceTimersByTimeAsync(0)
    expect(clicks).toEqual([{ target: other, followed: true }])
  })

  test.each([
    ['loading', () => load.mockRejectedValue(new Error('no network'))],
    ['hydrating', () => hydrate.mockRejectedValue(new Error('no network'))],
  ])('is replayed when %s fails, and the console says why', async (_name, fail) => {
    const error = vi.mocked(console.error).mockImplementation(() => {})
    fail()
    bind()
    link.click()
    dispatchEvent(new Event('pointerdown'))
    await vi.advanceTimersByTimeAsync(0)
    expect(clicks).toEqual([{ target: link, followed: true }])
    expect(error.mock.calls).toEqual([[new Error('no network')]])
  })
})

describe('a script that could not be loaded, of which Astro sends an event', () => {
  const fail = () => island.dispatchEvent(new Event('astro:hydration-error'))

  test('ends the deferring of a click', async () => {
    load.mockImplementation(() => new Promise(() => {}))
    bind()
    link.click()
    expect(clicks).toEqual([])
    fail()
    await vi.advanceTimersByTimeAsync(0)
    expect(clicks).toEqual([{ target: link, followed: true }])
  })

  test('takes away the buttons that nothing answers, and leaves the links', () => {
    const copy = document.createElement('button')
    copy.className = 'copy'
    copy.type = 'button'
    document.body.append(copy)
    bind('.copy, a[data-section]')
    copy.click()
    expect(copy.getAttribute('aria-busy')).toBe('true')
    fail()
    expect([copy.hidden, link.hidden, copy.hasAttribute('aria-busy')]).toEqual([true, false, false])
    copy.remove()
  })

  test('leaves the button of a form, which is sent without the island', () => {
    bind('button')
    dispatchEvent(new Event('keydown'))
    fail()
    expect(other.hidden).toBe(false)
  })

  test('so does a dictionary that a pressed button waits for', () => {
    other.type = 'button'
    load.mockImplementation(() => new Promise(() => {}))
    bind('button')
    document.dispatchEvent(new Event('texts:missing'))
    expect(other.hidden).toBe(false)
    bind('button')
    other.click()
    document.dispatchEvent(new Event('texts:missing'))
    expect(other.hidden).toBe(true)
    other.hidden = false
    other.type = 'submit'
  })

  test('and no later click is deferred', () => {
    bind()
    dispatchEvent(new Event('pointermove'))
    fail()
    link.click()
    expect(clicks).toEqual([{ target: link, followed: true }])
  })
})

describe('is left alone', () => {
  test.each([
    ['with Ctrl', { ctrlKey: true }],
    ['with Shift', { shiftKey: true }],
    ['with Alt', { altKey: true }],
    ['with Meta', { metaKey: true }],
    ['by the middle button', { button: 1 }],
  ])('a click %s', (_name, how) => {
    bind()
    link.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...how }))
    expect(clicks).toEqual([{ target: link, followed: true }])
  })

  test('a click elsewhere', () => {
    bind()
    other.click()
    expect(clicks).toEqual([{ target: other, followed: true }])
  })

  test('a click that another listener has handled', () => {
    const answer = (event: Event) => event.preventDefault()
    addEventListener('click', answer, true)
    bind()
    link.click()
    removeEventListener('click', answer, true)
    expect(clicks).toEqual([{ target: link, followed: false }])
  })
})
