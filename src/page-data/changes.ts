/** The page on changing or closing a business. */
import type { ReactNode } from 'react'
import { type ResolvedCitation, resolveCitation } from '../collections/markdown/notations.ts'
import { renderMarkdown } from '../collections/markdown/render.ts'
import { type Change, changes } from '../collections/named-entries.ts'
import { PlainCitation } from '../components/prose/cited-regulation.tsx'
import { proseComponents } from '../components/prose/prose-components.tsx'
import { translator } from '../i18n/dictionaries.ts'
import type { Language } from '../i18n/languages.ts'
import type { Translate } from '../i18n/translate.ts'
import { type Page, type PropsOf, pageHead, servicesTrail } from './page.ts'

type Markdown = 'forbidden' | 'steps' | 'terms' | 'tax' | 'workers' | 'fees' | 'body'

interface DrawnChange extends Omit<Change, Markdown | 'basis'> {
  /** When this is the way to take. */
  readonly when: ReactNode
  readonly forbidden: ReactNode
  readonly steps: readonly ReactNode[]
  readonly terms: readonly { readonly term: ReactNode; readonly missed: ReactNode }[]
  readonly tax: ReactNode
  readonly workers: ReactNode
  readonly fees: ReactNode
  readonly basis: readonly ResolvedCitation[]
}

export function changesPage(language: Language) {
  const t = translator(language)
  const trail = servicesTrail(t)
  return {
    head: pageHead({
      title: t('changes.title'),
      description: t('changes.lead'),
      path: '/ubah-badan-usaha',
      language,
      trail,
    }),
    props: { t, trail, changes: drawnChanges(t) },
  } satisfies Page<object>
}

export type ChangesProps = PropsOf<typeof changesPage>

/** Every way with its steps drawn and its articles resolved. */
function drawnChanges(t: Translate): readonly DrawnChange[] {
  const options = {
    language: t.language,
    components: { ...proseComponents(t), Citation: PlainCitation },
    glossary: false,
  }
  const drawn = (markdown: string) => renderMarkdown(markdown, options).content
  return changes(t.language).map((change) => ({
    ...change,
    when: drawn(change.body()),
    forbidden: drawn(change.forbidden),
    steps: change.steps.map(drawn),
    terms: change.terms.map(({ term, missed }) => ({ term: drawn(term), missed: drawn(missed) })),
    tax: drawn(change.tax),
    workers: drawn(change.workers),
    fees: drawn(change.fees),
    basis: change.basis.flatMap((written) => resolveCitation(written, t.language) ?? []),
  }))
}
