/** The overview of the library, its lists of regulations, and the page of a document that an editor added. */
import { type DocumentEntry, documents } from '../collections/documents.ts'
import { terms } from '../collections/glossary.ts'
import { guides } from '../collections/guides.ts'
import { type LibraryList, libraryLists, recentlyChanged } from '../collections/library-lists.ts'
import { regulations } from '../collections/regulations.ts'
import { currentView } from '../collections/view.ts'
import { translator } from '../i18n/dictionaries.ts'
import type { Language } from '../i18n/languages.ts'
import { documentData } from '../seo/document-data.ts'
import { site } from '../site/site.ts'
import { homeTrail, libraryTrail, type Page, type PropsOf, pageHead } from './page.ts'

/** As many as a phone shows in two screens. */
const recentCount = 8

export function libraryPage(language: Language) {
  const t = translator(language)
  const trail = homeTrail(t)
  const all = regulations(language)
  const checked = all.map(({ checked_on }) => checked_on).sort()
  return {
    head: pageHead({
      title: t('library.title'),
      description: t('library.lead'),
      path: '/infohukum',
      language,
      trail,
    }),
    props: {
      t,
      trail,
      regulationCount: all.length,
      /** The day on which a regulation was last checked. */
      checkedOn: checked.at(-1) ?? '',
      /** Latest first. */
      recent: recentlyChanged(all, recentCount, currentView().day),
      lists: libraryLists(language),
      guides: guides(language),
      documents: documents(language),
      /** In alphabetical order. */
      terms: terms(language),
    },
  } satisfies Page<object>
}

export type LibraryProps = PropsOf<typeof libraryPage>

export function libraryListPage(list: LibraryList, language: Language) {
  const t = translator(language)
  const trail = libraryTrail(t)
  return {
    head: {
      ...pageHead({
        title: list.title,
        description: list.summary,
        path: list.path,
        language,
        trail,
        label: list.name,
      }),
      // A list without regulations is no search result.
      unlisted: list.regulations.length === 0,
    },
    props: {
      t,
      trail,
      list,
      /** What its state means, or in which order it stands: its name is the heading. */
      lead: list.status === undefined ? t('library.listOrder') : list.summary,
      /** Every list that the library offers, this one among them. */
      lists: libraryLists(language),
    },
  } satisfies Page<object>
}

export type LibraryListProps = PropsOf<typeof libraryListPage>

export function documentPage(document: DocumentEntry, language: Language) {
  const t = translator(language)
  const { title, summary: description, path } = document
  const trail = libraryTrail(t)
  const facts = { ...document, href: t.href(path) }
  return {
    head: pageHead({ title, description, path, language, trail, data: [documentData(facts, site.origin)] }),
    props: { t, trail, document },
  } satisfies Page<object>
}

export type DocumentProps = PropsOf<typeof documentPage>
