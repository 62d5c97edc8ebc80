/** The overview of the library, and its lists of regulations. */
import { type DocumentEntry, documents } from '../collections/documents.ts'
import { type Term, terms } from '../collections/glossary.ts'
import { type Guide, guides } from '../collections/guides.ts'
import { type LibraryList, libraryLists, type RecentRegulation, recentlyChanged } from '../collections/library-lists.ts'
import { regulations } from '../collections/regulations.ts'
import { currentView } from '../collections/view.ts'
import { stateMeaningTextKeys } from '../components/prose/regulation-state-text.ts'
import { translator } from '../i18n/dictionaries.ts'
import type { Language } from '../i18n/languages.ts'
import type { Translate } from '../i18n/translate.ts'
import type { Crumb } from '../ui/breadcrumb.tsx'
import type { Page } from './page.ts'
import { pageHead } from './page-head.ts'
import { homeTrail, libraryTrail } from './trails.ts'

/** As many as a phone shows in two screens. */
const recentCount = 8

export interface LibraryProps {
  readonly t: Translate
  readonly trail: readonly Crumb[]
  readonly regulationCount: number
  /** The day on which a regulation was last checked. */
  readonly checkedOn: string
  /** Latest first. */
  readonly recent: readonly RecentRegulation[]
  readonly lists: readonly LibraryList[]
  readonly guides: readonly Guide[]
  readonly documents: readonly DocumentEntry[]
  /** In alphabetical order. */
  readonly terms: readonly Term[]
}

export function libraryPage(language: Language): Page<LibraryProps> {
  const t = translator(language)
  const trail = homeTrail(t)
  const all = regulations(language)
  const checked = all.map(({ checkedOn }) => checkedOn).sort()
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
      checkedOn: checked.at(-1) ?? '',
      recent: recentlyChanged(all, recentCount, currentView().day),
      lists: libraryLists(language),
      guides: guides(language),
      documents: documents(language),
      terms: terms(language),
    },
  }
}

export interface LibraryListProps {
  readonly t: Translate
  readonly trail: readonly Crumb[]
  readonly list: LibraryList
  /** What the list holds, in a sentence. */
  readonly lead: string
  /** Every list that the library offers, this one among them. */
  readonly lists: readonly LibraryList[]
}

export function libraryListPage(list: LibraryList, language: Language): Page<LibraryListProps> {
  const t = translator(language)
  const trail = libraryTrail(t)
  const lead = leadOf(list, t)
  return {
    head: pageHead({ title: list.title, description: lead, path: list.path, language, trail, label: list.name }),
    props: { t, trail, list, lead, lists: libraryLists(language) },
  }
}

function leadOf({ name, status }: LibraryList, t: Translate): string {
  if (status === undefined) return t('library.listOf', { name })
  return t(status === 'watched' ? 'library.meaning.watched' : stateMeaningTextKeys[status])
}
