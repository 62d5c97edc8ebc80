import { expect, test } from 'vitest'
import { documentData } from './document-data.ts'

const document = {
  title: 'Surat edaran',
  summary: 'Tentang akta.',
  href: '/infohukum/dokumen/edaran',
  address: '/dokumen/edaran.pdf',
  language: 'id',
  source: 'Kementerian Hukum',
  issued: '2026-10-01',
}

test('a document has its page, its file and its issuer', () => {
  expect(documentData(document, 'https://suluh.example')).toMatchObject({
    '@type': 'DigitalDocument',
    url: 'https://suluh.example/infohukum/dokumen/edaran',
    inLanguage: 'id',
    datePublished: '2026-10-01',
    sourceOrganization: { name: 'Kementerian Hukum' },
    encoding: { contentUrl: 'https://suluh.example/dokumen/edaran.pdf', encodingFormat: 'application/pdf' },
  })
})

test('it names where it was published only where that is known', () => {
  expect(documentData(document, 'https://suluh.example')).not.toHaveProperty('isBasedOn')
  const sourceUrl = 'https://kemenkum.example/edaran'
  expect(documentData({ ...document, sourceUrl }, 'https://suluh.example')).toHaveProperty('isBasedOn', sourceUrl)
})
