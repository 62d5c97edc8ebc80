// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { lateTypeface, type Place, shiftOf } from './typeface.ts'

describe('the typeface', () => {
  const root = document.documentElement
  let fonts: Set<{ family: string; status: string }>
  let arrival = Promise.withResolvers<void>()

  beforeEach(() => {
    vi.useFakeTimers()
    fonts = new Set()
    arrival = Promise.withResolvers()
    Object.defineProperty(document, 'fonts', { value: fonts, configurable: true })
    vi.stubGlobal(
      'FontFace',
      class {
        readonly family: string
        status = 'loading'
        constructor(family: string) {
          this.family = family
        }
        load = () => arrival.promise.then(() => Object.assign(this, { status: 'loaded' }))
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
    expect(fonts).toHaveLength(0)
    arrival.resolve()
    await wait()
    expect(fonts).toHaveLength(1)
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
    expect(fonts).toHaveLength(1)
    expect(root.hasAttribute('data-awaits-typeface')).toBe(false)
  })

  test('is not added to a page that has been scrolled', async () => {
    vi.stubGlobal('scrollY', 10)
    open()
    arrival.resolve()
    await wait()
    expect(fonts).toHaveLength(0)
    expect(root.hasAttribute('data-awaits-typeface')).toBe(false)
  })

  test('that does not come leaves the page as it is', async () => {
    open()
    arrival.reject(new DOMException('lost', 'NetworkError'))
    await wait()
    expect(fonts).toHaveLength(0)
  })

  test('is not the page’s while it has not come, where the page has added it at its start', async () => {
    root.removeAttribute('data-awaits-typeface')
    fonts.add(new FontFace('Letters', 'url(letters)'))
    open()
    await wait()
    expect(fonts).toHaveLength(0)
    arrival.resolve()
    await wait()
    expect(fonts).toHaveLength(1)
    expect(root.hasAttribute('data-awaits-typeface')).toBe(false)
  })

  test('is not asked for again by a later page that has it from the start', async () => {
    root.removeAttribute('data-awaits-typeface')
    arrival.resolve()
    const there = await new FontFace('Letters', 'url(letters)').load()
    fonts.add(there)
    open()
    await wait()
    expect([...fonts]).toEqual([there])
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
