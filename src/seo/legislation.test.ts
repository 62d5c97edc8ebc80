import { expect, test } from 'vitest'
import { viewOf } from '../../tests/support/content-view.ts'
import { type Regulation, regulation } from '../collections/regulations.ts'
import { legislationPage } from './legislation.ts'

function about(changes: Partial<Regulation>): unknown {
  const found = regulation('uu-40-2007', 'id', viewOf())
  if (!found) throw new Error('The test content has it.')
  const page = { origin: 'https://contoh.example', href: '/infohukum/uu-40-2007', language: 'id' }
  return JSON.parse(JSON.stringify(legislationPage({ ...found, ...changes }, page))).about
}

test('a law in force is legislation of Indonesia, published at its official source', () => {
  expect(about({ state: 'amended', official_url: 'https://peraturan.example/uu-40-2007' })).toMatchObject({
    '@type': 'Legislation',
    legislationIdentifier: 'UU 40/2007',
    legislationJurisdiction: 'ID',
    legislationLegalForce: 'https://schema.org/InForce',
    url: 'https://peraturan.example/uu-40-2007',
  })
})

test('the front page of a database is not given as the address of a law or a decision', () => {
  const officialUrl = 'https://peraturan.example'
  expect(about({ official_url: officialUrl })).not.toHaveProperty('url')
  expect(about({ official_url: officialUrl, kind: 'Putusan MK' })).not.toHaveProperty('url')
})

test('a revoked law is not in force', () => {
  expect(about({ state: 'revoked' })).toMatchObject({ legislationLegalForce: 'https://schema.org/NotInForce' })
})

test('a state that could not be confirmed is not asserted', () => {
  expect(about({ state_unconfirmed: true })).not.toHaveProperty('legislationLegalForce')
})

test('a court decision is not called legislation', () => {
  expect(about({ kind: 'Putusan MK' })).toMatchObject({ '@type': 'CreativeWork' })
})
