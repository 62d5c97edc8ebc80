// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { lateTypeface, type Place, shiftOf } from './typeface.ts'

describe('the typeface of the first page', () => {
  const root = document.documentElement
  const added = vi.fn()
  let arrival = Promise.withResolvers<void>()

  beforeEach(() => {
    vi.useFakeTimers()
    added.mockClear()
    arrival = Promise.withResolvers()
    Object.defineProperty(document, 'fonts', { value: { add: added }, configurable: true })
    vi.stubGlobal(
      'FontFace',
      class {
        load = () => arrival.promise.then(() => this)
      },
    )
    root.toggleAttribute('data-awaits-typeface', true)
  })

  afterEach(() => {
    vi.unstubAllGlobals()
    vi.useRealTimers()
  })

  const open = () => lateTypeface({ fontFamily: 'Letters', fontWeights: '400 800' })
  const wait = () => vi.advanceTimersByTimeAsync(200)

  test('is added when it has come', async () => {
    open()
    await wait()
    expect(added).not.toHaveBeenCalled()
    arrival.resolve()
    await wait()
    expect(added).toHaveBeenCalledOnce()
    expect(root.hasAttribute('data-awaits-typeface')).toBe(false)
  })

  test('is added where a text has gone between the two looks', async () => {
    const idle: (() => void)[] = []
    vi.stubGlobal('requestIdleCallback', (run: () => void) => idle.push(run))
    document.body.innerHTML = '<main><p>A text</p></main>'
    open()
    arrival.resolve()
    await wait()
    idle.shift()?.()
    await wait()
    document.querySelector('p')?.firstChild?.remove()
    idle.shift()?.()
    await wait()
    expect(added).toHaveBeenCalledOnce()
    expect(root.hasAttribute('data-awaits-typeface')).toBe(false)
  })

  test('that does not come leaves the page as it is', async () => {
    open()
    arrival.reject(new DOMException('lost', 'NetworkError'))
    await wait()
    expect(added).not.toHaveBeenCalled()
  })

  test('is not added a second time to a page that has it from the beginning', async () => {
    root.removeAttribute('data-awaits-typeface')
    open()
    arrival.resolve()
    await wait()
    expect(added).not.toHaveBeenCalled()
  })
})

describe('what a typeface moves, by the measure of the Layout Instability API', () => {
  const window = { width: 400, height: 800 }
  const at = (top: number, { height = 100, x = 0, y = top } = {}): Place => ({
    left: 0,
    right: 400,
    top,
    bottom: top + height,
    x,
    y,
  })

  test.each<[string, Place, Place, number]>([
    ['nothing', at(100), at(100), 0],
    ['less than is counted', at(100), at(102), 0],
    ['a paragraph by a line: its area before and after, times its way', at(100), at(120), (120 / 800) * (20 / 800)],
    ['a text that begins further right', at(100), at(100, { x: 200 }), (100 / 800) * (200 / 800)],
    ['only what is in the window counts', at(750), at(730), (70 / 800) * (20 / 800)],
    ['nothing of what is below it', at(900), at(850), 0],
  ])('%s', (_, was, is, shift) => {
    expect(shiftOf([{ was, is }], window)).toBeCloseTo(shift, 10)
  })

  test('the areas of all that moves count once with the longest way', () => {
    const moves = [
      { was: at(0), is: at(20) },
      { was: at(400), is: at(440) },
    ]
    expect(shiftOf(moves, window)).toBeCloseTo((260 / 800) * (40 / 800), 10)
  })
})
