import { Ajv2020 } from 'ajv/dist/2020.js'
import { expect, test } from 'vitest'
import { site } from '../site/site.ts'
import { dataSets } from './data-sets.ts'

const sets = dataSets()
const validatorOf = (schema: object) => new Ajv2020({ validateFormats: false }).compile(schema)
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
    const isValid = validatorOf(schema)
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

test('a regulation says whether its official address is that of its text', () => {
  const { entries } = setOf('regulations').data
  const isText = new Map<string, boolean>(
    entries.map((entry: { facts: { official_url: string }; official_url_is_text: boolean }) => [
      entry.facts.official_url,
      entry.official_url_is_text,
    ]),
  )
  expect(isText.get('https://peraturan.bpk.go.id')).toBe(false)
  expect([...isText].filter(([address, text]) => text === /^https:\/\/[^/]+\/?$/.test(address))).toEqual([])
})

interface Price {
  readonly sample: readonly string[]
  readonly lines: readonly Record<string, unknown>[]
}

test('a fee keeps what is known of it: certainty, day of the check, law', () => {
  const prices: Price[] = setOf('fees').data.entries.map(({ price }: { price: Price }) => price)
  expect(prices.flatMap(({ lines }) => lines)).toContainEqual(
    expect.objectContaining({ party: 'state', certainty: 'unconfirmed', checked_on: expect.any(String) }),
  )
})

test('no invented price and no unknown amount passes for a confirmed one', () => {
  const prices: Price[] = setOf('fees').data.entries.map(({ price }: { price: Price }) => price)
  for (const { sample, lines } of prices) {
    for (const line of lines) {
      expect(line['certainty'] === 'sample', JSON.stringify(line)).toBe(sample.includes(String(line['party'])))
      if (line['amount_unknown']) expect(line['certainty']).not.toBe('confirmed')
      expect(line).not.toHaveProperty('confirmed')
    }
  }
})

test('by its schema, a price line has exactly one amount, and a duty exactly one way of dating', () => {
  const fees = setOf('fees')
  const isFees = validatorOf(fees.schema)
  const [fee] = fees.data.entries
  const { amount_idr, range_idr, amount_unknown, ...line } = fee.price.lines[0]
  const withAmount = (amounts: object) =>
    isFees({ ...fees.data, entries: [{ ...fee, price: { ...fee.price, lines: [{ ...line, ...amounts }] } }] })
  expect(withAmount({ amount_idr: 1 })).toBe(true)
  expect(withAmount({})).toBe(false)
  expect(withAmount({ amount_idr: 1, amount_unknown: true })).toBe(false)

  const duties = setOf('duties')
  const isDuties = validatorOf(duties.schema)
  const dated = (when: object) => isDuties({ ...duties.data, entries: [{ ...duties.data.entries[0], when }] })
  expect(dated({ after_fy: { months: 4 } })).toBe(true)
  expect(dated({})).toBe(false)
  expect(dated({ after_fy: { months: 4 }, yearly: { month: 4, day: 30 } })).toBe(false)
})

test('texts cite law in words, not in the notation of the content', () => {
  expect(JSON.stringify(sets.map(({ data }) => data))).not.toMatch(/\[\[|\{\{/)
  const term = setOf('glossary').data.entries.find(({ id }: { id: string }) => id === 'pinjam-nama')
  expect(term.texts.id.definition).toContain('(Pasal 33 ayat (1) UU 25/2007)')
  expect(term.texts.en.definition).toContain('Article 33(1) of UU 25/2007')
})

test('a duty says who owes it, when, on what basis and how sure that is, without notes for editors', () => {
  const { data } = setOf('duties')
  const duty = data.entries.find(({ id }: { id: string }) => id === 'tax-pph21-pay')
  expect(duty).toMatchObject({
    url: `${site.origin}/alat/kalender-kewajiban`,
    group: 'tax',
    when: { monthly: { day: 15, offset: 1 } },
    basis: [{ regulation: 'PMK 81/2024', article: '94(2)', library_id: 'pmk-81-2024' }],
    certainty: { when: 'seen' },
  })
  expect(new Set(data.entries.map(({ id }: { id: string }) => id)).size).toBe(data.entries.length)
  expect(data.entries.filter((entry: object) => 'note' in entry || 'show' in entry)).toEqual([])
})

test('what a duty names in our library has its id there', () => {
  interface Basis {
    readonly regulation: string
    readonly library_id?: string
  }
  const known = new Set(setOf('regulations').data.entries.map(({ id }: { id: string }) => id))
  const bases: Basis[] = setOf('duties').data.entries.flatMap(
    ({ basis, sanction_basis }: Record<'basis' | 'sanction_basis', Basis[]>) => [...basis, ...sanction_basis],
  )
  expect(bases.filter(({ library_id }) => library_id !== undefined && !known.has(library_id))).toEqual([])
  expect(bases).toContainEqual(expect.objectContaining({ regulation: 'UU KUP', library_id: 'uu-6-1983' }))
  expect(bases).toContainEqual(expect.not.objectContaining({ library_id: expect.anything() }))
})
