/** The overview of the library. */
import { type DocumentEntry, documents } from '../collections/documents.ts'
import { type Term, terms } from '../collections/glossary.ts'
import { type Guide, guides } from '../collections/guides.ts'
import { labels, type Named } from '../collections/labels.ts'
import { type Regulation, regulations } from '../collections/regulations.ts'
import { translator } from '../i18n/dictionaries.ts'
import type { Language } from '../i18n/languages.ts'
import type { Translate } from '../i18n/translate.ts'
import type { Crumb } from '../ui/breadcrumb.tsx'
import type { Page } from './page.ts'
import { pageHead } from './page-head.ts'
import { homeTrail } from './trails.ts'

export interface LibraryProps {
  readonly language: Language
  readonly t: Translate
  readonly trail: readonly Crumb[]
  /** Newest first. */
  readonly regulations: readonly Regulation[]
  /** In the order in which they are listed. */
  readonly subjects: readonly Named[]
  readonly guides: readonly Guide[]
  readonly documents: readonly DocumentEntry[]
  /** In alphabetical order. */
  readonly terms: readonly Term[]
}

export function libraryPage(language: Language): Page<LibraryProps> {
  const t = translator(language)
  const trail = homeTrail(language, t)
  return {
    head: pageHead({
      title: t('library.title'),
      description: t('library.lead'),
      path: '/infohukum',
      language,
      trail,
    }),
    props: {
      language,
      t,
      trail,
      regulations: regulations(language),
      subjects: labels('subjects', language),
      guides: guides(language),
      documents: documents(language),
      terms: terms(language),
    },
  }
}
