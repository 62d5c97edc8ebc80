import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { Edit } from '../../../tests/support/content-folder.ts'
import { viewOf } from '../../../tests/support/content-view.ts'
import { documents } from '../../collections/documents.ts'
import { translator } from '../../i18n/dictionaries.ts'
import { GuideShelf } from './guide-shelf.tsx'

const facts = `title: { id: Surat edaran, en: Circular }
summary: { id: Tentang akta., en: About deeds. }
description: { id: Isinya., en: What it says. }
language: en
source: Kementerian Hukum
issued: 2026-10-01
`

function shelf(changes: Readonly<Record<string, Edit>>): string {
  const props = {
    t: translator('id'),
    trail: [],
    regulationCount: 0,
    checkedOn: '2026-11-20',
    recent: [],
    lists: [],
    guides: [],
    terms: [],
  }
  return renderToStaticMarkup(<GuideShelf {...props} documents={documents('id', viewOf(changes))} />)
}

test('documents are listed with their page, their source, their day and their language', () => {
  const html = shelf({ 'content/facts/documents/edaran.yaml': facts })
  expect(html).toContain('href="/infohukum/dokumen/edaran"')
  expect(html).toContain('Kementerian Hukum · 1 Oktober 2026 · Inggris')
})

test('without documents nothing is said of them', () => {
  expect(shelf({})).not.toContain('Dokumen lain')
})
