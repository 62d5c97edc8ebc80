import { strFromU8, unzipSync } from 'fflate'
import { expect, test, vi } from 'vitest'
import { wordDocument } from './word-document.ts'

const template = {
  title: 'Surat <kuasa> & "lainnya"',
  text: 'Kepada [nama]\nHal: sisa < separuh\n\n\nHormat kami',
  locale: 'id-ID',
  company: 'Suluh Legal',
  footer: 'Contoh.',
  address: 'https://site.example/blog/x',
}

async function parts(): Promise<Record<string, string>> {
  const files = unzipSync(await wordDocument(template))
  return Object.fromEntries(Object.entries(files).map(([name, bytes]) => [name, strFromU8(bytes)]))
}

test('the document holds the title, each paragraph with its lines, and nothing that would be markup', async () => {
  const { 'word/document.xml': body = '' } = await parts()
  const paragraphs = body.split('<w:p>').slice(1)
  const textOf = (xml: string) => xml.replace(/<w:br\/>/g, '\n').replace(/<[^>]*>/g, '')
  expect(paragraphs.map(textOf)).toEqual([
    'Surat &lt;kuasa&gt; &amp; &quot;lainnya&quot;',
    'Kepada [nama]\nHal: sisa &lt; separuh',
    'Hormat kami',
  ])
})

test('what is to be filled in is marked, and the language and the page of the explanation are named', async () => {
  const files = await parts()
  const marked = [...(files['word/document.xml'] ?? '').matchAll(/<w:highlight[^>]*\/>.*?<w:t[^>]*>(.*?)<\/w:t>/g)]
  expect(marked.map(([, text]) => text)).toEqual(['[nama]'])
  expect(files['word/styles.xml']).toContain('w:lang w:val="id-ID"')
  const footer = Object.entries(files).filter(([name]) => /footer/.test(name))
  expect(footer.map(([, text]) => text).join('')).toContain('https://site.example/blog/x')
})

test('the same template gives the same bytes on another day, and its link still leads to its page', async () => {
  const first = await wordDocument(template)
  vi.useFakeTimers({ now: new Date('2031-02-03T04:05:06Z'), toFake: ['Date'] })
  const second = await wordDocument(template).finally(() => vi.useRealTimers())
  expect(Buffer.from(second).equals(first)).toBe(true)
  const files = await parts()
  const id = /<w:hyperlink[^>]* r:id="([^"]+)"/.exec(files['word/footer1.xml'] ?? '')?.[1]
  expect(files['word/_rels/footer1.xml.rels']).toMatch(
    new RegExp(`Id="${id}"[^>]*Target="https://site.example/blog/x"`),
  )
})

test('word processors open it in their current mode', async () => {
  const { 'word/settings.xml': settings } = await parts()
  expect(settings).toMatch(/<w:compatSetting(?=[^>]*w:val="15")(?=[^>]*w:name="compatibilityMode")/)
})
