import { expect, test } from 'vitest'
import { viewOf } from '../../tests/support/content-view.ts'
import { legalChangesFeed } from './legal-changes-feed.ts'

const service = 'content/services/pendirian-pt/facts.yaml'
const law = 'content/regulations/uu-40-2007/facts.yaml'

const withAddress = (address: string) => (text: string) => text.replace(/official_url: .*/, `official_url: ${address}`)

test('an entry says what changed, when, and where that can be read', () => {
  const { entries, selfUrl, pageUrl } = legalChangesFeed(
    'id',
    viewOf({ [law]: withAddress('https://jdih.example/uu-40') }),
  )
  expect([selfUrl, pageUrl].map((url) => new URL(url).pathname)).toEqual(['/infohukum/perubahan.xml', '/infohukum'])
  expect(entries.map(({ url, updated }) => `${new URL(url).pathname} ${updated}`)).toEqual([
    '/infohukum/uu-6-2023 2023-08-16',
    '/infohukum/uu-40-2007 2007-08-16',
  ])
  const [newer, older] = entries
  expect(newer?.summary).toContain('Mengubah UU 40/2007.')
  expect(older).toMatchObject({
    title: expect.stringMatching(/^UU 40\/2007: /),
    source: 'https://jdih.example/uu-40',
    summary: expect.stringMatching(
      /^Berlaku mulai 16 Agustus 2007\. Mencabut UU 1\/1995\. Sumber: jdih\.example\. Diperiksa \d.*\.$/,
    ),
  })
})

test('fees that have changed are an entry of their service, from the first day of the new tariff on', () => {
  const changes = {
    [service]: (text: string) =>
      text.replace('- id: pnbp\n', '- id: pnbp\n      previous_idr: 150000\n      previous_until: 2026-01-31\n'),
  }
  const feesOn = (day: string) =>
    legalChangesFeed('en', viewOf(changes, { day })).entries.filter(({ url }) => url.endsWith('#biaya'))
  expect(feesOn('2026-01-31')).toEqual([])
  const [entry] = feesOn('2026-02-01')
  expect(entry).toMatchObject({ updated: '2026-02-01', title: expect.stringMatching(/^Fees changed: /) })
  expect(entry?.summary).toContain('Former tariff Rp150,000, until 31 January 2026.')
})

test('the front page of a database is no source, but a place to look', () => {
  const feed = legalChangesFeed('en', viewOf({ [law]: withAddress('https://peraturan.go.id/') }))
  const entry = feed.entries.find(({ url }) => url.endsWith('/en/infohukum/uu-40-2007'))
  expect(entry?.source).toBeUndefined()
  expect(entry?.summary).toContain('Look it up at peraturan.go.id.')
})
