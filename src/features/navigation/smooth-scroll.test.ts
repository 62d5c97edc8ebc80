// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { setScrollSize, setTop } from '../../../tests/support/page-layout.ts'
import { smoothScroll } from './smooth-scroll.ts'

const page = document.documentElement

/** An element, the last of its parent, at a distance from the top of what scrolls it. */
function place(id: string, top: number, parent: Element = document.body, scroller: Element = page): HTMLElement {
  const element = document.createElement('section')
  element.id = id
  parent.append(element)
  setTop(element, top, scroller)
  return element
}

/** A box at 100 px with a frame of 2 px around 2,000 px of contents, of which 300 are seen. */
function placeBox(id: string, overflowY: string): HTMLElement {
  const box = place(id, 100)
  box.style.overflowY = overflowY
  setScrollSize(box, { content: 2_000, view: 300 })
  Object.defineProperty(box, 'clientTop', { value: 2 })
  return box
}

function preferMotion(reduced: boolean) {
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: reduced && query === '(prefers-reduced-motion: reduce)' }))
}

beforeEach(() => {
  vi.useFakeTimers()
  preferMotion(false)
  document.body.replaceChildren()
  page.scrollTop = 0
  setScrollSize(page, { content: 5_000, view: 800 })
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** Scrolls to the end of the animation and answers how it ended. */
async function finish(scroll: ReturnType<typeof smoothScroll>) {
  await vi.advanceTimersByTimeAsync(2_000)
  return scroll
}

describe('what cannot be found', () => {
  test.each(['nowhere', '#nowhere', ''])('the target "%s"', async (target) => {
    await expect(smoothScroll({ target })).rejects.toThrow(new Error('Unable to find Target Element'))
  })

  test('the container', async () => {
    const target = place('pricing', 1_000)
    await expect(smoothScroll({ target, container: '#nowhere' })).rejects.toThrow(
      new Error('Unable to find Container Element'),
    )
  })

  test('the target is looked for before the container', async () => {
    await expect(smoothScroll({ target: 'nowhere', container: 'nowhere' })).rejects.toThrow(
      'Unable to find Target Element',
    )
  })

  test('a scroll that cannot begin leaves the running one alone', async () => {
    place('pricing', 1_000)
    const running = smoothScroll({ target: 'pricing' })
    await expect(smoothScroll({ target: 'nowhere' })).rejects.toThrow()
    expect(await finish(running)).toBe('arrived')
    expect(page.scrollTop).toBe(1_000)
  })
})

describe('where a scroll ends', () => {
  test.each([
    ['by its id', 'pricing'],
    ['by its id with #', '#pricing'],
  ])('at the top of a target given %s', async (_name, target) => {
    place('pricing', 1_000)
    expect(await finish(smoothScroll({ target }))).toBe('arrived')
    expect(page.scrollTop).toBe(1_000)
  })

  test('at the top of a target given as an element', async () => {
    await finish(smoothScroll({ target: place('', 1_000) }))
    expect(page.scrollTop).toBe(1_000)
  })

  test.each([
    ['above the target by a negative offset', 1_000, -55, 945],
    ['past its top by a positive one', 1_000, 5, 1_005],
    ['at a whole pixel', 999.6, 0, 1_000],
    ['not above the beginning', 20, -55, 0],
    ['not beyond the end', 4_900, 5, 4_200],
  ])('%s', async (_name, top, offsetPx, end) => {
    page.scrollTop = 2_000
    const target = place('pricing', top)
    expect(await finish(smoothScroll({ target, offsetPx }))).toBe('arrived')
    expect(page.scrollTop).toBe(end)
  })
})

describe('what scrolls', () => {
  test.each(['auto', 'scroll'])(
    'the nearest ancestor whose overflow is %s and has more than it shows',
    async (flow) => {
      const box = placeBox('box', flow)
      const small = placeBox('small', 'auto')
      setScrollSize(small, { content: 300, view: 300 })
      box.append(small)
      const target = place('target', 700, small, box)
      await finish(smoothScroll({ target, offsetPx: -55 }))
      expect([page.scrollTop, box.scrollTop, small.scrollTop]).toEqual([0, 645, 0])
    },
  )

  test('the page, where no ancestor does', async () => {
    const box = placeBox('box', 'visible')
    const target = place('target', 700, box)
    await finish(smoothScroll({ target }))
    expect([page.scrollTop, box.scrollTop]).toEqual([700, 0])
  })

  test.each([
    ['an element', (box: Element) => box],
    ['an id', () => 'box'],
    ['an id with #', () => '#box'],
  ])('the container given as %s, whatever its overflow', async (_name, given) => {
    const box = placeBox('box', 'hidden')
    const target = place('target', 1_000, box, box)
    page.scrollTop = 30
    await finish(smoothScroll({ target, container: given(box) }))
    expect([page.scrollTop, box.scrollTop]).toEqual([30, 1_000])
  })

  test('a container no further than its end', async () => {
    const box = placeBox('box', 'auto')
    await finish(smoothScroll({ target: place('target', 1_990, box, box) }))
    expect(box.scrollTop).toBe(1_700)
  })

  test('the page, where the body is given', async () => {
    const box = placeBox('box', 'auto')
    const target = place('target', 700, box)
    await finish(smoothScroll({ target, container: document.body }))
    expect([page.scrollTop, box.scrollTop]).toEqual([700, 0])
  })
})

describe('how long a scroll takes', () => {
  test.each([
    ['650 ms unless told otherwise (specification, section 9)', undefined, 650],
    ['as long as told', 200, 200],
  ])('%s', async (_name, durationMs, expected) => {
    const target = place('pricing', 1_000)
    const outcome = vi.fn()
    smoothScroll({ target, durationMs }).then(outcome)
    // The frame before the end, and the first one after it: frames are 16 ms apart.
    await vi.advanceTimersByTimeAsync(expected - 1)
    expect(outcome).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(16)
    expect(outcome).toHaveBeenCalledExactlyOnceWith('arrived')
    expect(page.scrollTop).toBe(1_000)
  })

  test('the way follows the easing by the clock, not by counting frames', async () => {
    const target = place('pricing', 1_000)
    let frame: FrameRequestCallback = () => {}
    vi.stubGlobal('requestAnimationFrame', (next: FrameRequestCallback) => {
      frame = next
      return 1
    })
    const begin = performance.now()
    const scroll = smoothScroll({ target })
    const positions = [-5, 162.5, 325, 487.5, 650].map((time) => {
      frame(begin + time)
      return page.scrollTop
    })
    expect(positions).toEqual([0, 125, 500, 875, 1_000])
    expect(await scroll).toBe('arrived')
  })

  test('no time for a visitor who prefers reduced motion', async () => {
    preferMotion(true)
    const target = place('pricing', 1_000)
    expect(await smoothScroll({ target, offsetPx: -55, durationMs: 900 })).toBe('arrived')
    expect(page.scrollTop).toBe(945)
  })

  test('no time where the page stands there already, or none is given', async () => {
    const target = place('pricing', 1_000)
    expect(await smoothScroll({ target, durationMs: 0 })).toBe('arrived')
    expect(page.scrollTop).toBe(1_000)
    expect(await smoothScroll({ target })).toBe('arrived')
  })
})

describe('what ends a running scroll', () => {
  /** What becomes of a scroll during which something happens in the window, and whether the page still moved then. */
  async function disturb(event: Event) {
    const scroll = smoothScroll({ target: place('pricing', 1_000) })
    await vi.advanceTimersByTimeAsync(300)
    const left = page.scrollTop
    dispatchEvent(event)
    const outcome = await finish(scroll)
    return { outcome, moved: page.scrollTop !== left }
  }

  test.each(['wheel', 'touchstart', 'pointerdown'])('the visitor’s %s', async (name) => {
    expect(await disturb(new Event(name))).toEqual({ outcome: 'interrupted', moved: false })
  })

  test.each(['ArrowUp', 'ArrowDown', 'PageUp', 'PageDown', 'Home', 'End', ' ', 'Tab'])('the key "%s"', async (key) => {
    expect(await disturb(new KeyboardEvent('keydown', { key }))).toEqual({ outcome: 'interrupted', moved: false })
  })

  test.each(['a', 'Enter', 'Shift', 'Escape'])('not the key "%s"', async (key) => {
    expect(await disturb(new KeyboardEvent('keydown', { key }))).toEqual({ outcome: 'arrived', moved: true })
    expect(page.scrollTop).toBe(1_000)
  })

  test.each([
    ['animates', undefined],
    ['jumps', 0],
  ])('a new scroll that %s', async (_name, durationMs) => {
    const first = smoothScroll({ target: place('pricing', 1_000) })
    await vi.advanceTimersByTimeAsync(300)
    const second = smoothScroll({ target: place('contact', 3_000), durationMs })
    expect(await first).toBe('interrupted')
    expect(await finish(second)).toBe('arrived')
    expect(page.scrollTop).toBe(3_000)
  })
})
