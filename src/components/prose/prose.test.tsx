// @vitest-environment happy-dom
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { viewOf } from '../../../tests/support/content-view.ts'
import { renderMarkdown } from '../../collections/markdown/render.ts'
import { translator } from '../../i18n/dictionaries.ts'
import { Prose } from './prose.tsx'
import { proseComponents } from './prose-components.tsx'

const t = translator('id')

/** The page part of a Markdown text, parsed. */
function draw(source: string, glossary = false): Document {
  const view = viewOf()
  const { content, citations } = renderMarkdown(source, {
    language: 'id',
    components: proseComponents(t),
    glossary,
    view,
  })
  const markup = renderToStaticMarkup(
    <Prose citations={citations} t={t}>
      {content}
    </Prose>,
  )
  return new DOMParser().parseFromString(markup, 'text/html')
}

test('every citation leads to its note, and every note back to the first of them', () => {
  const page = draw('Satu [[uu-40-2007#7]], dua [[uu-6-2023]], lagi [[uu-40-2007#7]].')
  const numbers = [...page.querySelectorAll('sup a')]
  expect(numbers.map((link) => link.textContent)).toEqual(['1', '2', '1'])
  for (const link of numbers) {
    const note = page.querySelector(link.getAttribute('href') ?? '')
    expect(note?.tagName).toBe('LI')
    const back = note?.querySelector('a')?.getAttribute('href') ?? ''
    expect(page.querySelector(back)?.querySelector('sup')?.textContent).toBe(link.textContent)
  }
  const ids = [...page.querySelectorAll('[id]')].map(({ id }) => id)
  expect(new Set(ids).size).toBe(ids.length)
})

test('a citation is marked with the state of its regulation where it is first made', () => {
  const page = draw('[[uu-40-2007#7]] dan [[uu-40-2007#7]]')
  const [first, second] = page.querySelectorAll('p > span')
  expect(first?.textContent).toBe('Pasal 7 UU 40/2007\u20601\u00a0(diubah)')
  expect(second?.textContent).toBe('Pasal 7 UU 40/2007\u20601')
})

test('what the quiet mark means is said once, where one stands', () => {
  const meanings = (source: string) =>
    [...draw(source).querySelectorAll('p')].filter(({ textContent }) => textContent === t('prose.markMeaning'))
  expect(meanings('[[uu-40-2007#7]] dan [[uu-40-2007#3]]')).toHaveLength(1)
  expect(meanings('[[pp-28-2025]] dan [[pp-5-2021]]')).toHaveLength(0)
})

test('a table names its rows by their first cell and its values by their column', () => {
  const page = draw('| Hal | Siapa **yang** menetapkan |\n|---|---|\n| Biaya | kami |\n| PNBP | [[uu-6-2023]] |')
  expect([...page.querySelectorAll('tbody th')].map((cell) => cell.textContent)).toEqual(['Biaya', 'PNBP'])
  expect(page.querySelector('td')?.getAttribute('data-label')).toBe('Siapa yang menetapkan')
  expect(page.querySelectorAll('td')[1]?.querySelector('a')?.getAttribute('href')).toBe('/infohukum/uu-6-2023')
})

test('a term leads to its entry in the glossary', () => {
  const term = draw('Sebuah akta.', true).querySelector('[data-term]')
  expect(term?.textContent).toBe('akta')
  expect(term?.getAttribute('href')).toBe('/infohukum/glosarium#akta')
})

test('nothing that is drawn carries an inline style', () => {
  const page = draw('## Judul\n\n| a | b |\n|:-:|--:|\n| 1 | 2 |\n\n![x](/assets/x.png) akta [[uu-6-2023]]', true)
  expect(page.querySelector('[style]')).toBeNull()
})
