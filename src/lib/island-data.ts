/** What the build says to islands, as plain data: rules, texts with citations, terms, the menu of services. */
import type { LegalReference } from './citation.ts'

/** A rule of law as it is shown to a reader. */
export interface ShownRule {
  readonly text: string
  readonly basis: readonly { readonly label: string; readonly href?: string }[]
  /** How sure we are, in words. */
  readonly certainty: string
}

/** When the facts of a tool were compared, and from which day they must be compared again; `YYYY-MM-DD`. */
export interface ReviewDays {
  readonly checkedOn: string
  readonly recheck: string
}

/** A sentence as plain data: its words, and between them the articles that it cites. */
export type LinkedText = readonly (string | LegalReference)[]

/** What the card of a glossary term says. */
export interface TermWords {
  /** As a heading of the glossary. */
  readonly term: string
  readonly standsFor?: string | undefined
  /** Plain text. */
  readonly definition: string
}

export interface TermCards {
  /** Names the button that closes a card. */
  readonly close: string
  readonly toGlossary: string
  /** By their ids, which are their anchors in the glossary. */
  readonly terms: Readonly<Record<string, TermWords>>
}

/** What the menu's item of services opens to, in columns. */
export type ServicesMenu = readonly {
  readonly heading: string
  readonly links: readonly { readonly href: string; readonly title: string; readonly price?: string }[]
}[]
