// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { notFound } from './not-found.ts'
import { currentYear } from './opening-state.ts'
import { startup } from './startup.ts'

const settings = {
  fontFamily: 'Letters',
  fontWeights: '400 800',
}
const root = document.documentElement

/** Opens a page at an address and answers where the visitor is sent, if anywhere. */
function openNotFoundPage(path: string, languageRoots: readonly string[] = ['en']) {
  const replace = vi.fn()
  vi.stubGlobal('location', { pathname: path, search: '?a=1', hash: '#b', origin: location.origin, replace })
  notFound({ wrongAddress: '#alamat=', languageRoots })
  startup(settings)
  return replace.mock.calls
}

const isLoading = () => root.hasAttribute('data-root-loading')

function comeFrom(referrer: string) {
  vi.spyOn(document, 'referrer', 'get').mockReturnValue(referrer)
}

/** The typefaces of the document. */
const added = vi.fn()

beforeEach(() => {
  vi.useFakeTimers()
  added.mockClear()
  Object.defineProperty(document, 'fonts', { value: { add: added }, configurable: true })
  vi.stubGlobal(
    'FontFace',
    class {
      readonly given: unknown[]
      constructor(...all: unknown[]) {
        this.given = all
      }
    },
  )
})

afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
  root.removeAttribute('data-leaving')
  root.removeAttribute('data-root-loading')
})

describe('the 404 page of a host that knows no redirects (specification, section 2, fallback)', () => {
  test.each([
    ['/anything', '/#alamat=anything'],
    ['/xy', '/#alamat=xy'],
    ['/energi', '/#alamat=energi'],
    ['/en/anything', '/en#alamat=anything'],
    ['/en/a%20b', '/en#alamat=a%20b'],
    ['/caf%C3%A9', '/#alamat=caf%C3%A9'],
    ['/%ff', '/#alamat=%ff'],
  ])('sends %s to %s', (path, home) => {
    expect(openNotFoundPage(path)).toEqual([[home]])
    expect(isLoading()).toBe(false)
  })

  test.each([
    ['/layanan/', '/layanan'],
    ['/EN/Layanan/Pendirian-PT', '/en/layanan/pendirian-pt'],
    ['/layanan/pendirian-pt).', '/layanan/pendirian-pt'],
    ['/layanan%20', '/layanan'],
    ['/a%20b/c%E2%80%8B', '/a%20b/c'],
    ['/).', '/'],
    ['//other.example/', '/other.example'],
  ])('leads %s to %s first', (path, meant) => {
    expect(openNotFoundPage(path)).toEqual([[`${meant}?a=1#b`]])
  })

  test.each(['/a/b', '/en/a/b', '/xy/a', '/en', '/'])('stays at %s', (path) => {
    expect(openNotFoundPage(path)).toEqual([])
    expect(isLoading()).toBe(true)
  })

  test('knows only the languages that are published', () => {
    expect(openNotFoundPage('/en/anything', [])).toEqual([])
    expect(openNotFoundPage('/en', [])).toEqual([['/#alamat=en']])
  })
})

describe('the typeface', () => {
  const given = ['Letters', `url(${location.origin}/letters.woff2)`, { weight: '400 800' }]

  beforeEach(() => {
    document.head.innerHTML = '<link rel="preload" as="font" href="/letters.woff2">'
  })

  afterEach(() => {
    document.head.innerHTML = ''
    history.replaceState(null, '', '/')
  })

  test('is added before the first frame of a later page', () => {
    vi.stubGlobal('navigation', { entries: () => Array(2) })
    startup(settings)
    expect(added).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ given }))
  })

  test('is added before the first frame of a first page that is asked for a place', () => {
    vi.stubGlobal('navigation', { entries: () => Array(1) })
    history.replaceState(null, '', '/#biaya')
    startup(settings)
    expect(added).toHaveBeenCalledOnce()
  })

  test('of the first page is left to the file that comes after the page', () => {
    vi.stubGlobal('navigation', { entries: () => Array(1) })
    startup(settings)
    expect(added).not.toHaveBeenCalled()
    expect(root.hasAttribute('data-awaits-typeface')).toBe(true)
  })
})

describe('what is below the first screen', () => {
  test.each([
    ['navigate', '', true],
    ['navigate', '#biaya', false],
    ['reload', '', false],
    ['back_forward', '', false],
  ])('at a load of type "%s" with the fragment "%s" may wait: %s', (type, fragment, mayWait) => {
    history.replaceState(null, '', `/${fragment}`)
    vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ type } as PerformanceNavigationTiming])
    startup(settings)
    expect(root.hasAttribute('data-skips-below')).toBe(mayWait)
  })
})

describe('root loading (specification, section 4)', () => {
  test.each([
    [1, true],
    [2, false],
  ])('with %i pages of the site in the history of the tab it is on: %s', (pages, isOn) => {
    vi.stubGlobal('navigation', { entries: () => Array(pages) })
    comeFrom(`${location.origin}/layanan`)
    startup(settings)
    expect(isLoading()).toBe(isOn)
  })

  test.each([
    ['navigate', true],
    ['reload', false],
    ['back_forward', false],
  ])('at a load of type "%s" it is on: %s', (type, isOn) => {
    vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ type } as PerformanceNavigationTiming])
    startup(settings)
    expect(isLoading()).toBe(isOn)
  })

  test('is off 600 ms after the first frame (section 9), whatever becomes of animations', () => {
    startup(settings)
    vi.advanceTimersToNextFrame()
    vi.advanceTimersByTime(599)
    expect(isLoading()).toBe(true)
    vi.advanceTimersByTime(1)
    expect(isLoading()).toBe(false)
  })

  test.each([
    ['', true],
    ['https://search.example/', true],
    [`${location.origin}.example/`, true],
    [`${location.origin}/layanan`, false],
  ])('where the browser does not tell its history, a visitor who comes from "%s" sees it: %s', (referrer, sees) => {
    comeFrom(referrer)
    startup(settings)
    expect(isLoading()).toBe(sees)
  })
})

test('the year is that of the visit, wherever the page shows one', () => {
  vi.useFakeTimers({ now: new Date(2031, 0, 1) })
  document.body.innerHTML = '© <span data-current-year>2026</span> <b data-current-year></b> <i>2026</i>'
  currentYear()
  expect(document.body.textContent).toBe('© 2031 2031 2026')
})
