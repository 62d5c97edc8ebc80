// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { languageChoice, offerSeen, placeInTranslation } from './language-choice.ts'
import { languageOffer } from './language-offer.ts'

const settings = {
  chosenKey: 'site:language:1',
  dismissedKey: 'site:language-offer-dismissed:1',
  published: ['id', 'en'],
}

/** An Indonesian page as its HTML arrives, in a browser that prefers these languages. Answers whether the offer shows. */
function openPage(...preferred: string[]): boolean {
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(preferred)
  document.documentElement.removeAttribute('data-offered')
  languageOffer(settings)
  languageChoice(settings)
  offerSeen(settings)
  return isOffered()
}

const isOffered = () => document.documentElement.dataset.offered === 'en'
const click = (selector: string) =>
  document.querySelector(selector)?.dispatchEvent(new MouseEvent('click', { bubbles: true }))

/** What a page would have listened to ends with its test. */
let end: AbortController

beforeEach(() => {
  end = new AbortController()
  const add = document.addEventListener.bind(document)
  vi.spyOn(document, 'addEventListener').mockImplementation(
    (name: string, listener: EventListenerOrEventListenerObject) => add(name, listener, { signal: end.signal }),
  )
  localStorage.clear()
  sessionStorage.clear()
  history.replaceState(null, '', '/cari')
  document.documentElement.lang = 'id'
  document.body.innerHTML = `
    <a data-language-link hreflang="en" href="/en/cari">English</a>
    <aside data-language-offer lang="en">
      <a data-language-link hreflang="en" href="/en/cari">Read this page in English</a>
      <button type="button"><svg></svg></button>
    </aside>`
})

afterEach(() => {
  end.abort()
})

describe('the offer of the other language', () => {
  test.each([[['en-US']], [['de-DE', 'en-US', 'id-ID']], [['EN']]])(
    'is shown to a browser that prefers %j',
    (languages) => {
      expect(openPage(...languages)).toBe(true)
    },
  )

  test.each([[['id-ID', 'en-US']], [['de-DE']], [[]]])('is not shown to a browser that prefers %j', (languages) => {
    expect(openPage(...languages)).toBe(false)
  })

  test.each([
    ['chosen a language', 'site:language:1', '"id"', false],
    ['dismissed it', 'site:language-offer-dismissed:1', 'true', false],
    ['chosen a language that is no longer published', 'site:language:1', '"fr"', true],
  ])('where the visitor has %s', (_name, key, value, shows) => {
    localStorage.setItem(key, value)
    expect(openPage('en')).toBe(shows)
  })

  test('is shown where storage is forbidden, and can be dismissed', () => {
    vi.spyOn(globalThis, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError')
    })
    expect(openPage('en')).toBe(true)
    click('svg')
    expect(isOffered()).toBe(false)
  })

  test('stays for the pages of one visit and is gone on the next', () => {
    expect(openPage('en')).toBe(true)
    expect(openPage('en')).toBe(true)
    sessionStorage.clear()
    expect(openPage('en')).toBe(false)
  })

  test('is seen on a page that was made ahead once that is shown, not before', () => {
    Object.assign(document, { prerendering: true })
    expect(openPage('en')).toBe(true)
    expect([localStorage.length, sessionStorage.length]).toEqual([0, 0])
    document.dispatchEvent(new Event('prerenderingchange'))
    expect([localStorage.length, sessionStorage.length]).toEqual([1, 1])
    Object.assign(document, { prerendering: false })
  })

  test('is dismissed by its button for good, and the page gets a storage event', () => {
    const changed = vi.fn()
    addEventListener('storage', ({ key }) => changed(key), { once: true })
    openPage('en')
    click('button')
    expect(isOffered()).toBe(false)
    expect(openPage('en')).toBe(false)
    expect(localStorage.getItem('site:language-offer-dismissed:1')).toBe('true')
    expect(changed.mock.calls).toEqual([['site:language-offer-dismissed:1']])
  })
})

test.each(['body > a', 'aside a'])('%s remembers the choice and takes the query and the anchor along', (selector) => {
  openPage('en')
  history.replaceState(null, '', '/cari?q=merek#hasil')
  const link = document.querySelector<HTMLAnchorElement>(selector)
  link?.addEventListener('click', (event) => event.preventDefault())
  link?.click()
  expect(localStorage.getItem('site:language:1')).toBe('"en"')
  expect(link?.href).toBe(`${location.origin}/en/cari?q=merek#hasil`)
})

describe('the place in a text', () => {
  const text = (...ids: readonly string[]) => {
    document.body.innerHTML = `<main>${ids.map((id) => `<h2 id="${id}"></h2>`).join('')}</main>
      <a data-language-link hreflang="en" href="/en/cari">English</a>`
  }
  const hashOfLink = () => document.querySelector<HTMLAnchorElement>('a[data-language-link]')?.hash

  test('goes along with its number, since its anchor may have another name', () => {
    text('modal', 'bukti-setor')
    history.replaceState(null, '', '/cari#bukti-setor')
    languageChoice(settings)
    click('a[data-language-link]')
    expect(hashOfLink()).toBe('#bukti-setor~1')
  })

  test('is the anchor alone where that names no heading', () => {
    text('modal')
    history.replaceState(null, '', '/cari#bentuk=pt')
    languageChoice(settings)
    click('a[data-language-link]')
    expect(hashOfLink()).toBe('#bentuk=pt')
  })

  test.each([
    ['#bukti-setor~1', '#proof-of-payment'],
    ['#capital~1', '#capital'],
    ['#bukti-setor~7', ''],
    ['#bentuk=pt', '#bentuk=pt'],
  ])('%s is found at %s', (arrived, found) => {
    text('capital', 'proof-of-payment')
    history.replaceState(null, '', `/cari${arrived}`)
    placeInTranslation()
    expect(location.hash).toBe(found)
  })
})
