import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { beforeAll, expect, test, vi } from 'vitest'
import { guide } from '../../src/collections/guides.ts'
import { translator } from '../../src/i18n/dictionaries.ts'
import { site } from '../../src/site/site.ts'
import { viewOf } from '../../tests/support/content-view.ts'
import { type GuideDocument, guideDocument } from './guide-document.ts'
import { createTypesetter, type Typesetter } from './typesetter.ts'

const body = `
## Langkah #pertama *besar*

Teks dengan $tanda$ \\\\ \`kode\`, [[uu-40-2007#7]] dan "kutipan".

| Hal | Biaya |
|---|---|
| satu | dua |

- butir
`

let typesetter: Typesetter

// The first compilation and the first document opened take seconds on a busy machine.
vi.setConfig({ testTimeout: 30_000 })

beforeAll(async () => {
  typesetter = await createTypesetter()
}, 60_000)

function documentOf(text: string): GuideDocument {
  const view = viewOf({
    'content/guides/panduan/id.md': `---\ntitle: Panduan\nsummary: Ringkas.\nin_short: [Satu., Dua., Tiga.]\nstatus: { sure: Pasti., unsure: Belum. }\n---\n${text}`,
  })
  const found = guide('panduan', 'id', view)
  if (!found) throw new Error('The test content has the guide.')
  return guideDocument(found, translator('id'), site, view)
}

let made: Promise<Uint8Array> | undefined

/** The PDF of the text above, made once. */
function typesetBody(): Promise<Uint8Array> {
  made ??= typesetter.typeset(documentOf(body))
  return made
}

function open(pdf: Uint8Array) {
  // A copy: the library takes the bytes away.
  return getDocument({ data: pdf.slice(), useSystemFonts: false, verbosity: 0 }).promise
}

test('the PDF is tagged and carries title, language, outline and date', async () => {
  const pdf = await open(await typesetBody())
  const { info } = (await pdf.getMetadata()) as { info: Record<string, unknown> }
  expect(info).toMatchObject({ Title: 'Panduan', Language: 'id', CreationDate: expect.stringMatching(/^D:20261101/) })
  // Typed as an object, the library answers with a map.
  const marks = (await pdf.getMarkInfo()) as unknown as ReadonlyMap<string, boolean>
  expect(marks.get('Marked')).toBe(true)
  expect((await pdf.getOutline()).map(({ title }) => title)).toContain('1 Langkah #pertama besar')
})

test('headings, lists, tables and links are structure, in reading order', async () => {
  const pdf = await open(await typesetBody())
  const tree = JSON.stringify(await (await pdf.getPage(2)).getStructTree())
  const roles = Array.from(tree.matchAll(/"role":"(\w+)"/g), ([, role]) => role)
  const expected = ['H1', 'P', 'Link', 'Table', 'TH', 'TD', 'L', 'LI']
  expect(expected.filter((role) => !roles.includes(role))).toEqual([])
  // The first list is the answer before the text, the last is the text's own.
  expect(roles.indexOf('L')).toBeLessThan(roles.indexOf('Table'))
  expect(roles.indexOf('Table')).toBeLessThan(roles.lastIndexOf('L'))
})

test('no character of the content acts as markup', async () => {
  const pdf = await open(await typesetBody())
  const { items } = await (await pdf.getPage(2)).getTextContent()
  const text = items.map((item) => ('str' in item ? item.str : '')).join('')
  expect(text).toContain('Langkah #pertama besar')
  expect(text).toContain('Teks dengan $tanda$')
  expect(text).toContain('"kutipan"')
})

test('figures are found by search: no invisible character stands between them', async () => {
  const pdf = await open(await typesetBody())
  for (const [number, wanted] of [
    [1, /Langkah #pertama besar.*2/],
    [2, /Pasal 7 UU 40\/2007/],
  ] as const) {
    const { items } = await (await pdf.getPage(number)).getTextContent()
    const text = items.map((item) => ('str' in item ? item.str : '')).join('')
    expect(text).toMatch(wanted)
    expect(text).not.toMatch(/\p{Cf}/u)
  }
})

test('citations lead to the site', async () => {
  const pdf = await open(await typesetBody())
  const annotations = (await (await pdf.getPage(2)).getAnnotations()) as { url?: string }[]
  expect(annotations.map(({ url }) => url)).toContain(`${site.origin}/infohukum/uu-40-2007#pasal-7`)
})

test('the same guide gives the same bytes', async () => {
  const first = await typesetBody()
  await typesetter.typeset(documentOf('## Lain'))
  expect(Buffer.compare(first, await typesetter.typeset(documentOf(body)))).toBe(0)
})

test('it declares PDF/UA-1, and viewers show its title instead of its file name', async () => {
  const pdf = await open(await typesetBody())
  const { metadata } = await pdf.getMetadata()
  expect(metadata?.get('pdfuaid:part')).toBe('1')
  expect(metadata?.get('dc:title')).toBe('Panduan')
  expect((await pdf.getViewerPreferences())?.get('DisplayDocTitle')).toBe(true)
})

test('a guide that skips a level of headings is refused with its file', async () => {
  await expect(typesetter.typeset(documentOf('## Satu\n\n#### Dua'))).rejects.toThrow(
    'content/guides/panduan/id.md: the PDF cannot be published. It does not conform to PDF/UA-1: a heading of level 3 follows one of level 1.',
  )
})

test('each entry of the contents is one link, named by its words', async () => {
  const pdf = await open(await typesetter.typeset(documentOf('## Satu\n\nTeks.\n\n## Dua\n\nTeks.')))
  const annotations = (await (await pdf.getPage(1)).getAnnotations()) as { dest?: unknown; overlaidText?: string }[]
  const entries = annotations.filter(({ dest }) => dest !== undefined && dest !== null)
  // Two chapters and the law behind them.
  expect(entries.map(({ overlaidText }) => overlaidText?.trim())).toEqual(['1 Satu 2', '2 Dua 2', 'Dasar hukum 2'])
})

test('a character that the font lacks is refused with its file', async () => {
  await expect(typesetter.typeset(documentOf('## Satu 漢'))).rejects.toThrow(
    'content/guides/panduan/id.md: the font Plus Jakarta Sans has no "漢" (U+6F22). Write it in words.',
  )
})
