// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest'
import { printAlone } from './print-alone.ts'

test('while it prints, the part and all that holds it are marked; afterwards nothing is', () => {
  document.body.innerHTML = '<main><p>other</p><section><ul id="part"><li></li></ul></section></main>'
  const marked = (name: string) => [...document.querySelectorAll(`[${name}]`)].map(({ tagName }) => tagName)
  const marks = () => [marked('data-printing'), marked('data-print-alone'), marked('data-print-around')]
  let seen: string[][] = []
  vi.stubGlobal('print', () => {
    seen = marks()
  })
  const part = document.getElementById('part')
  if (part) printAlone(part, 'checklist')
  expect(seen).toEqual([['HTML'], ['UL'], ['HTML', 'BODY', 'MAIN', 'SECTION']])
  dispatchEvent(new Event('afterprint'))
  expect(marks()).toEqual([[], [], []])
  vi.unstubAllGlobals()
})
