import { expect, test } from 'vitest'
import { translator } from '../../i18n/dictionaries.ts'
import { regulationDates } from './regulation-dates.ts'

const t = translator('id')

test('days that fall together share one name', () => {
  const day = '2021-02-02'
  expect(regulationDates({ enacted: day, promulgated: day, in_force: day }, t)).toEqual([
    { name: 'Ditetapkan, diundangkan, mulai berlaku', day },
  ])
  expect(regulationDates({ enacted: day, promulgated: day, in_force: '2021-03-01' }, t)).toEqual([
    { name: 'Ditetapkan, diundangkan', day },
    { name: 'Mulai berlaku', day: '2021-03-01' },
  ])
})

test('days that are not known are left out, except from when it is in force', () => {
  expect(regulationDates({ enacted: null, promulgated: null, in_force: null }, t)).toEqual([
    { name: 'Mulai berlaku', day: null },
  ])
})
