// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openedTarget, unknownCode } from './opened-places.ts'

afterEach(() => {
  location.hash = ''
})

function openOn(hash: string, html: string): boolean[] {
  document.body.innerHTML = html
  location.hash = hash
  openedTarget()
  return [...document.querySelectorAll('details')].map(({ open }) => open)
}

test('the parts that hold the target open, others stay closed', () => {
  const html = '<details><details><p id="nib">NIB</p></details></details><details><p id="oss">OSS</p></details>'
  expect(openOn('#nib', html)).toEqual([true, true, false])
  location.hash = '#oss'
  dispatchEvent(new Event('hashchange'))
  expect([...document.querySelectorAll('details')].map(({ open }) => open)).toEqual([true, true, true])
})

test('an address without such a target changes nothing', () => {
  expect(openOn('#a%F0', '<details><p id="nib">NIB</p></details>')).toEqual([false])
})

beforeEach(() => {
  document.body.innerHTML = `<p data-unknown-code="" hidden></p><h2 id="56">56</h2>
    <details><summary>56303</summary><div id="56303"></div></details>
    <details><summary>56304</summary><div id="56304"></div></details>`
})

afterEach(() => history.replaceState(null, '', '/'))

const opened = () => [...document.querySelectorAll('details[open] > div')].map(({ id }) => id)

test.each([
  ['/', false, []],
  ['/#56', false, []],
  ['/?utm_source=7', false, []],
  ['/#kode=56303', false, ['56303']],
  ['/?kode=56304', false, ['56304']],
  ['/#kode=99999', true, []],
  ['/?kode=99999', true, []],
  ['/#99999', true, []],
  ['/#kode=56303,99999', true, ['56303']],
  ['/#kode=56303%2C56304', false, ['56303', '56304']],
])('%s says that a part is unknown: %s', (address, isSaid, codes) => {
  history.replaceState(null, '', address)
  unknownCode()
  expect(document.querySelector<HTMLElement>('[data-unknown-code]')?.hidden).toBe(!isSaid)
  expect(opened()).toEqual(codes)
})
