import { describe, expect, test } from 'vitest'
import { find, search } from './search.ts'
import { openSearchIndex, type SearchDocument, searchIndexJson } from './search-index.ts'

const page = (title: string, more: Partial<SearchDocument> = {}): SearchDocument => ({
  kind: 'article',
  href: `/${title}`,
  title,
  summary: '',
  names: '',
  translations: '',
  text: '',
  ...more,
})

const opened = (documents: readonly SearchDocument[]) =>
  openSearchIndex(JSON.parse(searchIndexJson(documents, 'id')), 'id')

function found(query: string, documents: readonly SearchDocument[]) {
  return search([opened(documents)], query, 'id')
}
const titles = (query: string, documents: readonly SearchDocument[]) =>
  found(query, documents).map(({ title }) => title)

test('a result says what it shows and which words were met', () => {
  const stamp = { label: 'Berlaku', tone: 'positive' } as const
  const [result] = found('merk', [page('Pendaftaran merek', { kind: 'regulation', summary: 'Tentang merek', stamp })])
  expect(result).toMatchObject({ kind: 'regulation', href: '/Pendaftaran merek', summary: 'Tentang merek', stamp })
  expect(result?.met).toEqual(new Set(['merek']))
})

test('the title counts more than the summary, and that more than the text', () => {
  const documents = [page('a', { text: 'kontrak' }), page('b', { summary: 'kontrak' }), page('kontrak')]
  expect(titles('kontrak', documents)).toEqual(['kontrak', 'b', 'a'])
})

test('a law that is named by its number comes first, also where it is revoked', () => {
  const revoked = page('PP 5/2021 Perizinan', {
    kind: 'regulation',
    stamp: { label: 'Dicabut', tone: 'negative' },
  })
  const other = page('PPh final 0,5%: pp 5', { summary: 'pp 5 2021' })
  for (const query of ['pp 5/2021', 'PP5/2021', 'PP Nomor 5 Tahun 2021']) {
    expect(titles(query, [other, revoked])[0]).toBe(revoked.title)
  }
})

test('what is revoked stands behind what replaced it, however alike they are named', () => {
  const heir = page('Permenkum 5/2026 Tata cara pendaftaran', { kind: 'regulation', summary: 'merek' })
  const revoked = page('Merek', {
    kind: 'regulation',
    stamp: { label: 'Dicabut', tone: 'negative' },
    heirs: [{ label: 'Permenkum 5/2026', href: heir.href }],
  })
  expect(titles('merek', [revoked, heir])).toEqual([heir.title, revoked.title])
})

test('one term stands among the first three, and further ones behind them', () => {
  const terms = ['data pribadi', 'prosesor data pribadi', 'pengendali data pribadi'].map((name) =>
    page(name, { kind: 'term' }),
  )
  const pages = ['panduan', 'peraturan'].map((name) => page(name, { summary: 'data pribadi' }))
  expect(titles('data pribadi', [...terms, ...pages]).slice(0, 3)).toEqual(['data pribadi', 'panduan', 'peraturan'])
})

test('a service stands before an article of the same words', () => {
  expect(found('kontrak', [page('Kontrak'), page('kontrak', { kind: 'service' })])[0]?.kind).toBe('service')
})

test('all words are looked for; where little is found, those with the rarest word follow', () => {
  const both = ['satu', 'dua', 'tiga'].map((name) => page(name, { summary: 'modal asing' }))
  const one = page('lain', { summary: 'modal' })
  expect(titles('modal asing', [...both, one])).not.toContain('lain')
  const other = page('lain lagi', { summary: 'asing' })
  expect(
    titles('modal asing', [page('satu', { summary: 'modal asing' }), one, page('dua', { summary: 'modal' }), other]),
  ).toEqual(['satu', 'lain lagi'])
})

test.each([
  ['three letters', 'pkk', 'pkp', false],
  ['five letters and one error', 'merrk', 'merek', true],
  ['five letters and two errors', 'mrrrk', 'merek', false],
  ['long words and two errors', 'wanprstsi', 'wanprestasi', true],
  ['numbers', '2008', '2007', false],
])('%s: %s finds %s: %s', (_, query, title, isFound) => {
  expect(titles(query, [page(title)])).toEqual(isFound ? [title] : [])
})

test('the beginning of a word is enough from two letters on', () => {
  expect(titles('no', [page('notaris')])).toEqual([])
  expect(titles('nt', [page('ntb')])).toEqual(['ntb'])
  expect(titles('n', [page('notaris')])).toEqual([])
})

test('the number of a law is found however its year is joined to it', () => {
  const documents = [page('UU 40/2007'), page('UU 40/2008'), page('PP 40/2007')]
  for (const query of ['UU 40/2007', 'uu no. 40 tahun 2007', 'UU Nomor 40 Tahun 2007']) {
    expect(titles(query, documents)[0], query).toBe('UU 40/2007')
  }
})

describe('whatever is typed', () => {
  const documents = [page('kontrak'), page('constructor'), page('proto')]
  test.each([
    ['', 0],
    ['   ', 0],
    ['yang apa itu', 0],
    ['"><script>alert(1)</script>', 0],
    ['%00 %E0%A4%A \u0000 \ud800', 0],
    ['(*+?[\\^$|{}])', 0],
    ['😀 — “”', 0],
    ['__proto__', 1],
    ['constructor hasOwnProperty toString', 1],
    [`kontrak ${'a'.repeat(100_000)}`, 1],
    [`kontrak ${'kata '.repeat(20_000)}`, 1],
  ])('%j gives an answer', (query, count) => {
    expect(found(query, documents)).toHaveLength(count)
  })
})

test('what is no index is refused', () => {
  for (const json of [null, {}, [], 'index', { serializationVersion: 1 }]) {
    expect(() => openSearchIndex(json, 'id'), JSON.stringify(json)).toThrow()
  }
})

test('the same documents give the same file', () => {
  const documents = [page('kontrak'), page('merek')]
  expect(searchIndexJson(documents, 'id')).toBe(searchIndexJson([...documents], 'id'))
})

test('what several indexes find is one list, best first', () => {
  const newest = [page('a', { text: 'kontrak' }), page('b', { summary: 'kontrak' })]
  const both = search([opened(newest), opened([page('kontrak'), page('lain')])], 'kontrak', 'id')
  expect(both.map(({ title }) => title)).toEqual(['kontrak', 'b', 'a'])
})

describe('an answer', () => {
  const question = page('Bolehkah orang asing memiliki seluruh sahamnya (“100%”)?', {
    kind: 'answer',
    names: 'PT PMA',
    facts: ['Boleh.', 'Pendirian PT PMA'],
  })
  const documents = [
    question,
    page('asing', { text: 'orang bule 100 persen ruko saham' }),
    page('PT', { kind: 'term' }),
  ]
  const asked = (query: string) => find([opened(documents)], query, 'id')

  test('stands on top where a question holds all that was typed, and is no result', () => {
    for (const query of ['orang asing 100%', 'Bule boleh punya 100 persen saham PT?']) {
      expect(asked(query).answer, query).toMatchObject({
        title: question.title,
        says: ['Boleh.'],
        source: 'Pendirian PT PMA',
      })
    }
    expect(asked('orang asing 100%').results.map(({ title }) => title)).toEqual(['asing'])
  })

  test('puts the service that gives it before others', () => {
    const own = page('PT PMA', { kind: 'service', href: '/pma', text: 'orang asing 100 persen' })
    const other = page('PT Perorangan bukan untuk orang asing, 100 persen', { kind: 'service' })
    const indexes = [opened([{ ...question, href: '/pma#tanya-jawab' }, other, own])]
    expect(find(indexes, 'orang asing 100%', 'id').results.map(({ title }) => title)).toEqual([own.title, other.title])
  })

  test('is not made of one word, of words that stand elsewhere, or of a small part of a question', () => {
    for (const query of ['asing', 'orang asing ruko', 'asing pt']) expect(asked(query).answer, query).toBeUndefined()
  })

  test('is beside the terms that some of the words name', () => {
    expect(asked('orang asing pt').terms.map(({ title }) => title)).toEqual(['PT'])
  })
})

describe('an answer of an article', () => {
  const article = page('Perpanjangan merek: kapan dan biaya', {
    points: ['Diajukan enam bulan sebelumnya.', 'Sesudahnya masih bisa.', 'Terlambat berarti denda.'],
    text: 'enam bulan denda terlambat sertifikat',
  })
  const revoked = page('UU 1/2000', { kind: 'regulation', text: 'merek' })
  const asked = (query: string) => find([opened([article, revoked])], query, 'id').answer

  test('is what its title and one of its short answers say together', () => {
    expect(asked('denda merek terlambat')).toMatchObject({
      href: article.href,
      title: article.title,
      says: ['Terlambat berarti denda.'],
      kind: 'article',
    })
  })

  test('is the first two where those are asked for, which belong together', () => {
    expect(asked('kapan perpanjangan merek')?.says).toEqual(article.points?.slice(0, 2))
  })

  test('is none where a word is in its text alone, where nothing is asked, or where a law or a text to take over is', () => {
    for (const query of ['merek sertifikat?', 'merek', 'denda merek', 'merek uu 1/2000']) {
      expect(asked(query), query).toBeUndefined()
    }
    const text = page('Contoh: surat merek', { kind: 'document', meantBy: ['contoh'] })
    expect(find([opened([article, text])], 'contoh perpanjangan merek', 'id').answer).toBeUndefined()
  })

  test('is none behind other pages that hold all that is asked', () => {
    const others = ['a', 'b', 'c'].map((name) => page(`denda merek terlambat ${name}`, { kind: 'service' }))
    expect(find([opened([article, ...others])], 'denda merek terlambat', 'id').answer).toBeUndefined()
  })
})

test('a number stands for itself: 5 is not in 0,5', () => {
  const documents = [page('PPh final 0,5%'), page('Pasal 5')]
  expect(titles('5', documents)).toEqual(['Pasal 5'])
  expect(titles('0.5 persen', documents)).toEqual(['PPh final 0,5%'])
})

test('a word that the site knows is no typing error of another, and one that few know may be', () => {
  const contact = ['a', 'b', 'c'].map((name) => page(name, { text: 'kontak' }))
  expect(titles('kontak', [...contact, page('kontrak')])).not.toContain('kontrak')
  expect(titles('kontak', [contact[0] ?? page('a'), page('kontrak')])).toContain('kontrak')
})

test('two letters in the wrong order are one error', () => {
  expect(titles('kontark', [page('kontrak'), page('kontes')])).toEqual(['kontrak'])
})

test('everyday words find what the site calls otherwise, and the article of a law finds the law', () => {
  expect(titles('brand', [page('merek')])).toEqual(['merek'])
  const law = page('UU 40/2007', { called: ['uu pt'], names: 'UU PT' })
  expect(titles('pasal 7 uu pt', [law, page('uu pt pasal 7')])[0]).toBe('UU 40/2007')
})

test('what is named by most of a query comes before texts that hold all of it somewhere, but no other law does', () => {
  const named = page('PT atau CV', { summary: 'pt cv' })
  const texts = ['a', 'b', 'c'].map((name) => page(name, { text: 'pt cv bengkel' }))
  expect(titles('pt cv bengkel', [...texts, named])[0]).toBe('PT atau CV')
  expect(titles('uu 40 2007', [page('UU 40/2007'), page('UU 40/2008')])).toEqual(['UU 40/2007'])
})

test('words that no entry holds are told, and a subject of others is no typing error', () => {
  const documents = [page('hilang'), page('kontrak')]
  const asked = (query: string) => find([opened(documents)], query, 'id')
  expect(asked('kontrak kpr')).toMatchObject({ results: [{ title: 'kontrak' }], unmet: ['kpr'] })
  expect(asked('tilang')).toMatchObject({ results: [], unmet: ['tilang'] })
  expect(asked('hilanh')).toMatchObject({ results: [{ title: 'hilang' }], unmet: [] })
})

test.each([
  ['daftarin', 'daftar'],
  ['nutup', 'tutup'],
  ['nagih', 'tagih'],
  ['nyusun', 'susun'],
  ['mecat', 'pecat'],
  ['ngitung', 'hitung'],
  ['ngecek', 'cek'],
  ['harganya', 'biaya'],
  ['undang2', 'undang-undang'],
  ['pph23', 'PPh 23'],
  ['10.000', 'Meterai Rp10.000'],
  ['rp 10 miliar', 'Rp10 miliar'],
])('as it is written in a chat: %s finds %s', (typed, title) => {
  expect(titles(typed, [page(title)])).toEqual([title])
})

test('what is called just what was typed is meant', () => {
  const contact = page('Kontak', { kind: 'page', called: ['kantor'], names: 'kantor' })
  expect(titles('kantor', [page('Kantor perwakilan', { kind: 'service' }), contact])[0]).toBe('Kontak')
})

test('a year is a wish, unless it is the year of a law', () => {
  const documents = [page('modal'), page('catatan', { text: 'modal 2026' })]
  expect(titles('modal 2026', documents)[0]).toBe('modal')
  expect(titles('modal 2026', [page('modal 2025'), page('modal 2026')])[0]).toBe('modal 2026')
  expect(titles('pp 2026', [page('PP 5/2025'), page('PP 5/2026')])[0]).toBe('PP 5/2026')
})

test('words that never stand together find what some of them name', () => {
  expect(titles('klausul ruko gudang', [page('klausul'), page('gudang'), page('a', { text: 'ruko' })])).toContain(
    'klausul',
  )
})
