import { expect, test } from 'vitest'
import { translator } from '../i18n/dictionaries.ts'
import { statesText } from './checked-law.ts'

const of = (state: 'in_force' | 'amended' | 'revoked' | 'partly_revoked', state_unconfirmed = false) => ({
  state,
  state_unconfirmed,
})

test('what was changed is in force; what is revoked or not confirmed is said beside it', () => {
  expect(statesText([of('in_force'), of('amended'), of('revoked'), of('in_force', true)], translator('id'))).toBe(
    '2 peraturan berlaku (1 diubah), 1 dicabut, 1 belum pasti',
  )
})

test('one regulation has its own word, and where none is in force none is counted', () => {
  expect(statesText([of('in_force')], translator('en'))).toBe('1 law in force')
  expect(statesText([of('partly_revoked')], translator('id'))).toBe('1 dicabut sebagian')
})
