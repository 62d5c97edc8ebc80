// @vitest-environment happy-dom
import { afterEach, expect, test } from 'vitest'
import { openedTarget } from './opened-target.ts'

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
