/** The page of the glossary. */
import type { ReactNode } from 'react'
import { type Term, term as termOf, terms, termWords } from '../collections/glossary.ts'
import { type ResolvedCitation, resolveCitation } from '../collections/markdown/notations.ts'
import { renderMarkdown } from '../collections/markdown/render.ts'
import { PlainCitation } from '../components/prose/cited-regulation.tsx'
import { proseComponents } from '../components/prose/prose-components.tsx'
import { translator } from '../i18n/dictionaries.ts'
import type { Language } from '../i18n/languages.ts'
import type { Translate } from '../i18n/translate.ts'
import { definedTermSet } from '../seo/defined-terms.ts'
import type { PageHead } from '../seo/head.ts'
import { site } from '../site/site.ts'
import type { Crumb } from '../ui/breadcrumb.tsx'
import { libraryTrail, type Page, type PropsOf, pageHead } from './page.ts'

const path = '/infohukum/glosarium'

/** A term with its texts rendered and its references resolved. */
export interface GlossaryEntry {
  readonly term: Term
  readonly definition: ReactNode
  readonly basis: readonly ResolvedCitation[]
  readonly related: readonly Term[]
}

export function glossaryPage(language: Language) {
  const t = translator(language)
  const trail = libraryTrail(t)
  return {
    head: glossaryHead(trail, t),
    props: {
      t,
      trail,
      /** In alphabetical order. */
      entries: glossaryEntries(t),
      filter: {
        search: t.href('/cari'),
        texts: {
          label: t('glossary.filter'),
          submit: t('search.submit'),
          count: t('glossary.count'),
          none: t('glossary.none'),
        },
      },
    },
  } satisfies Page<object>
}

export type GlossaryProps = PropsOf<typeof glossaryPage>

function glossaryEntries(t: Translate): GlossaryEntry[] {
  const components = { ...proseComponents(t), Citation: PlainCitation }
  return terms(t.language).map((term) => ({
    term,
    definition: renderMarkdown(term.body(), { language: t.language, components, glossary: false }).content,
    basis: term.basis.flatMap((written) => resolveCitation(written, t.language) ?? []),
    related: term.related.flatMap((id) => termOf(id, t.language) ?? []),
  }))
}

/** The terms are structured data too. */
function glossaryHead(trail: readonly Crumb[], t: Translate): PageHead {
  const title = t('glossary.title')
  const description = t('glossary.lead')
  const words = termWords(t.language)
  const defined = terms(t.language).map(({ id, term, stands_for, path }) => ({
    name: term,
    alternateName: stands_for,
    definition: words[id]?.definition ?? '',
    href: t.href(path),
  }))
  const set = { name: title, description, href: t.href(path), language: t.language, terms: defined }
  return pageHead({
    title,
    description,
    path,
    language: t.language,
    trail,
    data: [definedTermSet(set, site.origin)],
  })
}
