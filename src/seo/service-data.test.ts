import { expect, test } from 'vitest'
import { viewOf } from '../../tests/support/content-view.ts'
import { service as find } from '../collections/services.ts'
import { serviceData } from './service-data.ts'

const facts = 'content/facts/services/pendirian-pt.yaml'

function prices(...changes: readonly [string, string][]): unknown[] {
  const change = (text: string) => changes.reduce((changed, [from, to]) => changed.replace(from, to), text)
  const service = find('pendirian-pt', 'id', viewOf(changes.length > 0 ? { [facts]: change } : {}))
  if (!service) throw new Error('The sample content has no such service.')
  const data = serviceData(service, 'id', { name: 'Suluh', origin: 'https://suluh.example' })
  return (data as { offers: { priceSpecification: unknown }[] }).offers.map((offer) => offer.priceSpecification)
}

const rupiah = { '@type': 'PriceSpecification', priceCurrency: 'IDR' }

test('an offer has one price, or the lowest and the highest', () => {
  expect(prices()[0]).toEqual({ ...rupiah, minPrice: 3_900_000, maxPrice: 7_900_000 })
  expect(prices(['range_idr: [1000000, 5000000]', 'amount_idr: 1000000'])[0]).toEqual({ ...rupiah, price: 3_900_000 })
})

test('a fee of unknown amount leaves the least to be paid, and no price', () => {
  const unknown = 'amount_unknown: true\n      variants: [banyak]'
  expect(prices(['range_idr: [1000000, 5000000]', unknown])).toEqual([
    { ...rupiah, price: 2_900_000 },
    { ...rupiah, minPrice: 2_900_000 },
  ])
})
