import { expect, test } from 'vitest'
import { viewOf } from '../../tests/support/content-view.ts'
import { type Regulation, regulation } from '../collections/regulations.ts'
import { regulationPage } from './regulation.ts'

function headOf(changes: Partial<Regulation>) {
  const found = regulation('uu-40-2007', 'id', viewOf())
  if (!found) throw new Error('The test content has it.')
  return regulationPage({ ...found, ...changes }, 'id').head
}

test('a short official title is the title of the page', () => {
  const changes = { title: 'Perseroan Terbatas', subject: 'Pendirian, modal, dan organ perseroan' }
  expect(headOf(changes).title).toBe('UU 40/2007: Perseroan Terbatas')
})

test('a long one is replaced by what the regulation is about, and stays in the structured data', () => {
  const title = 'Pedoman dan Tata Cara Penyelenggaraan Perizinan Berusaha Berbasis Risiko melalui Sistem Elektronik'
  const head = headOf({ title, subject: 'Pedoman OSS' })
  expect(head.title).toBe('UU 40/2007: Pedoman OSS')
  expect(JSON.stringify(head.structuredData)).toContain(title)
})

test('a court decision, whose official title is its number, says the number once', () => {
  const head = headOf({
    kind: 'Putusan MK',
    label: 'Putusan MK 168/PUU-XXI/2023',
    title: 'Putusan Nomor 168/PUU-XXI/2023',
    subject: 'Pengujian Undang-Undang Cipta Kerja: ketenagakerjaan',
  })
  expect(head.title).toBe('Putusan MK 168/PUU-XXI/2023: Pengujian Undang-Undang Cipta Kerja: ketenagakerjaan')
})
