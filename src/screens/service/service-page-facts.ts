/** What the page of a service shows beside the service itself: its texts drawn, the law it cites, its neighbours. */
import type { ReactNode } from 'react'
import { type Article, articlesByService } from '../../collections/articles.ts'
import type { NumberedCitation } from '../../collections/markdown/components.ts'
import { type ResolvedCitation, resolveCitation } from '../../collections/markdown/notations.ts'
import { renderMarkdown } from '../../collections/markdown/render.ts'
import { service as find, type Service } from '../../collections/services.ts'
import { currentView, type View } from '../../collections/view.ts'
import type { Language } from '../../i18n/languages.ts'
import type { Translate } from '../../i18n/translate.ts'
import { proseComponents } from '../prose/prose-components.tsx'

export interface ServicePageFacts {
  readonly body: ReactNode
  readonly selfHelp: ReactNode
  /** In the order of the service's questions. */
  readonly answers: readonly ReactNode[]
  /** Those of all texts, in the order in which they are read. */
  readonly citations: readonly NumberedCitation[]
  readonly basis: readonly ResolvedCitation[]
  /** The tariffs that the fees name, by how they are written there. */
  readonly tariffs: ReadonlyMap<string, ResolvedCitation>
  readonly related: readonly Service[]
  /** Newest first. */
  readonly articles: readonly Article[]
  /** The day for which the page is built. */
  readonly today: string
}

export function servicePageFacts(
  service: Service,
  language: Language,
  t: Translate,
  view: View = currentView(),
): ServicePageFacts {
  let citations: readonly NumberedCitation[] = []
  const draw = (markdown: string, glossary: boolean) => {
    const drawn = renderMarkdown(markdown, {
      language,
      components: proseComponents(t),
      glossary,
      citationsBefore: citations,
      view,
    })
    citations = drawn.citations
    return drawn.content
  }
  // In the order of the page, so that the notes are numbered as they are met.
  const body = draw(service.body(), true)
  const selfHelp = draw(service.selfHelp, false)
  const answers = service.questions.map(({ answer }) => draw(answer, false))

  const resolve = (written: string) => resolveCitation(written, language, view) ?? []
  const tariffs = service.fees.lines.map((line) => line.regulation)
  return {
    body,
    selfHelp,
    answers,
    citations,
    basis: service.basis.flatMap(resolve),
    tariffs: new Map(
      tariffs
        .filter((written) => written !== undefined)
        .flatMap(resolve)
        .map((tariff) => [tariff.written, tariff]),
    ),
    related: service.related.flatMap((id) => find(id, language, view) ?? []),
    articles: articlesByService(service.id, language, view),
    today: view.day,
  }
}
