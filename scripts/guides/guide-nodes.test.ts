import { expect, test } from 'vitest'
import { parseMarkdown } from '../../src/collections/markdown/parse.ts'
import type { Language } from '../../src/i18n/languages.ts'
import { viewOf } from '../../tests/support/content-view.ts'
import { guideNodes, textOfNodes } from './guide-nodes.ts'

function nodes(source: string, language: Language = 'id') {
  const options = { language, origin: 'https://contoh.example', path: '/infohukum/panduan/panduan', view: viewOf() }
  return guideNodes(parseMarkdown(source), options)
}

test('a citation is a link to its article on the site, in the language of the guide', () => {
  expect(nodes('Lihat [[uu-40-2007#7]].', 'en')).toEqual([
    {
      kind: 'paragraph',
      children: [
        { kind: 'text', text: 'Lihat ' },
        {
          kind: 'link',
          address: 'https://contoh.example/en/infohukum/uu-40-2007#pasal-7',
          children: [{ kind: 'text', text: 'Article 7 of UU 40/2007' }],
        },
        { kind: 'text', text: '.' },
      ],
    },
  ])
})

test('an amount is the amount of the catalogue', () => {
  expect(textOfNodes(nodes('Biaya {{total:pendirian-pt}}.'))).toMatch(/^Biaya Rp[\d.]+/)
})

test('links inside the site name it, anchors name the page, and unsafe ones are text', () => {
  const addresses = (source: string) => JSON.stringify(nodes(source)).match(/"address":"([^"]+)"/)?.[1]
  expect(addresses('[a](/layanan)')).toBe('https://contoh.example/layanan')
  expect(addresses('[a](#biaya)')).toBe('https://contoh.example/infohukum/panduan/panduan#biaya')
  expect(addresses('[a](javascript:alert(1))')).toBeUndefined()
})

test('headings begin at the first level below the title', () => {
  expect(nodes('## Satu\n\n### Dua')).toMatchObject([
    { kind: 'heading', level: 1 },
    { kind: 'heading', level: 2 },
  ])
})

test('tables keep their head, their rows and the proportion of their columns', () => {
  const [table] = nodes('| A | B |\n|---|---|\n| satu | lebih dari dua belas huruf |\n')
  expect(table).toMatchObject({ kind: 'table', shares: [12, 26] })
  expect(textOfNodes(table ? [table] : [])).toBe('ABsatulebih dari dua belas huruf')
})

test('lists keep their numbers', () => {
  expect(nodes('3. tiga\n4. empat')).toMatchObject([{ kind: 'list', ordered: true, start: 3, items: [[{}], [{}]] }])
})

test('a template keeps its name, its paragraphs and its lines', () => {
  const found = nodes('```template Surat\nKepada:\n[nama]\n\nHormat kami\n```')
  expect(found).toEqual([{ kind: 'template', title: 'Surat', paragraphs: [['Kepada:', '[nama]'], ['Hormat kami']] }])
  expect(textOfNodes(found)).toBe('SuratKepada:[nama]Hormat kami')
})

test('a picture is refused, because it would have no text alternative', () => {
  expect(() => nodes('![peta](/peta.png)')).toThrow('A guide cannot hold Markdown of the kind "image"')
})
