import { describe, expect, test } from 'vitest'
import { currentSection, type PagePosition } from './current-section.ts'

/** A page of 5,000 px in a window of 800: it scrolls to 4,200 at most. The last two sections are short. */
const page: PagePosition = {
  sections: [
    { id: 'home', topPx: 0 },
    { id: 'about-us', topPx: 1_000 },
    { id: 'pricing', topPx: 2_000 },
    { id: 'infohukum', topPx: 4_400 },
    { id: 'contact', topPx: 4_700 },
  ],
  scrollPx: 0,
  viewportPx: 800,
  pagePx: 5_000,
  addressed: null,
}

describe('while the visitor scrolls', () => {
  test.each([
    [0, 'home'],
    [679, 'home'],
    [680, 'about-us'],
    [1_679, 'about-us'],
    [1_680, 'pricing'],
    [4_079, 'pricing'],
    [4_080, 'infohukum'],
    [4_197, 'infohukum'],
    [4_198, 'contact'],
    [4_200, 'contact'],
  ])(
    'at %d px the section is %s: its top has passed 40 %% of the view, and the end is the last',
    (scrollPx, section) => {
      expect(currentSection({ ...page, scrollPx })).toBe(section)
    },
  )

  test('above the first section it is the first', () => {
    const sections = page.sections.map(({ id, topPx }) => ({ id, topPx: topPx + 900 }))
    expect(currentSection({ ...page, sections })).toBe('home')
  })
})

describe('after a scroll to a section, which ends 55 px above or 5 px past its top', () => {
  test.each([
    ['home', 0],
    ['about-us', 945],
    ['pricing', 2_005],
    ['infohukum', 4_200],
    ['contact', 4_200],
  ] as const)('%s is lit', (addressed, scrollPx) => {
    expect(currentSection({ ...page, scrollPx, addressed })).toBe(addressed)
  })

  test('also where the section before it reaches far into the view', () => {
    expect(currentSection({ ...page, viewportPx: 100, scrollPx: 945 })).toBe('home')
    expect(currentSection({ ...page, viewportPx: 100, scrollPx: 945, addressed: 'about-us' })).toBe('about-us')
  })

  test('and the browser may round the position by two pixels', () => {
    const near = { ...page, viewportPx: 100, addressed: 'about-us' } as const
    expect([942, 943, 947, 948].map((scrollPx) => currentSection({ ...near, scrollPx }))).toEqual([
      'home',
      'about-us',
      'about-us',
      'home',
    ])
  })

  test('until the visitor scrolls on', () => {
    expect(currentSection({ ...page, scrollPx: 2_000, addressed: 'about-us' })).toBe('pricing')
  })
})

test('a page that does not scroll shows its first section, or the one that the address names', () => {
  const short = { ...page, viewportPx: 2_000, pagePx: 2_000 }
  const sections = page.sections.map(({ id }, index) => ({ id, topPx: index === 0 ? 0 : 900 + index }))
  expect(currentSection({ ...short, sections })).toBe('home')
  expect(currentSection({ ...short, sections, addressed: 'contact' })).toBe('contact')
})
