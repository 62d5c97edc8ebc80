/** What the cards of glossary terms say, as the build writes it into a file and browsers read it. */

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
