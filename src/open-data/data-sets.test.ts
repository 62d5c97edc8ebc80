import { Ajv2020 } from 'ajv/dist/2020.js'
import { expect, test } from 'vitest'
import { site } from '../site/site.ts'
import { dataSets } from './data-sets.ts'

const sets = dataSets()
const setOf = (name: string) => JSON.parse(JSON.stringify(sets.find((set) => set.name === name)))

test('each set names its schema, its day, its licence and how to cite it', () => {
  expect(sets.map(({ name }) => name)).toEqual(['regulations', 'fees', 'duties', 'glossary'])
  for (const { name } of sets) {
    const { data, schema } = setOf(name)
    expect(data).toMatchObject({
      $schema: `${site.origin}/data/${name}.schema.json`,
      day: expect.stringMatching(/^\d{4}-/),
      licence: 'https://creativecommons.org/licenses/by/4.0/',
    })
    expect(data.cite).toContain(`/data/${name}.json`)
    expect(schema.$id).toBe(data.$schema)
  }
})

test('each set is valid by the schema that is published for it', () => {
  for (const { name } of sets) {
    const { data, schema } = setOf(name)
    const isValid = new Ajv2020({ validateFormats: false }).compile(schema)
    expect(isValid(data), JSON.stringify(isValid.errors)).toBe(true)
    expect(isValid({ ...data, entries: [{ id: 1 }] })).toBe(false)
    expect(data.entries.length).toBeGreaterThan(5)
  }
})

test('a regulation carries its state, relations, cited articles and official address', () => {
  const { data } = setOf('regulations')
  const law = data.entries.find(({ id }: { id: string }) => id === 'uu-40-2007')
  expect(law).toMatchObject({ url: `${site.origin}/infohukum/uu-40-2007`, state: expect.any(String) })
  expect(law.facts.articles.length).toBeGreaterThan(0)
  expect(law.facts.official_url).toMatch(/^https:/)
  expect(law.derived.implemented_by.length).toBeGreaterThan(0)
  const code = data.entries.find(({ id }: { id: string }) => id === 'kuhd')
  expect(code).toMatchObject({ state: 'partly_revoked', derived: { partly_revoked_by: [expect.any(String)] } })
})

test('a fee keeps what is known of it: certainty, day of the check, law', () => {
  const { data } = setOf('fees')
  const lines = data.entries.flatMap(({ price }: { price: { lines: object[] } }) => price.lines)
  expect(lines).toContainEqual(
    expect.objectContaining({ party: 'state', confirmed: false, checked_on: expect.any(String) }),
  )
})

test('a duty says who owes it, when, on what basis and how sure that is, without notes for editors', () => {
  const { data } = setOf('duties')
  const duty = data.entries.find(({ id }: { id: string }) => id === 'tax-pph21-pay')
  expect(duty).toMatchObject({
    url: `${site.origin}/alat/kalender-kewajiban`,
    group: 'tax',
    when: { monthly: { day: 15, offset: 1 } },
    basis: [{ regulation: 'PMK 81/2024', article: '94(2)' }],
    certainty: { when: 'seen' },
  })
  expect(new Set(data.entries.map(({ id }: { id: string }) => id)).size).toBe(data.entries.length)
  expect(data.entries.filter((entry: object) => 'note' in entry || 'show' in entry)).toEqual([])
})
