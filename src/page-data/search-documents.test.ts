/** The search over the site's own content, as visitors type: with errors, in forms, by numbers, in the other language. */
import { gzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import type { Language } from '../i18n/languages.ts'
import { localizedPath } from '../i18n/paths.ts'
import { highlightMatches } from '../lib/highlight-matches.ts'
import { find, search } from '../lib/search.ts'
import { openSearchIndex } from '../lib/search-index.ts'
import { subjectsOf } from '../lib/search-words.ts'
import { searchDocuments } from './search-documents.ts'
import { articlesPerFile, searchIndexFiles, searchIndexParts } from './search-index-file.ts'
import { elsewhereQueries, typedQueries, unansweredQueries } from './typed-queries.fixture.ts'

/** What is typed, and the page that should come first. */
const expected: Readonly<Record<Language, readonly (readonly [query: string, first: string])[]>> = {
  id: [
    ['pendrian pt', '/layanan/pendirian-pt'],
    ['mendirikan PT', '/layanan/pendirian-pt'],
    ['berapa biaya mendirikan pt', '/layanan/pendirian-pt'],
    ['pt perorngan', '/layanan/pt-perorangan'],
    ['daftr merk', '/layanan/pendaftaran-merek'],
    ['mendaftarkan merek', '/layanan/pendaftaran-merek'],
    ['merk dagang', '/infohukum/glosarium#merek'],
    ['perpanjangn merek', '/blog/perpanjang-merek'],
    ['yayasn', '/layanan/yayasan'],
    ['perijinan', '/layanan/nib-perizinan'],
    ['tinjau kontark', '/layanan/tinjau-kontrak'],
    ['konsultsi hukum', '/layanan/konsultasi-online'],
    ['bea materai', '/infohukum/glosarium#meterai'],
    ['pesanggon', '/infohukum/glosarium#pesangon'],
    ['wanprestsi', '/infohukum/glosarium#wanprestasi'],
    ['somsi', '/infohukum/glosarium#somasi'],
    ['force majeur', '/infohukum/glosarium#force-majeure'],
    ['arbitase', '/infohukum/glosarium#arbitrase'],
    ['gugatan sederhna', '/infohukum/glosarium#gugatan-sederhana'],
    ['perlindungan data pribad', '/infohukum/glosarium#data-pribadi'],
    ['syarat sah kontrk', '/blog/syarat-sah-kontrak'],
    ['laporan tahunn', '/infohukum/glosarium#laporan-tahunan'],
    ['cv atau pt', '/blog/pt-atau-cv'],
    ['UU Nomor 40 Tahun 2007', '/infohukum/uu-40-2007'],
    ['undang-undang perseroan terbtas', '/infohukum/uu-40-2007'],
    ['kitab undang undang hukum perdata', '/infohukum/kuhperdata'],
    ['kebijakn privasi', '/privacy-policy'],
    ['trademark', '/layanan/pendaftaran-merek'],
    ['contoh surat somasi', '/contoh#surat-somasi'],
    ['contoh PKWT', '/contoh#perjanjian-kerja-waktu-tertentu'],
    ['template risalah rups', '/contoh#risalah-rups-tahunan'],
    ['format lisensi merek', '/contoh#perjanjian-lisensi-merek'],
  ],
  en: [
    ['set up a pt', '/en/layanan/pendirian-pt'],
    ['limted company', '/en/layanan/pendirian-pt'],
    ['cost of a company', '/en/layanan/pendirian-pt'],
    ['foundaton', '/en/layanan/yayasan'],
    ['trademrk registration', '/en/layanan/pendaftaran-merek'],
    ['renewing a trademark', '/en/blog/perpanjang-merek'],
    ['paid-up captal', '/en/infohukum/glosarium#modal-disetor'],
    ['contract reveiw', '/en/layanan/tinjau-kontrak'],
    ['draft contrct', '/en/layanan/susun-kontrak'],
    ['consultaton', '/en/layanan/konsultasi-online'],
    ['stamp dutty', '/en/infohukum/glosarium#meterai'],
    ['severence', '/en/infohukum/glosarium#pesangon'],
    ['personl data', '/en/infohukum/glosarium#data-pribadi'],
    ['powr of attorney', '/en/infohukum/glosarium#surat-kuasa'],
    ['notery', '/en/infohukum/glosarium#notaris'],
    ['force majure', '/en/infohukum/glosarium#force-majeure'],
    ['breech of contract', '/en/infohukum/glosarium#wanprestasi'],
    ['arbitraton', '/en/infohukum/glosarium#arbitrase'],
    ['demand letter template', '/en/contoh#demand-letter-somasi'],
    ['employment contract sample', '/en/contoh#fixed-term-employment-contract'],
    ['data breach notice template', '/en/contoh#notice-of-a-breach'],
    ['standard clauses', '/en/infohukum/glosarium#klausul-baku'],
    ['beneficial ownr', '/en/infohukum/glosarium#pemilik-manfaat'],
    ['bankrupcy', '/en/infohukum/glosarium#kepailitan'],
    ['copyrigt', '/en/infohukum/glosarium#hak-cipta'],
    ['legal aid', '/en/infohukum/glosarium#bantuan-hukum'],
    ['act 40/2007', '/en/infohukum/uu-40-2007'],
    ['civil code', '/en/infohukum/kuhperdata'],
    ['privacy polcy', '/en/privacy-policy'],
    ['pesangon', '/en/infohukum/glosarium#pesangon'],
  ],
}

/** Regulations as people name them, in the field of the library; the same in both languages. */
const named = [
  ['uu pt', 'uu-40-2007'],
  ['UU PT', 'uu-40-2007'],
  ['uu 40 2007', 'uu-40-2007'],
  ['uu no. 40 tahun 2007', 'uu-40-2007'],
  ['40/2007', 'uu-40-2007'],
  ['pp 28/2025', 'pp-28-2025'],
  ['pp 28', 'pp-28-2025'],
  ['pp5/2021', 'pp-5-2021'],
  ['permenkum 49', 'permenkum-49-2025'],
  ['permenkum 49/2025', 'permenkum-49-2025'],
  ['uu pdp', 'uu-27-2022'],
  ['uu ite', 'uu-11-2008'],
  ['uu cipta kerja', 'uu-6-2023'],
  ['uu ketenagakerjaan', 'uu-13-2003'],
  ['uu merek', 'uu-20-2016'],
  ['uu yayasan', 'uu-16-2001'],
  ['uu pph', 'uu-7-1983'],
  ['uu kup', 'uu-6-1983'],
  ['uu paten', 'uu-13-2016'],
  ['kuhp', 'uu-1-2023'],
  ['kuhper', 'kuhperdata'],
] as const

test('an index holds the newest articles and everything else; older articles stand in indexes of their own', () => {
  const [service, article] = ['service', 'article'].map((kind) =>
    searchDocuments('id').find((its) => its.kind === kind),
  )
  if (!service || !article) throw new Error('The site has both.')
  const articles = Array.from({ length: articlesPerFile.newest + articlesPerFile.older + 1 }, (_, place) => ({
    ...article,
    href: `/${place}`,
  }))
  const parts = searchIndexParts([service, ...articles])
  expect(parts.map((part) => part.length)).toEqual([1 + articlesPerFile.newest, articlesPerFile.older, 1])
  expect(parts.flat().map(({ href }) => href)).toEqual([service.href, ...articles.map(({ href }) => href)])
  expect(searchIndexFiles('id').older).toEqual([])
})

describe.each(['id', 'en'] as const)('in %s', (language) => {
  const index = openSearchIndex(JSON.parse(searchIndexFiles(language).newest.json), language)

  test.each(expected[language])('%s finds %s first', (query, first) => {
    expect(search([index], query, language)[0]?.href).toBe(first)
  })

  test.each(typedQueries[language])('as people type: $typed', ({ typed, first, answered = '' }) => {
    const { results, answer } = find([index], typed, language)
    expect(results[0]?.href).toBe(localizedPath(first, language))
    expect(answer?.title ?? '').toContain(answered)
    if (answered === '') expect(answer).toBeUndefined()
  })

  test.each(elsewhereQueries[language])('%s: the site says that it has nothing about %s', (typed, word) => {
    expect(find([index], typed, language).unmet).toContain(word)
  })

  test.each(unansweredQueries[language])('%s: nothing is found rather than a page by chance', (typed) => {
    expect(find([index], typed, language).results.map(({ title }) => title)).toEqual([])
  })

  test('a single word and half a question have no answer on top', () => {
    for (const query of ['merek', 'kontrak', 'pt', 'modal pt', 'tinjau kontrak', 'contract review', 'jual aset pt']) {
      expect(find([index], query, language).answer, query).toBeUndefined()
    }
  })

  test('a service shows its price and its days', () => {
    const [first] = search([index], language === 'id' ? 'pendirian pt' : 'setting up a pt', language)
    expect(first?.facts).toEqual([
      expect.stringMatching(/^(Rp|IDR)/),
      expect.stringMatching(/\d+ (hari kerja|working days)$/),
    ])
  })

  test.each(named)('%s finds the regulation %s first', (query, id) => {
    expect(search([index], query, language, 'regulation')[0]?.href).toBe(localizedPath(`/infohukum/${id}`, language))
  })

  test('every entry is found by its own title, among the first', () => {
    const lost = searchDocuments(language).filter(({ kind, title, href }) => {
      if (kind === 'answer') return false
      const found = search([index], title, language).slice(0, 10)
      return !found.some((result) => result.href === href)
    })
    expect(lost.map(({ title }) => title)).toEqual([])
  })

  test('every question of a service and of Home has its answer', () => {
    // Two services may ask the same.
    const isSame = (one: string, other = '') =>
      subjectsOf(one, language).filter((word) => !subjectsOf(other, language).includes(word)).length <= 1
    const questions = searchDocuments(language).filter(
      ({ kind, title }) => kind === 'answer' && subjectsOf(title, language).length > 1,
    )
    const lost = questions.filter(({ title }) => !isSame(title, find([index], title, language).answer?.title))
    expect(lost.map(({ title }) => title)).toEqual([])
    expect(questions.length).toBeGreaterThan(40)
  })

  test('a regulation carries the stamp of its state', () => {
    const stamps = searchDocuments(language).map(({ kind, stamp }) => `${kind} ${stamp !== undefined}`)
    expect(new Set(stamps.filter((each) => each.endsWith('true')))).toEqual(new Set(['regulation true']))
    expect(stamps).not.toContain('regulation false')
  })

  test('a revoked regulation names what replaced it, with its address where the library has it', () => {
    const [first] = search([index], 'pp 5/2021', language)
    const href = localizedPath('/infohukum/pp-28-2025', language)
    expect(first?.heirs).toEqual([{ label: 'PP 28/2025', href }])
    const known = searchDocuments(language)
    const heirs = known.flatMap((entry) => entry.heirs?.map((heir) => ({ entry, heir })) ?? [])
    for (const { entry, heir } of heirs) {
      expect(entry.stamp?.tone, entry.title).toBe('negative')
      if (heir.href === undefined) continue
      expect(known.find((other) => other.href === heir.href)?.title, heir.href).toContain(heir.label)
    }
    expect(
      known.filter(({ stamp, heirs: its }) => stamp?.tone === 'negative' && !its).map(({ title }) => title),
    ).toEqual([])
  })

  test('what is asked as a percentage is marked as one, what is asked as a number as that', () => {
    const marked = (query: string, text: string) => {
      const { results, answer } = find([index], query, language)
      const met = new Set([...results, ...(answer ? [answer] : [])].flatMap((each) => [...each.met]))
      return highlightMatches(text, met, language).flatMap((part) => (part.isMet ? [part.text] : []))
    }
    const text = 'PP 100/2021, 100% / 49 %'
    const queries =
      language === 'id' ? ['asing 100 %', 'saham 100%', '100 persen'] : ['foreign 100 %', 'shares 100%', '100 percent']
    for (const query of queries) expect(marked(query, text), query).toEqual(['100%'])
    expect(marked('pp 100', text)).toEqual(['PP', '100', '100'])
    expect(marked('pp 100 100%', text)).toEqual(['PP', '100', '100%'])
    expect(marked('persen', text)).toEqual(['%', '%'])
  })

  test('the file is named after its content, and small enough for a phone', () => {
    const { name, address, json } = searchIndexFiles(language).newest
    expect(name).toMatch(new RegExp(`^${language}\\.[\\da-f]{10}$`))
    expect(address).toBe(`/assets/search/${name}.json`)
    expect(gzipSync(json).length).toBeLessThan(115_000)
  })
})
