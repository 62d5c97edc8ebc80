// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { arrival } from './arrival.ts'

const settings = {
  wrongAddress: '#alamat=',
  messageKey: 'site:opened-message:1',
  thanksPath: '/thank-you',
  queries: ['q', 'mulai'],
  toolsPath: '/alat/',
}
const root = document.documentElement

/** Whether a page says that a message was opened during the visit. */
function saysOpened(path: string): boolean {
  history.replaceState(null, '', path)
  arrival(settings)
  return root.hasAttribute('data-message-opened')
}

beforeEach(() => {
  sessionStorage.clear()
})

afterEach(() => {
  root.removeAttribute('data-wrong-address')
  root.removeAttribute('data-message-opened')
})

test('the root that stands for another address says so and takes its name out of the address bar', () => {
  history.replaceState(null, '', '/?a=1#alamat=layananku')
  arrival(settings)
  expect(root.dataset.wrongAddress).toBe('layananku')
  expect(location.href).toMatch(/\/\?a=1$/)
})

test('a root with another fragment keeps it', () => {
  history.replaceState(null, '', '/#pricing')
  arrival(settings)
  expect(root.dataset.wrongAddress).toBeUndefined()
  expect(location.hash).toBe('#pricing')
})

test.each([
  ['/cari?q=merek', true],
  ['/cari?q=', false],
  ['/cari?q=%20', false],
  ['/en/cari?jenis=layanan', false],
  ['/pilih-badan-usaha?mulai=baru', true],
  ['/en/alat/cek-nama#nama=Sinar', true],
  ['/alat/cek-nama#nama%3DSinar', true],
  ['/alat/cek-nama#aturan', false],
  ['/layanan/pt-pma#nama=Sinar', false],
])('%s asks for something: %s', (address, asks) => {
  history.replaceState(null, '', address)
  arrival(settings)
  expect(root.hasAttribute('data-asked')).toBe(asks)
})

test.each([
  ['/infohukum/glosarium#nib', true],
  ['/infohukum/glosarium', false],
])('%s opens a place: %s', (address, opens) => {
  history.replaceState(null, '', address)
  arrival(settings)
  expect(root.hasAttribute('data-opens')).toBe(opens)
})

test('the page of thanks says whether a message was opened during the visit, and Home does not ask', () => {
  expect(saysOpened('/en/thank-you')).toBe(false)
  sessionStorage.setItem('site:opened-message:1', '{}')
  expect(saysOpened('/en')).toBe(false)
  expect(saysOpened('/en/thank-you')).toBe(true)
})

test('a page of thanks without storage goes on', () => {
  vi.spyOn(globalThis, 'sessionStorage', 'get').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError')
  })
  expect(saysOpened('/thank-you')).toBe(false)
})
