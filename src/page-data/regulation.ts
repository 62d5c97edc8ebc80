import { type CitingEntry, citedBy } from '../collections/cited-by.ts'
import { lawLife } from '../collections/law-life.ts'
import { renderMarkdown } from '../collections/markdown/render.ts'
import { type Regulation, regulations } from '../collections/regulations.ts'
import { currentView } from '../collections/view.ts'
import { PlainCitation } from '../components/prose/cited-regulation.tsx'
import { proseComponents } from '../components/prose/prose-components.tsx'
import { translator } from '../i18n/dictionaries.ts'
import type { Language } from '../i18n/languages.ts'
import { legislationPage } from '../seo/legislation.ts'
import { site } from '../site/site.ts'
import { libraryTrail, type Page, type PropsOf, pageHead } from './page.ts'

/** What cites the regulation, of one kind. */
export interface CitingKind {
  readonly kind: CitingEntry['kind']
  readonly entries: readonly CitingEntry[]
  /** How many more there are. */
  readonly more: number
}

/** Of each kind; a law may be cited by thousands of articles. */
const mostCiting = 30

export function regulationPage(regulation: Regulation, language: Language) {
  const t = translator(language)
  const { path, label, subject: description } = regulation
  const trail = libraryTrail(t)
  const components = { ...proseComponents(t), Citation: PlainCitation }
  return {
    head: pageHead({
      title: `${label}: ${briefTitle(regulation)}`,
      description,
      path,
      language,
      trail,
      label,
      data: [legislationPage(regulation, { origin: site.origin, href: t.href(path), language })],
    }),
    props: {
      t,
      trail,
      regulation,
      life: lawLife(regulation, regulations(language), currentView().day),
      /** Our summary, rendered. */
      summary: renderMarkdown(regulation.body(), { language, components, glossary: true }).content,
      citedBy: citingKinds(citedBy(regulation.id, language)),
    },
  } satisfies Page<object>
}

export type RegulationProps = PropsOf<typeof regulationPage>

function citingKinds(all: readonly CitingEntry[]): CitingKind[] {
  return (['services', 'articles', 'guides'] as const).flatMap((kind) => {
    const entries = all.filter((entry) => entry.kind === kind)
    if (entries.length === 0) return []
    return { kind, entries: entries.slice(0, mostCiting), more: Math.max(0, entries.length - mostCiting) }
  })
}

/** Official titles may be 200 characters long, and those of court decisions repeat the label. */
function briefTitle({ kind, title, subject }: Regulation): string {
  return kind.startsWith('Putusan') || title.length > subject.length ? subject : title
}
