// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest'
import { wrongAddress } from './wrong-address.ts'

const home = `
  <p data-wrong-address-line=""><a href="/cari">search</a></p>
  <a href="/layanan">Compare all</a>
  <a href="/blog">Artikel</a>
  <a href="/#contact">Kontak</a>
  <a href="/layanan/pt-pma">PT PMA</a>
  <a href="/layanan/pendaftaran-merek">Pendaftaran merek</a>
  <a href="/layanan">Layanan</a>
  <a href="/en" hreflang="en">English</a>`

/** The link that Home offers for a name as it stands in an address. */
function offered(name: string): string {
  document.body.innerHTML = home
  document.documentElement.dataset.wrongAddress = name
  wrongAddress()
  const link = document.querySelector('[data-wrong-address-line] a')
  return `${link?.getAttribute('href')?.replace(location.origin, '')} ${link?.textContent}`
}

afterEach(() => {
  delete document.documentElement.dataset.wrongAddress
})

test.each([
  ['layanann', '/layanan Layanan'],
  ['layanan.html', '/layanan Layanan'],
  ['blok', '/blog Artikel'],
  ['artikel', '/blog Artikel'],
  ['kontak', '/#contact Kontak'],
  ['merek', '/layanan/pendaftaran-merek Pendaftaran merek'],
  ['pt_pma', '/layanan/pt-pma PT PMA'],
  ['pma', '/layanan/pt-pma PT PMA'],
])('%s is closest to %s', (name, link) => {
  expect(offered(name)).toBe(link)
})

test.each([
  ['modal-pt', '/cari?q=modal+pt search'],
  ['caf%C3%A9', '/cari?q=caf%C3%A9 search'],
  ['404', '/cari?q=404 search'],
  ['english', '/cari?q=english search'],
  ['%ff', '/cari search'],
  ['', '/cari search'],
])('%s is close to nothing: %s', (name, link) => {
  expect(offered(name)).toBe(link)
})

test.each(['LAYANAN', 'Layanan).', 'layanan%E2%80%8B'])(
  '%s goes to the page that it differs from in this alone',
  (name) => {
    const replace = vi.spyOn(location, 'replace').mockImplementation(() => {})
    history.replaceState(null, '', '/?a=1')
    offered(name)
    expect(replace.mock.calls).toEqual([['/layanan?a=1']])
  },
)

test('without a wrong address nothing is changed', () => {
  document.body.innerHTML = home
  wrongAddress()
  expect(document.body.innerHTML).toBe(home)
})
