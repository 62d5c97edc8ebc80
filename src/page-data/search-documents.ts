/** Everything that the search finds, in one language. */
import { article, articles } from '../collections/articles.ts'
import { documents } from '../collections/documents.ts'
import { term, terms } from '../collections/glossary.ts'
import { guide, guides } from '../collections/guides.ts'
import { type LawLife, lawLife } from '../collections/law-life.ts'
import { cachedTree } from '../collections/markdown/parse.ts'
import { plainText, plainTextOf } from '../collections/markdown/plain-text.ts'
import { changes } from '../collections/named-entries.ts'
import { type Regulation, regulation, regulations } from '../collections/regulations.ts'
import { type Service, service, services } from '../collections/services.ts'
import { sitePages } from '../collections/site-pages.ts'
import { templateGroups } from '../collections/templates.ts'
import { perLanguage } from '../collections/view.ts'
import { workingDaysText } from '../i18n/days-text.ts'
import { translator } from '../i18n/dictionaries.ts'
import { briefText } from '../i18n/fee-text.ts'
import { type Language, languages } from '../i18n/languages.ts'
import { stateTextKeys, stateTones } from '../i18n/regulation-status.ts'
import type { Translate } from '../i18n/translate.ts'
import { total } from '../lib/fees.ts'
import type { SearchDocument } from '../lib/search-index.ts'
import { searchedWordsOf } from '../lib/search-words.ts'
import { workingDays } from '../lib/working-days.ts'
import { searchNames } from './search-names.ts'
import { siteQuestions } from './site-questions.ts'

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

/** A question of a page, with its answer and whose it is as facts. */
function answerDocument({
  page,
  ...said
}: Pick<SearchDocument, 'place' | 'title' | 'facts' | 'names'> & { readonly page: string }): SearchDocument {
  // What it says is shown, and not looked through: the index would be a tenth larger.
  return { kind: 'answer', href: `${page}#tanya-jawab`, ...said, summary: '', translations: '', text: '' }
}

/** In the order of their kinds, each kind in its own order. */
export const searchDocuments = perLanguage((language, view): readonly SearchDocument[] => {
  const t = translator(language)
  const href = ({ path }: { readonly path: string }) => t.href(path)
  const called = ({ path }: { readonly path: string }) => searchNames[language][path]
  const plain = (markdown: string) => plainText(markdown, language, view)
  const others = languages.filter((other) => other !== language)
  const titles = (titleIn: (other: Language) => string | undefined) => joined(...others.map(titleIn))
  return [
    ...services(language, view).map((entry) => ({
      kind: 'service' as const,
      href: href(entry),
      title: entry.title,
      summary: entry.summary,
      facts: serviceFacts(entry, t),
      names: joined(
        t('search.serviceWords'),
        entry.short_title,
        entry.entity?.name,
        entry.group.label,
        labels(entry.variants),
        called(entry),
      ),
      translations: titles((other) => service(entry.id, other)?.title),
      text: joined(
        plain(entry.body()),
        ...entry.deliverables,
        ...entry.fees.lines.map(({ label }) => label),
        ...entry.questions.map(({ question }) => question),
      ),
    })),
    ...services(language, view).flatMap((entry) =>
      entry.questions.map(({ question, answer }, place) =>
        answerDocument({
          page: href(entry),
          place,
          title: question,
          facts: [briefly(plain(withoutNotes(answer))), entry.title],
          names: joined(entry.short_title, entry.title),
        }),
      ),
    ),
    ...siteQuestions(t).map(({ question, answer }, place) =>
      answerDocument({ page: t.href('/'), place, title: question, facts: [answer, t('questions.title')], names: '' }),
    ),
    ...guides(language, view).map((entry) => ({
      kind: 'guide' as const,
      href: href(entry),
      title: entry.title,
      summary: entry.summary,
      points: entry.in_short,
      names: joined(called(entry)),
      translations: titles((other) => guide(entry.id, other)?.title),
      text: plain(entry.body()),
    })),
    ...articles(language, view).map((entry) => ({
      kind: 'article' as const,
      href: href(entry),
      title: entry.title,
      summary: entry.summary,
      points: entry.in_short,
      names: joined(entry.category.label, labels(entry.tags), called(entry)),
      translations: titles((other) => article(entry.id, other)?.title),
      text: joined(
        ...entry.in_short,
        plainTextOf(cachedTree({ kind: 'articles', language, id: entry.id }, entry.body()), language, view),
      ),
    })),
    ...regulations(language, view).map((entry) => ({
      kind: 'regulation' as const,
      href: href(entry),
      title: `${entry.label} ${entry.title}`,
      summary: entry.subject,
      stamp: stampOf(entry, t),
      ...heirsOf(lawLife(entry, regulations(language, view), view.day), t),
      ...(entry.known_as.length > 0 && { called: entry.known_as.map((name) => searchedWordsOf(name).join(' ')) }),
      names: joined(...entry.known_as, kindNames[entry.kind], labels(entry.subjects)),
      translations: titles((other) => regulation(entry.id, other)?.title),
      text: joined(plain(entry.body()), ...entry.articles.map(({ label, text }) => `${label} ${text}`)),
    })),
    ...terms(language, view).map((entry) => {
      const [first = '', ...others] = plain(entry.body()).split('\n')
      return {
        kind: 'term' as const,
        href: href(entry),
        title: entry.term,
        summary: first,
        names: joined(entry.stands_for, ...entry.mentions, called(entry)),
        translations: titles((other) => term(entry.id, other)?.term),
        text: joined(...others),
      }
    }),
    ...sitePages(language, view)
      .filter(({ kind }) => kind === 'overview' || kind === 'tool' || kind === 'company')
      .map((entry) => ({
        kind: 'page' as const,
        href: href(entry),
        title: entry.title,
        summary: entry.summary,
        names: entry.path === '/contoh' ? t('templates.searchNames') : joined(called(entry)),
        translations: titles((other) => sitePages(other, view).find(({ path }) => path === entry.path)?.title),
        text:
          entry.kind === 'company'
            ? plain(entry.entry.body())
            : entry.path === '/ubah-badan-usaha'
              ? joined(...changes(language, view).map(({ title }) => title))
              : '',
      })),
    {
      kind: 'page',
      href: t.href('/#contact'),
      title: t('menu.contact'),
      summary: t('contact.lead'),
      called: searchedWordsOf(t('search.contactWords')),
      names: t('search.contactWords'),
      translations: '',
      text: '',
    },
    ...documents(language, view).map((entry) => ({
      kind: 'document' as const,
      href: href(entry),
      title: entry.title,
      summary: entry.summary,
      names: entry.source,
      translations: titles((other) => documents(other, view).find(({ id }) => id === entry.id)?.title),
      text: entry.description.join(' '),
    })),
    ...templateGroups(language, view).flatMap((group) =>
      group.templates.map(({ id, title, page, about }) => ({
        kind: 'document' as const,
        href: t.href(`/contoh#${id}`),
        title: t('templates.named', { name: title }),
        summary: page.title,
        names: joined(t('templates.searchNames'), about?.called),
        meantBy: searchedWordsOf(joined(t('templates.named', { name: '' }), t('templates.searchNames'))),
        translations: '',
        // Its page is found by its words.
        text: '',
      })),
    ),
  ]
})

/** The price and the days of its first variant, as Home shows them. */
function serviceFacts({ fees, steps, variants: [variant] }: Service, t: Translate): string[] {
  return [briefText(total(fees.lines, variant?.id), t), workingDaysText(workingDays(steps, variant?.id), t)]
}

/** Citations stand behind a sentence as notes, except where a preposition makes them a part of it. */
function withoutNotes(markdown: string): string {
  return markdown.replace(/(\S+) \[\[[^\]]*\]\]/g, (cited, before: string) =>
    /^(oleh|dalam|menurut|lihat|dan|by|in|under|of|see|and|to|from)$/i.test(before) ? cited : before,
  )
}

/** What two lines hold: whole sentences, one at least. */
const briefLength = 150

function briefly(text: string): string {
  const [first = '', ...others] = text.replaceAll('\n', ' ').match(/.+?[.!?…](?=\s|$)\s*|.+$/gu) ?? []
  return others.reduce((all, sentence) => ((all + sentence).length > briefLength ? all : all + sentence), first).trim()
}

/** As `CitationState` stamps it. */
function stampOf({ state, state_unconfirmed }: Regulation, t: Translate): NonNullable<SearchDocument['stamp']> {
  if (state_unconfirmed) return { label: t('prose.stateUnconfirmed'), tone: 'neutral' }
  return { label: t(stateTextKeys[state]), tone: stateTones[state] }
}

/** What is said of a revoked regulation alone: until then it is cited. */
function heirsOf({ heirs }: LawLife, t: Translate): Pick<SearchDocument, 'heirs'> {
  if (heirs.kind !== 'revoked' || heirs.regulations.length === 0) return {}
  return { heirs: heirs.regulations.map(({ label, path }) => ({ label, ...(path && { href: t.href(path) }) })) }
}

function labels(list: readonly { readonly label: string }[]): string {
  return list.map(({ label }) => label).join(' ')
}

function joined(...texts: readonly (string | undefined)[]): string {
  return texts.filter(Boolean).join(' ')
}
