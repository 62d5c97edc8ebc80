/** The texts of the outcomes that no service founds, drawn. */
import type { ReactNode } from 'react'
import { type ResolvedCitation, resolveCitation } from '../collections/markdown/notations.ts'
import { renderMarkdown } from '../collections/markdown/render.ts'
import { outcomeText } from '../collections/named-entries.ts'
import { type Service, service as serviceById } from '../collections/services.ts'
import { PlainCitation } from '../components/prose/cited-regulation.tsx'
import { proseComponents } from '../components/prose/prose-components.tsx'
import type { Translate } from '../i18n/translate.ts'
import { isServiceOutcome, type Outcome, outcomes } from '../lib/entity-choice.ts'

export interface OutcomeBody {
  readonly content: ReactNode
  readonly citations: readonly ResolvedCitation[]
  /** The service that comes nearest. */
  readonly service?: Service | undefined
}

/** @throws Error where the content lacks an outcome */
export function outcomeBodies(t: Translate): Readonly<Partial<Record<Outcome, OutcomeBody>>> {
  const bodies = outcomes.flatMap((outcome) => {
    if (isServiceOutcome(outcome)) return []
    const text = outcomeText(outcome, t.language)
    const drawn = renderMarkdown(text.body(), {
      language: t.language,
      components: { ...proseComponents(t), Citation: PlainCitation },
      glossary: false,
    })
    const further = text.basis.flatMap((written) => resolveCitation(written, t.language) ?? [])
    const citations = new Map([...drawn.citations, ...further].map((citation) => [citation.written, citation]))
    const service = text.service === undefined ? undefined : serviceById(text.service, t.language)
    return [[outcome, { content: drawn.content, citations: [...citations.values()], service }] as const]
  })
  return Object.fromEntries(bodies)
}
