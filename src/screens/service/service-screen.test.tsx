// @vitest-environment happy-dom
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { viewOf } from '../../../tests/support/content-view.ts'
import { service as find } from '../../collections/services.ts'
import { translator } from '../../i18n/dictionaries.ts'
import { servicePage } from '../../page-data/service.ts'
import { ServiceScreen } from './service-screen.tsx'

const t = translator('id')

/** The page of the sample service, built on a day, parsed. */
function draw(day: string): Document {
  const view = { ...viewOf(), day }
  const service = find('pendirian-pt', 'id', view)
  if (!service) throw new Error('The sample content has no such service.')
  const markup = renderToStaticMarkup(<ServiceScreen {...servicePage(service, 'id', view).props} />)
  return new DOMParser().parseFromString(markup, 'text/html')
}

test('a page past its review date says so, and one on that day does not', () => {
  expect(draw('2027-02-01').querySelector('header')?.textContent).not.toContain(t('service.pastReview'))
  expect(draw('2027-02-02').querySelector('header')?.textContent).toContain(t('service.pastReview'))
})

test('the texts of the page share one numbering of citations, and no id stands twice', () => {
  const page = draw('2026-11-20')
  const ids = [...page.querySelectorAll('[id]')].map(({ id }) => id)
  expect(new Set(ids).size).toBe(ids.length)
  const numbers = [...page.querySelectorAll('sup a')].map((link) => Number(link.textContent))
  expect(new Set(numbers)).toEqual(new Set([1, 2]))
  for (const number of numbers) expect(page.querySelector(`#catatan-${number}`)?.tagName).toBe('LI')
})

test('the bill names who is paid, the tax, and the tariff with its state and the day it was checked', () => {
  const bill = draw('2026-11-20').querySelector('section')?.textContent ?? ''
  for (const words of [
    'Jasa kami',
    'Biaya negara',
    'Sudah termasuk PPN (11% efektif).',
    'UU 40/2007',
    'Diubah',
    '1 Nov 2026',
  ]) {
    expect(bill).toContain(words)
  }
})

test('the law of the service stands in one list, and what the text cites already is not repeated', () => {
  const page = draw('2026-11-20')
  const law = [...page.querySelectorAll('#dasar-hukum p a')].map((link) => link.getAttribute('href'))
  expect(new Set(law).size).toBe(law.length)
  const cited = page.querySelectorAll('#dasar-hukum [data-note] p a').length
  expect(cited).toBeGreaterThan(0)
})

test('nothing that is drawn carries an inline style', () => {
  expect(draw('2026-11-20').querySelector('[style]')).toBeNull()
})
