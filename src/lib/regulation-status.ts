/** The status under which a regulation is listed: its state, or that the state could not be confirmed. Pure. */
export function statusOf<State extends string>({
  state,
  stateUnconfirmed,
}: {
  readonly state: State
  readonly stateUnconfirmed: boolean
}): State | 'unconfirmed' {
  return stateUnconfirmed ? 'unconfirmed' : state
}
