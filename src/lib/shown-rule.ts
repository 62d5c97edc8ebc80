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
