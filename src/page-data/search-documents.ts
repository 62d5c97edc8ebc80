/** Everything that the search finds, in one language. */
import { article, articles } from '../collections/articles.ts'
import { documents } from '../collections/documents.ts'
import { term, terms } from '../collections/glossary.ts'
import { guide, guides } from '../collections/guides.ts'
import { cachedTree } from '../collections/markdown/cached-tree.ts'
import { plainText, plainTextOf } from '../collections/markdown/plain-text.ts'
import { type Regulation, regulation, regulations } from '../collections/regulations.ts'
import { service, services } from '../collections/services.ts'
import { sitePages } from '../collections/site-pages.ts'
import { perLanguage } from '../collections/view.ts'
import { stateTextKeys, stateTones } from '../components/prose/regulation-state-text.ts'
import { translator } from '../i18n/dictionaries.ts'
import { type Language, languages } from '../i18n/languages.ts'
import type { Translate } from '../i18n/translate.ts'
import type { SearchDocument } from '../lib/search-index.ts'

/** What kinds of regulation are called, because few type their abbreviation. */
const kindNames: Readonly<Record<string, string>> = {
  UU: 'undang-undang law act',
  PP: 'peraturan pemerintah government regulation',
  Perpres: 'peraturan presiden presidential regulation',
  Permenkum: 'peraturan menteri ministerial regulation',
  Permenkumham: 'peraturan menteri ministerial regulation',
  'Putusan MK': 'mahkamah konstitusi constitutional court',
  KUHPerdata: 'kitab undang-undang hukum perdata civil code',
  KUHD: 'kitab undang-undang hukum dagang commercial code',
}

/** In the order of their kinds, each kind in its own order. */
export const searchDocuments = perLanguage((language, view): readonly SearchDocument[] => {
  const t = translator(language)
  const href = ({ path }: { readonly path: string }) => t.href(path)
  const plain = (markdown: string) => plainText(markdown, language, view)
  const others = languages.filter((other) => other !== language)
  const titles = (titleIn: (other: Language) => string | undefined) => joined(...others.map(titleIn))
  return [
    ...services(language, view).map((entry) => ({
      kind: 'service' as const,
      href: href(entry),
      title: entry.title,
      summary: entry.summary,
      names: joined(entry.short_title, entry.entity?.name, entry.group.label, labels(entry.variants)),
      translations: titles((other) => service(entry.id, other)?.title),
      text: joined(plain(entry.body()), ...entry.deliverables, ...entry.questions.map(({ question }) => question)),
    })),
    ...guides(language, view).map((entry) => ({
      kind: 'guide' as const,
      href: href(entry),
      title: entry.title,
      summary: entry.summary,
      names: '',
      translations: titles((other) => guide(entry.id, other)?.title),
      text: plain(entry.body()),
    })),
    ...articles(language, view).map((entry) => ({
      kind: 'article' as const,
      href: href(entry),
      title: entry.title,
      summary: entry.summary,
      names: joined(entry.category.label, labels(entry.tags)),
      translations: titles((other) => article(entry.id, other)?.title),
      text: plainTextOf(cachedTree({ kind: 'articles', language, id: entry.id }, entry.body()), language, view),
    })),
    ...regulations(language, view).map((entry) => ({
      kind: 'regulation' as const,
      href: href(entry),
      title: `${entry.label} ${entry.title}`,
      summary: entry.subject,
      stamp: stampOf(entry, t),
      names: joined(...entry.known_as, kindNames[entry.kind], labels(entry.subjects)),
      translations: titles((other) => regulation(entry.id, other)?.title),
      text: joined(plain(entry.body()), ...entry.articles.map(({ label, text }) => `${label} ${text}`)),
    })),
    ...terms(language, view).map((entry) => {
      const definition = plain(entry.body())
      return {
        kind: 'term' as const,
        href: href(entry),
        title: entry.term,
        summary: definition.split('\n')[0] ?? '',
        names: joined(entry.stands_for, ...entry.mentions),
        translations: titles((other) => term(entry.id, other)?.term),
        text: definition,
      }
    }),
    ...sitePages(language, view)
      .filter(({ kind }) => kind === 'overview' || kind === 'tool' || kind === 'company')
      .map((entry) => ({
        kind: 'page' as const,
        href: href(entry),
        title: entry.title,
        summary: entry.summary,
        names: '',
        translations: titles((other) => sitePages(other, view).find(({ path }) => path === entry.path)?.title),
        text: entry.kind === 'company' ? plain(entry.entry.body()) : '',
      })),
    ...documents(language, view).map((entry) => ({
      kind: 'document' as const,
      href: href(entry),
      title: entry.title,
      summary: entry.summary,
      names: entry.source,
      translations: titles((other) => documents(other, view).find(({ id }) => id === entry.id)?.title),
      text: entry.description.join(' '),
    })),
  ]
})

/** As `CitationState` stamps it. */
function stampOf({ state, state_unconfirmed }: Regulation, t: Translate): NonNullable<SearchDocument['stamp']> {
  if (state_unconfirmed) return { label: t('prose.stateUnconfirmed'), tone: 'neutral' }
  return { label: t(stateTextKeys[state]), tone: stateTones[state] }
}

function labels(list: readonly { readonly label: string }[]): string {
  return list.map(({ label }) => label).join(' ')
}

function joined(...texts: readonly (string | undefined)[]): string {
  return texts.filter(Boolean).join(' ')
}
