/** The overview of services, and the comparison of the forms of a business that stands in it. */

import type { ReactNode } from 'react'
import type { NumberedCitation } from '../collections/markdown/components.ts'
import { renderMarkdown } from '../collections/markdown/render.ts'
import { type Service, services } from '../collections/services.ts'
import { citationNumber } from '../components/prose/citation-link.tsx'
import { proseComponents } from '../components/prose/prose-components.tsx'
import { translator } from '../i18n/dictionaries.ts'
import { defaultLanguage, type Language } from '../i18n/languages.ts'
import type { TextKey, Translate } from '../i18n/translate.ts'
import { homeTrail, type Page, type PropsOf, pageHead } from './page.ts'

export function servicesPage(language: Language) {
  const t = translator(language)
  const all = services(language)
  const trail = homeTrail(t)
  return {
    head: pageHead({
      title: t('services.headTitle'),
      description: t('services.lead'),
      path: '/layanan',
      language,
      trail,
      label: t('footer.services'),
    }),
    props: { t, trail, services: all, entities: entityComparison(all, t) },
  } satisfies Page<object>
}

export type ServicesProps = PropsOf<typeof servicesPage>

const traits = ['fits', 'founders', 'liability', 'capital', 'foreigners', 'duties'] as const
type Trait = (typeof traits)[number]

const traitTextKeys: Readonly<Record<Trait, TextKey>> = {
  fits: 'entity.fits',
  founders: 'entity.founders',
  liability: 'entity.liability',
  capital: 'entity.capital',
  foreigners: 'entity.foreigners',
  duties: 'entity.duties',
}

interface Cell {
  /** The answer in a few words, where the trait has one. */
  readonly brief?: string | undefined
  /** Beside the brief answer: the numbers of the articles that the text cites. */
  readonly marks?: ReactNode
  readonly text: ReactNode
}

export interface EntityComparison {
  readonly forms: readonly { readonly name: string; readonly service: Service }[]
  /** Cells in the order of the forms. */
  readonly rows: readonly { readonly id: Trait; readonly label: string; readonly cells: readonly Cell[] }[]
  readonly citations: readonly NumberedCitation[]
  /** The places of the two that are compared first where there is room for two. */
  readonly first: readonly [left: number, right: number]
}

/** Articles are cited by the numbers of their notes. */
function entityComparison(services: readonly Service[], t: Translate): EntityComparison {
  const forms = services.flatMap((service) => (service.entity ? { name: service.entity.name, service } : []))
  let citations: readonly NumberedCitation[] = []
  const draw = (markdown: string) => {
    // The number of a note stands at its word.
    const drawn = renderMarkdown(markdown.replaceAll(' [[', '[['), {
      language: t.language,
      components: { ...proseComponents(t), Citation: citationNumber(t) },
      glossary: false,
      citationsBefore: citations,
    })
    citations = drawn.citations
    return drawn.content
  }
  const rows = traits.map((trait) => ({
    id: trait,
    label: t(traitTextKeys[trait]),
    cells: forms.map(({ service: { entity } }): Cell => {
      const markdown = entity?.[trait] ?? ''
      if (trait === 'fits') return { text: draw(markdown) }
      // Before the text, because a note leads back to the first of its numbers.
      const marks = draw(citationsOf(markdown))
      return { brief: entity?.brief[trait], marks, text: draw(markdown) }
    }),
  }))
  // Readers of another language are more often foreign owners.
  const foreign = t.language === defaultLanguage ? -1 : forms.findIndex(({ service }) => service.id === 'pt-pma')
  return { forms, rows, citations, first: [0, foreign > 0 ? foreign : 1] }
}

/** The citations of a text without its words. */
function citationsOf(markdown: string): string {
  return (markdown.match(/\[\[[^\]]+\]\]/g) ?? []).join(' ')
}
