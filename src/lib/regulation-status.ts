/** The status under which a regulation is listed: its state, or that the state could not be confirmed. Pure. */
export function statusOf<State extends string>({
  state,
  state_unconfirmed,
}: {
  readonly state: State
  readonly state_unconfirmed: boolean
}): State | 'unconfirmed' {
  return state_unconfirmed ? 'unconfirmed' : state
}
