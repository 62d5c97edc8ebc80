import { expect, test } from 'vitest'
import { viewOf } from '../../tests/support/content-view.ts'
import { service as find } from '../collections/services.ts'
import { serviceData } from './service-data.ts'

const facts = 'content/services/pendirian-pt/facts.yaml'

function prices(...changes: readonly [string, string][]): unknown[] {
  const change = (text: string) => changes.reduce((changed, [from, to]) => changed.replace(from, to), text)
  const service = find('pendirian-pt', 'id', viewOf(changes.length > 0 ? { [facts]: change } : {}))
  if (!service) throw new Error('The sample content has no such service.')
  const data = serviceData(service, 'id', { name: 'Suluh', origin: 'https://suluh.example' })
  return (data as { offers: { priceSpecification: unknown }[] }).offers.map((offer) => offer.priceSpecification)
}

test('an offer has one price, or the lowest and the highest', () => {
  expect(prices()[0]).toMatchObject({ priceCurrency: 'IDR', minPrice: 3_900_000, maxPrice: 7_900_000 })
  const [fixed] = prices(['range_idr: [1000000, 5000000]', 'amount_idr: 1000000'])
  expect(fixed).toMatchObject({ price: 3_900_000 })
  expect(fixed).not.toHaveProperty('minPrice')
})

test('how certain a price is, is said of the whole', () => {
  const [price] = prices(['      checked_on', '      confirmed: false\n      unit: per_class\n      checked_on'])
  expect(price).toMatchObject({
    description: 'Belum terkonfirmasi: Pengesahan (diperiksa 1 Nov 2026). Yang berlaku adalah tagihan resmi.',
  })
})

test('a fee of unknown amount leaves the least to be paid, and no price', () => {
  const unknown = 'amount_unknown: true\n      variants: [banyak]'
  const [known, open] = prices(['range_idr: [1000000, 5000000]', unknown])
  expect(known).toMatchObject({ price: 2_900_000 })
  expect(open).toMatchObject({
    minPrice: 2_900_000,
    description: expect.stringContaining('Belum termasuk: Pengesahan'),
  })
  expect(open).not.toHaveProperty('price')
})
