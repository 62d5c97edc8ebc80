// @vitest-environment happy-dom
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { service } from '../collections/services.ts'
import { translator } from '../i18n/dictionaries.ts'
import { outcomes } from '../lib/entity-choice.ts'
import { workingDays } from '../lib/working-days.ts'
import { drawnFigures, outcomeFigures } from './figures.tsx'

function drawn(name: string, language: 'id' | 'en' = 'id'): HTMLElement {
  const Figure = drawnFigures(translator(language))
  const place = document.createElement('div')
  place.innerHTML = renderToStaticMarkup(<Figure name={name} />)
  return place
}

test('the road has the steps of the service, their days and the sum of both', () => {
  const merek = service('pendaftaran-merek', 'id')
  const road = drawn('trademark-road')
  const { min, max } = workingDays(merek?.steps ?? [], merek?.variants[0]?.id)
  expect(road.querySelector('figcaption')?.textContent).toContain(`${min}–${max} hari kerja`)
  expect([...road.querySelectorAll('li > b')].map((name) => name.textContent)).toEqual(
    merek?.steps.map(({ label }) => label),
  )
})

test('the two months in which somebody may speak are open in the drawing and in words, with their article', () => {
  const road = drawn('trademark-road', 'en')
  const open = [...road.querySelectorAll('li')].filter((step) => step.querySelector('strong'))
  expect(open).toHaveLength(road.querySelectorAll('svg g > rect + rect').length)
  expect(open[0]?.textContent).toContain('Two months open: anyone can object')
  expect(open[0]?.querySelector('a')?.getAttribute('href')).toBe('/en/infohukum/uu-20-2016#pasal-14')
})

test.each([
  ['liability-pt-cv', ['Pintu tertutup.', 'Pintu terbuka.', 'Pintu tertutup.']],
  ['liability-perorangan', ['Pintu terbuka.', 'Pintu tertutup.']],
])('%s says of each form whether its door is open, and by which article', (name, doors) => {
  const forms = [...drawn(name).querySelectorAll('li')]
  expect(forms.map((form) => form.querySelector('em')?.textContent)).toEqual(doors)
  for (const form of forms) expect(form.querySelector('a[href^="/infohukum/"]')).not.toBeNull()
})

test('forms side by side answer as their services do, and lead to their articles', () => {
  const forms = drawn('forms-pt-cv')
  const cells = [...forms.querySelectorAll('tbody tr')].map((row) =>
    [...row.querySelectorAll('td')].map((cell) => cell.textContent),
  )
  const briefs = ['pendirian-pt', 'pendirian-cv', 'pt-perorangan'].map((id) => service(id, 'id')?.entity?.brief)
  expect(cells[1]).toEqual(briefs.map((brief) => brief?.liability))
  expect(cells).toHaveLength(4)
  expect(forms.querySelector('figure > a')?.getAttribute('href')).toBe('/layanan#bentuk-usaha')
})

test('an outcome of the chooser shows whose purse pays, beside it the forms that came next', () => {
  const { liability, forms } = outcomeFigures('pendirian-cv', translator('id'))
  expect(liability?.forms.map(({ door }) => door)).toEqual(['open', 'closed'])
  expect(forms?.forms.map(({ name }) => name)).toEqual(['CV', 'PT'])
  const drawnFor = outcomes.filter((outcome) => outcomeFigures(outcome, translator('id')).liability)
  expect(drawnFor).toEqual(expect.arrayContaining(['pt-perorangan', 'pendirian-pt', 'pendirian-cv', 'pt-pma']))
})
