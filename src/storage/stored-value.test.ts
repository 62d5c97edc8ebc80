// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

const asNumber = (value: unknown) => (typeof value === 'number' ? value : undefined)
const asNumbers = (value: unknown) => (Array.isArray(value) ? (value as number[]) : undefined)

type Page = typeof import('./stored-value.ts')

/** The module as a newly opened page has it. */
let page: Page

function count(version = 2, area: 'local' | 'session' = 'local', { storedValue } = page) {
  return storedValue({ area, key: 'checklist.count', version, parse: asNumber, fallback: 0 })
}

beforeEach(async () => {
  vi.resetModules()
  page = await import('./stored-value.ts')
  localStorage.clear()
  sessionStorage.clear()
})

afterEach(() => {
  vi.unstubAllGlobals()
})

describe('a stored value', () => {
  it('is kept under its namespace, key and version, in its own area', () => {
    const value = count()
    expect(value.get()).toBe(0)
    value.set(7)
    expect(value.get()).toBe(7)
    expect(localStorage.getItem('site:checklist.count:2')).toBe('7')
    expect(count().get()).toBe(7)
    expect(count(2, 'session').get()).toBe(0)
    value.remove()
    expect(value.get()).toBe(0)
    expect(localStorage.length).toBe(0)
  })

  it('does not read other versions, and replaces earlier ones', () => {
    localStorage.setItem('site:checklist.count:1', '5')
    localStorage.setItem('site:checklist.count:3', '9')
    const value = count()
    expect(value.get()).toBe(0)
    value.set(1)
    expect(Object.keys(localStorage).sort()).toEqual(['site:checklist.count:2', 'site:checklist.count:3'])
  })

  it('answers the same object until it changes', () => {
    const value = page.storedValue({
      area: 'local',
      key: 'checklist.list',
      version: 1,
      parse: asNumbers,
      fallback: [],
    })
    value.set([1])
    const first = value.get()
    expect(value.get()).toBe(first)
    value.set([2])
    expect(value.get()).toEqual([2])
  })

  it('tells its subscribers of changes here and in other tabs', () => {
    const value = count()
    const listener = vi.fn()
    const end = value.subscribe(listener)

    value.set(1)
    count().set(2)
    count(1).set(9)
    expect(listener).toHaveBeenCalledTimes(2)

    const inOtherTab = (key: string | null, storageArea: Storage) =>
      dispatchEvent(new StorageEvent('storage', { key, storageArea }))
    inOtherTab('site:checklist.count:2', localStorage)
    inOtherTab(null, localStorage)
    expect(listener).toHaveBeenCalledTimes(4)
    inOtherTab('site:other:1', localStorage)
    inOtherTab('site:checklist.count:2', sessionStorage)
    expect(listener).toHaveBeenCalledTimes(4)

    end()
    value.set(3)
    inOtherTab('site:checklist.count:2', localStorage)
    expect(listener).toHaveBeenCalledTimes(4)
  })
})

describe('trouble with storage', () => {
  it.each([
    ['what is not JSON', '{'],
    ['what is not such a value', '"seven"'],
  ])('%s is reported once, and the fallback serves', (_, text) => {
    const warn = vi.mocked(console.warn).mockImplementation(() => {})
    localStorage.setItem('site:checklist.count:2', text)
    expect(count().get()).toBe(0)
    expect(count().get()).toBe(0)
    expect(warn.mock.calls).toEqual([['What is kept as "site:checklist.count:2" cannot be read and is not used.']])
  })

  it('a parse that throws is such trouble too', () => {
    const warn = vi.mocked(console.warn).mockImplementation(() => {})
    localStorage.setItem('site:checklist.count:1', '1')
    const parse = () => {
      throw new TypeError('no')
    }
    const value = page.storedValue({ area: 'local', key: 'checklist.count', version: 1, parse, fallback: 4 })
    expect(value.get()).toBe(4)
    expect(warn).toHaveBeenCalledOnce()
  })

  it('full storage is reported once, and memory serves', () => {
    const warn = vi.mocked(console.warn).mockImplementation(() => {})
    const setItem = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
    vi.stubGlobal('localStorage', { getItem: () => null, removeItem: () => {}, setItem })
    const value = count()
    const listener = vi.fn()
    const end = value.subscribe(listener)
    value.set(1)
    value.set(2)
    expect(value.get()).toBe(2)
    expect(listener).toHaveBeenCalledTimes(2)
    expect(warn).toHaveBeenCalledOnce()
    value.remove()
    expect(value.get()).toBe(0)
    end()
  })

  it.each(['local', 'session'] as const)('forbidden %s storage is reported once, and memory serves', (area) => {
    const warn = vi.mocked(console.warn).mockImplementation(() => {})
    vi.spyOn(globalThis, `${area}Storage`, 'get').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError')
    })
    const value = count(2, area)
    value.set(3)
    expect(value.get()).toBe(3)
    expect(count(2, area).get()).toBe(3)
    const end = value.subscribe(() => {})
    dispatchEvent(new StorageEvent('storage', { key: 'site:checklist.count:2' }))
    end()
    expect(warn).toHaveBeenCalledOnce()
  })

  it('absent storage, as in a prerender, is reported once, and memory serves', () => {
    const warn = vi.mocked(console.warn).mockImplementation(() => {})
    vi.stubGlobal('document', undefined)
    const value = count()
    expect(value.get()).toBe(0)
    value.set(3)
    expect(value.get()).toBe(3)
    expect(warn).toHaveBeenCalledOnce()
  })
})

describe('a misconfigured helper (specification, section 8)', () => {
  it.each([
    ['checklist.a:b', 1, 'the key "checklist.a:b" must be lower-case letters, digits, dots and hyphens.'],
    ['checklist.count', 0, 'the version of "checklist.count" must be a whole number from 1, not 0.'],
    ['checklist.count', 1.5, 'the version of "checklist.count" must be a whole number from 1, not 1.5.'],
  ] as const)('key "%s", version %d: says so once and keeps nothing', (key, version, reason) => {
    const error = vi.mocked(console.error).mockImplementation(() => {})
    const options = { area: 'local', key, version, parse: asNumber, fallback: 0 } as const
    const value = page.storedValue(options)
    page.storedValue(options)
    expect(error.mock.calls).toEqual([[`Stored data is misconfigured: ${reason} The value is kept in memory alone.`]])

    const listener = vi.fn()
    value.subscribe(listener)
    value.set(5)
    expect(value.get()).toBe(5)
    expect(listener).toHaveBeenCalledOnce()
    page.eraseStoredItems()
    expect(page.storedItems()).toEqual([])
    value.remove()
    expect(value.get()).toBe(0)
    expect(localStorage.length).toBe(0)
  })
})

describe('everything that is kept', () => {
  it('is listed and erased, and nothing else is', () => {
    localStorage.setItem('site:old:1', '"left by an earlier release"')
    localStorage.setItem('other', 'not ours')
    localStorage.setItem('site', 'not ours')
    sessionStorage.setItem('site:language:1', '1')
    const value = count()
    value.set(7)
    expect(page.storedItems()).toEqual([
      { area: 'local', key: 'checklist.count', version: 2, text: '7' },
      { area: 'local', key: 'old', version: 1, text: '"left by an earlier release"' },
      { area: 'session', key: 'language', version: 1, text: '1' },
    ])
    const listener = vi.fn()
    const listenerOfAll = vi.fn()
    const endings = [value.subscribe(listener), page.subscribeToStoredItems(listenerOfAll)]
    page.eraseStoredItems()
    expect(listener).toHaveBeenCalledOnce()
    expect(listenerOfAll).toHaveBeenCalledTimes(3)
    for (const end of endings) end()
    expect(value.get()).toBe(0)
    expect(page.storedItems()).toEqual([])
    expect(Object.keys(localStorage).sort()).toEqual(['other', 'site'])
    expect(sessionStorage.length).toBe(0)
  })
})
