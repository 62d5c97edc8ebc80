// @vitest-environment happy-dom
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { afterFoundingFacts } from '../../../tests/support/content-folder.ts'
import { viewOf } from '../../../tests/support/content-view.ts'
import { service as find } from '../../collections/services.ts'
import { translator } from '../../i18n/dictionaries.ts'
import { servicePage } from '../../page-data/service.ts'
import { ServiceScreen } from './service-screen.tsx'

const t = translator('id')

/** The page of the sample service, built on a day, with these changes of its content, parsed. */
function draw(day: string, changes?: Parameters<typeof viewOf>[0]): Document {
  const view = { ...viewOf(changes), day }
  const service = find('pendirian-pt', 'id', view)
  if (!service) throw new Error('The sample content has no such service.')
  const markup = renderToStaticMarkup(<ServiceScreen {...servicePage(service, 'id', view).props} />)
  return new DOMParser().parseFromString(markup, 'text/html')
}

test('a page past its review date says so, and one on that day does not', () => {
  expect(draw('2027-02-01').querySelector('header')?.textContent).not.toContain(t('service.pastReview'))
  expect(draw('2027-02-02').querySelector('header')?.textContent).toContain(t('service.pastReview'))
})

test('no id stands twice, and an article is marked where it is first cited', () => {
  const page = draw('2026-11-20', {
    'content/services/pendirian-pt/id.md': (text) => text.replace('Lihat [[uu-40-2007]]', 'Lihat [[uu-40-2007#7]]'),
  })
  const ids = [...page.querySelectorAll('[id]')].map(({ id }) => id)
  expect(new Set(ids).size).toBe(ids.length)
  const cited = [
    ...page.querySelectorAll(':is(#penjelasan, #urus-sendiri, #tanya-jawab) a[href$="uu-40-2007#pasal-7"]'),
  ]
  expect(cited.length).toBeGreaterThan(1)
  expect(cited.map((link) => link.nextElementSibling?.textContent === '\u00a0(diubah)')).toEqual(
    cited.map((_, place) => place === 0),
  )
})

test('the law of the service names each regulation once, with its state and every article that the page cites', () => {
  const page = draw('2026-11-20')
  const law = [...page.querySelectorAll('#dasar-hukum li')]
  const addresses = law.map((item) => item.querySelector('a')?.getAttribute('href'))
  expect(new Set(addresses).size).toBe(addresses.length)
  const company = law.find((item) => item.querySelector('a')?.textContent === 'UU 40/2007')
  expect(company?.textContent).toContain('Diubah')
  expect(company?.textContent).toContain('Pasal 7')
})

test.each([
  ['with several headings', '## Kerja kami\n\nSatu.\n\n## Yang sering salah\n\nDua.', 'Yang sering salah'],
  ['with one heading', '## Kerja kami\n\nSatu.', 'Kerja kami'],
])('every row says what it comes to, also without fees of the state: a text %s', (_, body, answer) => {
  const page = draw('2026-11-20', {
    'content/services/pendirian-pt/facts.yaml': (text) => text.replace(/range_idr: .*/, 'amount_idr: 0'),
    'content/services/pendirian-pt/id.md': (text) => text + body,
  })
  const rows = [...page.querySelectorAll('section > details > summary')]
  expect(rows.length).toBeGreaterThan(6)
  expect(rows.filter((row) => !row.children[1]?.textContent).map((row) => row.textContent)).toEqual([])
  expect(
    page.querySelector('#penjelasan')?.closest('details')?.querySelector('summary')?.children[1]?.textContent,
  ).toBe(answer)
})

test('the way to what comes after the service has the words of its section', () => {
  const page = draw('2026-11-20', { 'content/facts/after-founding.yaml': afterFoundingFacts })
  const section = page.querySelector('#sesudahnya')?.closest('details')
  expect(section?.querySelector('h2')?.textContent).toBe(t('service.after.nib'))
  expect(section?.querySelector('summary')?.children[1]?.textContent).toContain(
    section?.querySelector('b')?.textContent,
  )
  expect(page.querySelector('nav a[href="#sesudahnya"]')?.textContent).toBe(t('service.short.after.nib'))
})

test.each(['nib', 'registered', 'signed'] as const)(
  'the short way to what comes after "%s" has words of its heading',
  (heading) => {
    const words = t(`service.after.${heading}`).split(' ')
    expect(words).toEqual(expect.arrayContaining(t(`service.short.after.${heading}`).split(' ')))
  },
)

test('nothing that is drawn carries an inline style', () => {
  expect(draw('2026-11-20').querySelector('[style]')).toBeNull()
})
