import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { viewOf } from '../../../tests/support/content-view.ts'
import { termWords } from '../glossary.ts'
import type { MarkdownComponents, RenderOptions } from './components.ts'
import { plainText } from './plain-text.ts'
import { renderMarkdown } from './render.ts'

const components: MarkdownComponents = {
  Citation: ({ citation, occurrence }) => (
    <cite>
      {citation.label}|{citation.href}|{citation.state}|{citation.number}|{occurrence}
    </cite>
  ),
  Term: ({ href, children }) => (
    <dfn>
      {children}|{href}
    </dfn>
  ),
  Heading: ({ id, level, children }) => (
    <p data-heading={level} id={id}>
      {children}
    </p>
  ),
  Table: ({ children }) => <table data-own="">{children}</table>,
  Template: ({ title, text }) => <pre title={title}>{text}</pre>,
  Link: ({ href, external, children }) => (
    <a data-external={external || undefined} href={href}>
      {children}
    </a>
  ),
  Figure: ({ name }) => <figure>{name}</figure>,
  Image: ({ src, alt }) => <img alt={alt} src={src} />,
}

function render(source: string, options: Partial<RenderOptions> = {}) {
  const rendered = renderMarkdown(source, { language: 'id', components, glossary: false, view: viewOf(), ...options })
  return { ...rendered, html: renderToStaticMarkup(rendered.content) }
}

test('a citation becomes a link to the article with its state', () => {
  expect(render('Lihat [[uu-40-2007#7]].').html).toBe(
    '<p>Lihat <cite>Pasal 7 UU 40/2007|/infohukum/uu-40-2007#pasal-7|amended|1|1</cite>.</p>',
  )
  expect(render('[[uu-40-2007]]', { language: 'en' }).html).toContain('UU 40/2007|/en/infohukum/uu-40-2007|')
})

test('an amount in two words stays on one line', () => {
  expect(render('Rp2,5 juta sampai Rp10 miliar, Rp5–6 juta, 10 juta orang').html).toBe(
    '<p>Rp2,5\u00a0juta sampai Rp10\u00a0miliar, Rp5–6\u00a0juta, 10 juta orang</p>',
  )
  expect(render('Rp1.5 million').html).toBe('<p>Rp1.5\u00a0million</p>')
})

test('citations are numbered in order of first appearance and listed once', () => {
  const { html, citations } = render('[[uu-6-2023]], [[uu-40-2007#7]] dan [[uu-6-2023]]')
  expect(html).toContain('|1|1</cite>, ')
  expect(html).toContain('|2|1</cite> dan ')
  expect(html).toContain('|1|2</cite></p>')
  expect(citations.map(({ number, label, text }) => [number, label, text])).toEqual([
    [1, 'UU 6/2023', undefined],
    [2, 'Pasal 7 UU 40/2007', 'Dua pendiri, akta notaris.'],
  ])
})

test('numbers go on over the texts of a page', () => {
  const first = render('[[uu-6-2023]]')
  const second = render('[[uu-40-2007]] [[uu-6-2023]]', { citationsBefore: first.citations })
  expect(second.citations.map(({ number, written, occurrences }) => [number, written, occurrences])).toEqual([
    [1, 'uu-6-2023', 2],
    [2, 'uu-40-2007', 1],
  ])
})

test('in a heading or a link a citation is plain text, and code keeps the notation', () => {
  expect(render('## Dasar [[uu-40-2007#7]]').html).toBe(
    '<p data-heading="2" id="dasar-pasal-7-uu-40-2007">Dasar Pasal 7 UU 40/2007</p>',
  )
  expect(render('[lihat [[uu-6-2023]]](/blog)').html).toBe('<p><a href="/blog">lihat UU 6/2023</a></p>')
  expect(render('`[[uu-6-2023]]`').html).toBe('<p><code>[[uu-6-2023]]</code></p>')
})

test('a block of the language template is a text to take over, and every other one is code', () => {
  expect(render('```template Surat [1]\nKepada: [nama]\n\n**tetap** [[uu-6-2023]]\n```').html).toBe(
    '<pre title="Surat [1]">Kepada: [nama]\n\n**tetap** [[uu-6-2023]]</pre>',
  )
  expect(render('```text\na\n```').html).toBe('<pre><code class="language-text">a\n</code></pre>')
})

test('amounts come from the catalogue in the form of the language', () => {
  expect(render('{{price:pendirian-pt#pnbp}}, {{total:pendirian-pt}}').html).toBe(
    '<p>Rp1.000.000–Rp5.000.000, Rp3.900.000–Rp7.900.000</p>',
  )
  expect(render('{{price:pendirian-pt#jasa}}', { language: 'en' }).html).toBe('<p>Rp2,900,000</p>')
})

test('an amount that is not known is said in words, alone and in a total', () => {
  const view = viewOf({
    'content/services/pendirian-pt/facts.yaml': (text) =>
      text.replace('range_idr: [1000000, 5000000]', 'amount_unknown: true'),
  })
  expect(render('{{price:pendirian-pt#pnbp}}, {{total:pendirian-pt}}', { view }).html).toBe(
    '<p>Belum diketahui, Rp2.900.000 + biaya yang belum diketahui</p>',
  )
})

test('what the library or the catalogue does not know stays as written', () => {
  expect(render('[[uu-1-1]] {{total:x}} {{price:x#y}}').html).toBe('<p>[[uu-1-1]] {{total:x}} {{price:x#y}}</p>')
})

test('links inside the site lead to the reader’s language; files, anchors and other sites stay', () => {
  const { html } = render('[a](/layanan#b) [c](/assets/x.pdf) [d](#e) [f](https://other.example)', { language: 'en' })
  expect(html).toBe(
    '<p><a href="/en/layanan#b">a</a> <a href="/assets/x.pdf">c</a> <a href="#e">d</a> <a data-external="true" href="https://other.example">f</a></p>',
  )
})

test.each(['javascript:alert(1)', 'JavaScript:alert(1)', 'data:text/html,x', '//other.example', 'vbscript:x'])(
  'a link to %s is only its text',
  (url) => {
    expect(render(`[klik](${url})`).html).toBe('<p>klik</p>')
  },
)

test('HTML is shown as the text that it is', () => {
  const { html } = render('<script>alert(1)</script>\n\nHalo <img src=x onerror=alert(1)> dunia')
  expect(html).not.toMatch(/<script|<img/)
  expect(html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;')
  expect(html).toContain('&lt;img src=x onerror=alert(1)&gt;')
})

test('tables carry no inline style', () => {
  const { html } = render('| a | b |\n|:-:|--:|\n| 1 | 2 |')
  expect(html).toContain('<table data-own="">')
  expect(html).not.toContain('style')
})

test('a figure is a paragraph of its own', () => {
  expect(render('Kata.\n\n{{figure:liability-pt-cv}}\n\nLagi.').html).toContain('<figure>liability-pt-cv</figure>')
  expect(render('Kata {{figure:liability-pt-cv}} kata.').html).not.toContain('<figure>')
  expect(render('`{{figure:liability-pt-cv}}`').html).toContain('<code>')
})

test('headings get ids of their own and a list of contents', () => {
  expect(render('## Biaya\n\n### Biaya\n\n# Judul').headings).toEqual([
    { id: 'biaya', text: 'Biaya', level: 2 },
    { id: 'biaya-2', text: 'Biaya', level: 3 },
    { id: 'judul', text: 'Judul', level: 2 },
  ])
})

test('a term is explained where it is first mentioned, and only where it can be', () => {
  const view = viewOf({
    'content/glossary/akta/id.md': (text) =>
      text
        .replace('term: Akta', 'term: Akta\nmentions: [akta notaris]')
        .replace('Penjelasan.', 'Lihat [[uu-40-2007#7]].'),
  })
  const { html } = render('## Akta\n\n[akta](/blog) `akta` aktanya akta\nnotaris, lalu akta.', { glossary: true, view })
  expect(html).toContain(
    '<a href="/blog">akta</a> <code>akta</code> aktanya <dfn>akta\nnotaris|/infohukum/glosarium#akta</dfn>, lalu akta.',
  )
  expect(render('akta', { view }).html).toBe('<p>akta</p>')
  expect(termWords('id', view).akta).toEqual({ term: 'Akta', definition: 'Lihat Pasal 7 UU 40/2007.' })
})

test('the heads of a table are names, and no terms to explain', () => {
  const view = viewOf()
  const { html } = render('| | Akta |\n|---|---|\n| Satu | akta |', { glossary: true, view })
  expect(html).toContain('>Akta</th>')
  expect(html).toContain('<dfn>akta|/infohukum/glosarium#akta</dfn>')
})

test('plain text keeps every word a reader sees, a line for each block', () => {
  const source =
    '## Judul *miring*\n\nTeks\ndengan [tautan](/x) [[uu-40-2007#7]].\n\n- satu\n- dua\n\n| a | b |\n|---|---|\n| 1 | 2 |'
  expect(plainText(source, 'id', viewOf())).toBe(
    'Judul miring\nTeks dengan tautan Pasal 7 UU 40/2007.\nsatu\ndua\na | b\n1 | 2',
  )
})
