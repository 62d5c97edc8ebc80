/** What Home shows of the services, by language. */
import { expect, test } from 'vitest'
import { homePage } from './home.ts'

test.each([
  ['id', 'pendirian-pt'],
  ['en', 'pt-pma'],
] as const)('in %s the first bill, its parts and the steps are those of %s', (language, first) => {
  const { featured, services, example } = homePage(language).props
  expect(featured[0]?.id).toBe(first)
  expect(services[0]?.id).toBe(first)
  expect(example?.service.id).toBe(first)
  expect(example?.steps.length).toBeGreaterThan(3)
})

test('companies with foreign owners have their bill on Home in both languages, among six at most', () => {
  for (const language of ['id', 'en'] as const) {
    const ids = homePage(language).props.featured.map(({ id }) => id)
    expect(ids).toContain('pt-pma')
    expect(ids.length).toBeLessThanOrEqual(6)
  }
})
