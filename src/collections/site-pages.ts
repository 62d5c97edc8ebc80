/**
 * The one list of the site's pages: what each is, where it is, what it is called, when it changed, which of its parts can
 * be linked to. Sitemap, search, share pictures, overview of the tools, checks of links and screenshots read it.
 */
import { toolTranslator, translator } from '../i18n/dictionaries.ts'
import type { Language } from '../i18n/languages.ts'
import type { TextKey } from '../i18n/translate.ts'
import { changeAnchor } from '../lib/anchors.ts'
import { articleAnchor } from '../lib/citation.ts'
import { outcomes, resultId } from '../lib/entity-choice.ts'
import { sections } from '../lib/sections.ts'
import { afterService } from './after-founding.ts'
import { type Article, articles } from './articles.ts'
import { type BlogListPage, blogListPages } from './blog-lists.ts'
import { type DocumentEntry, documents } from './documents.ts'
import { terms } from './glossary.ts'
import { type Guide, guides } from './guides.ts'
import { type KbliCategoryPage, kbliCategoryPages } from './kbli-pages.ts'
import { type LibraryList, libraryLists } from './library-lists.ts'
import { nameHeadings } from './markdown/headings.ts'
import { parseMarkdown } from './markdown/parse.ts'
import { type CompanyPage, changes, companyEntry } from './named-entries.ts'
import { type Regulation, regulations } from './regulations.ts'
import { type Service, services } from './services.ts'
import { templateGroups } from './templates.ts'
import { dutyGroups, knownToolFacts } from './tool-facts.ts'
import { toolPages } from './tool-pages.ts'
import { perLanguage, type View } from './view.ts'

/** The kinds whose pages show one entry, with the entry. */
type Shown =
  | { readonly kind: 'company'; readonly entry: CompanyPage }
  | { readonly kind: 'kbli'; readonly entry: KbliCategoryPage }
  | { readonly kind: 'service'; readonly entry: Service }
  | { readonly kind: 'article'; readonly entry: Article }
  | { readonly kind: 'guide'; readonly entry: Guide }
  | { readonly kind: 'document'; readonly entry: DocumentEntry }
  | { readonly kind: 'regulation'; readonly entry: Regulation }
  | { readonly kind: 'library-list'; readonly entry: LibraryList }
  | { readonly kind: 'blog-list'; readonly entry: BlogListPage }
  /** `unlisted`: what search engines are not told of, such as another address or the answer to a message. */
  | { readonly kind: 'home' | 'search' | 'overview' | 'tool' | 'unlisted' }

export type SitePage = Shown & {
  /** Neutral, for `t.href`. */
  readonly path: string
  readonly title: string
  readonly summary: string
  /** The day of its last change of substance. */
  readonly changed?: string | undefined
  /** The ids of its parts to which a link may lead; it may read and parse a text. */
  readonly anchors: () => readonly string[]
}

interface Overview {
  readonly path: string
  readonly title: TextKey
  readonly summary: TextKey
  readonly changed?: (language: Language, view: View) => string | undefined
  readonly anchors?: (language: Language, view: View) => readonly string[]
}

const overviews: readonly Overview[] = [
  { path: '/layanan', title: 'services.headTitle', summary: 'services.lead', anchors: () => ['harga', 'bentuk-usaha'] },
  {
    path: '/pilih-badan-usaha',
    title: 'chooser.title',
    summary: 'chooser.lead',
    anchors: () => ['semua-hasil', ...outcomes.map(resultId)],
  },
  {
    path: '/ubah-badan-usaha',
    title: 'changes.title',
    summary: 'changes.lead',
    anchors: (language, view) => changes(language, view).map(({ id }) => id),
  },
  {
    path: '/infohukum',
    title: 'library.title',
    summary: 'library.lead',
    anchors: (language, view) => [
      ...['terbaru', 'peraturan', 'topik', 'jenis', 'status', 'panduan', 'glosarium'],
      ...libraryLists(language, view).flatMap(({ filter, id }) => (filter === 'topik' ? id : [])),
    ],
  },
  {
    path: '/infohukum/glosarium',
    title: 'glossary.title',
    summary: 'glossary.lead',
    anchors: (language, view) => terms(language, view).map(({ id }) => id),
  },
  {
    path: '/contoh',
    title: 'templates.headTitle',
    summary: 'templates.lead',
    anchors: (language, view) =>
      templateGroups(language, view).flatMap(({ id, templates }) => [
        ...(id ? [id] : []),
        ...templates.map(({ id }) => id),
      ]),
  },
  { path: '/data-terbuka', title: 'openData.title', summary: 'openData.lead' },
  {
    path: '/blog',
    title: 'blog.headTitle',
    summary: 'blog.lead',
    changed: (language, view) => articles(language, view)[0]?.published,
  },
]

const companyPages = ['about-us', 'terms-and-condition', 'privacy-policy']

/** The parts of every page of a service; what is due afterwards is a part of some. */
const serviceAnchors = [
  ...['biaya', 'penjelasan', 'waktu', 'dokumen', 'lingkup', 'hitung', 'urus-sendiri', 'tanya-jawab', 'dasar-hukum'],
  'terkait',
]

/** The parts of a page that shows a PDF. */
const documentAnchors = ['dokumen', 'teks']

/** The parts of every page of a tool, and those of one alone; duties of the calendar are its parts, too. */
const toolAnchors = ['aturan', 'contoh', 'batas', 'lanjut']
const ownToolAnchors: Readonly<Record<string, () => readonly string[]>> = {
  '/alat/cek-penawaran': () => ['daftar'],
  '/alat/cek-nama': () => ['kata'],
  '/alat/cari-kbli': () => ['kategori'],
  '/alat/kalender-kewajiban': () => [
    'kewajiban',
    ...dutyGroups.flatMap((group) => knownToolFacts(`duties-${group}`)?.duties ?? []).map(({ id }) => id),
  ],
}

const none = () => []

/** Every page in one language, drafts where the view shows them. */
export const sitePages = perLanguage((language, view): readonly SitePage[] => {
  const t = translator(language)
  const tools = toolTranslator(language)
  const named = ({ path, title, summary }: Pick<SitePage, 'path' | 'title' | 'summary'>) => ({ path, title, summary })
  const headings = ({ body }: { readonly body: () => string }) =>
    nameHeadings(parseMarkdown(body()), language, view).map(({ id }) => id)
  const home = { title: t('home.headTitle'), summary: t('home.lead'), anchors: () => sections }
  const search = { title: t('search.headTitle'), summary: t('search.lead'), anchors: () => ['mulai', 'semua'] }
  return [
    { kind: 'home', path: '/', ...home },
    { kind: 'search', path: '/cari', ...search },
    ...overviews.map(({ path, title, summary, changed, anchors }) => ({
      kind: 'overview' as const,
      path,
      title: t(title),
      summary: t(summary),
      changed: changed?.(language, view),
      anchors: () => anchors?.(language, view) ?? [],
    })),
    { kind: 'overview', path: '/alat', title: tools('tools.headTitle'), summary: tools('tools.lead'), anchors: none },
    ...toolPages(language).map((tool) => ({
      kind: 'tool' as const,
      ...tool,
      anchors: () => [...toolAnchors, ...(ownToolAnchors[tool.path]?.() ?? [])],
    })),
    ...companyPages
      .flatMap((id) => companyEntry(id, language, view) ?? [])
      .map((entry) => ({
        kind: 'company' as const,
        entry,
        ...named(entry),
        changed: entry.effective,
        anchors: () => headings(entry),
      })),
    ...kbliCategoryPages(language).map((entry) => ({
      kind: 'kbli' as const,
      entry,
      ...named(entry),
      anchors: () => [...entry.divisions].flatMap(([number, { codes }]) => [number, ...codes.map(({ code }) => code)]),
    })),
    ...libraryLists(language, view).map((entry) => ({
      kind: 'library-list' as const,
      entry,
      ...named(entry),
      anchors: () => ['lainnya', 'topik', 'jenis', 'status'],
    })),
    ...services(language, view).map((entry) => ({
      kind: 'service' as const,
      entry,
      ...named(entry),
      changed: entry.reviewed_on,
      anchors: () => [...serviceAnchors, ...(afterService(entry.id, language, view) ? ['sesudahnya'] : [])],
    })),
    ...articles(language, view).map((entry) => ({
      kind: 'article' as const,
      entry,
      ...named(entry),
      changed: entry.updated,
      anchors: () => {
        const days = [...entry.changes.map(({ day }) => day), entry.published]
        return [...headings(entry), 'sumber', 'riwayat', ...days.map(changeAnchor)]
      },
    })),
    ...guides(language, view).map((entry) => ({
      kind: 'guide' as const,
      entry,
      ...named(entry),
      changed: entry.reviewed_on,
      anchors: () => [...headings(entry), ...documentAnchors],
    })),
    ...documents(language, view).map((entry) => ({
      kind: 'document' as const,
      entry,
      ...named(entry),
      anchors: () => documentAnchors,
    })),
    ...regulations(language, view).map((entry) => ({
      kind: 'regulation' as const,
      entry,
      path: entry.path,
      title: entry.label,
      summary: entry.title,
      changed: entry.checked_on,
      anchors: () => [...headings(entry), ...entry.articles.map(({ article }) => articleAnchor(article))],
    })),
    ...blogListPages(language, view)
      .filter(({ path }) => path !== '/blog')
      .map((entry) => ({
        kind: 'blog-list' as const,
        entry,
        ...named(entry),
        anchors: none,
      })),
    { kind: 'unlisted', path: '/konsultasi', ...home },
    { kind: 'unlisted', path: '/thank-you', title: t('thankYou.headTitle'), summary: '', anchors: none },
  ]
})
