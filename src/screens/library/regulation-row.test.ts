import { expect, test } from 'vitest'
import { viewOf } from '../../../tests/support/content-view.ts'
import { regulations } from '../../collections/regulations.ts'
import { translator } from '../../i18n/dictionaries.ts'
import { regulationLine } from './regulation-row.tsx'

const t = translator('id')

function line(change: object): string {
  const [any] = regulations('id', viewOf())
  if (!any) throw new Error('The test content has a regulation.')
  return regulationLine({ ...any, subject: 'Tentang sesuatu', ...change }, t)
}

const newer = [
  { id: 'uu-1-2020', label: 'UU 1/2020' },
  { id: 'uu-2-2021', label: 'UU 2/2021' },
]

test('says who changed or revoked it', () => {
  expect(line({ state: 'amended', amendedBy: newer })).toBe('Diubah oleh UU 1/2020, UU 2/2021.')
  expect(line({ state: 'revoked', revokedBy: newer.slice(1) })).toBe('Dicabut oleh UU 2/2021.')
})

test('says from when it applies', () => {
  expect(line({ state: 'not_yet_in_force', in_force: '2027-01-16' })).toBe('Berlaku mulai 16 Januari 2027.')
})

test('says what it is about where nothing warns of it', () => {
  expect(line({ state: 'in_force', reportedSuccessor: [] })).toBe('Tentang sesuatu')
})
