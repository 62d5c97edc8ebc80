import { expect, test } from 'vitest'
import { isSection, sectionOffsetPx, sections } from './sections.ts'

test('the sections and their offsets are those of the specification, sections 3 and 9', () => {
  expect(sections.map((section) => [section, sectionOffsetPx[section]])).toEqual([
    ['home', 0],
    ['about-us', -55],
    ['pricing', 5],
    ['infohukum', -55],
    ['contact', 5],
  ])
})

test.each([
  ['contact', true],
  ['Contact', false],
  ['', false],
  ['blog', false],
])('"%s" is a section: %s', (value, answer) => {
  expect(isSection(value)).toBe(answer)
})
