import { expect, it } from 'vitest'
import { withCorrection } from './correction.ts'

const saved = {
  facts: { changes: ['2026-11-22'] },
  id: { body: 'Satu [[uu-40-2007#7]].\n\nDua **kali** ([[uu-40-2007#97]]).\n' },
  en: { body: 'One [[uu-40-2007#7]].\n\nTwo.\n' },
}

it('adds the day, a sentence to fill in, and the earlier wording as plain text', () => {
  const values = {
    ...saved,
    id: { body: saved.id.body.replace('Dua', 'Tiga') },
    en: { body: saved.en.body.replace('Two', 'Three') },
  }
  expect(withCorrection(saved, values, '2026-12-01')).toEqual({
    facts: { changes: ['2026-11-22', '2026-12-01'] },
    id: { ...values.id, changes: { '2026-12-01': '' }, previous: { '2026-12-01': ['Dua kali.'] } },
    en: { ...values.en, changes: { '2026-12-01': '' }, previous: { '2026-12-01': ['Two.'] } },
  })
})

it('keeps no earlier wording where the languages differ in what was changed, and what was written already', () => {
  const values = {
    facts: { changes: ['2026-12-01'] },
    id: { body: 'Lain.\n', changes: { '2026-12-01': 'Baru.' } },
    en: { body: saved.en.body },
  }
  const { facts, id, en } = withCorrection(saved, values, '2026-12-01')
  expect(facts).toEqual(values.facts)
  expect(id).toEqual(values.id)
  expect(en).toEqual({ body: saved.en.body, changes: { '2026-12-01': '' } })
})
