/** The forms of legal entities side by side: a row for each trait, a column for each service that founds one. */
import type { ReactNode } from 'react'
import type { NumberedCitation } from '../collections/markdown/components.ts'
import { renderMarkdown } from '../collections/markdown/render.ts'
import type { Service } from '../collections/services.ts'
import { BriefCitation } from '../components/prose/brief-citation.tsx'
import { proseComponents } from '../components/prose/prose-components.tsx'
import type { TextKey, Translate } from '../i18n/translate.ts'

const traits = ['fits', 'founders', 'liability', 'capital', 'foreigners', 'duties'] as const

const traitTextKeys: Readonly<Record<(typeof traits)[number], TextKey>> = {
  fits: 'entity.fits',
  founders: 'entity.founders',
  liability: 'entity.liability',
  capital: 'entity.capital',
  foreigners: 'entity.foreigners',
  duties: 'entity.duties',
}

export interface EntityComparison {
  readonly forms: readonly { readonly name: string; readonly service: Service }[]
  /** Cells in the order of the forms. */
  readonly rows: readonly { readonly id: string; readonly label: string; readonly cells: readonly ReactNode[] }[]
  readonly citations: readonly NumberedCitation[]
}

export function entityComparison(services: readonly Service[], t: Translate): EntityComparison {
  const forms = services.flatMap((service) => (service.entity ? { name: service.entity.name, service } : []))
  let citations: readonly NumberedCitation[] = []
  const draw = (markdown: string) => {
    const drawn = renderMarkdown(markdown, {
      language: t.language,
      components: { ...proseComponents(t), Citation: BriefCitation },
      glossary: false,
      citationsBefore: citations,
    })
    citations = drawn.citations
    return drawn.content
  }
  const rows = traits.map((trait) => ({
    id: trait,
    label: t(traitTextKeys[trait]),
    cells: forms.map(({ service }) => draw(service.entity?.[trait] ?? '')),
  }))
  return { forms, rows, citations }
}
