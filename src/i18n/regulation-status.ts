/** The status of a regulation, how it is called and what it means for a reader. Pure. */
import type { RegulationState } from '../collections/regulation-state.ts'
import type { TextKey } from './translate.ts'

/** The status under which a regulation is listed: its state, or that the state could not be confirmed. */
export function statusOf<State extends string>({
  state,
  state_unconfirmed,
}: {
  readonly state: State
  readonly state_unconfirmed: boolean
}): State | 'unconfirmed' {
  return state_unconfirmed ? 'unconfirmed' : state
}

export const stateTextKeys: Readonly<Record<RegulationState, TextKey>> = {
  in_force: 'regulation.state.inForce',
  amended: 'regulation.state.amended',
  partly_revoked: 'regulation.state.partlyRevoked',
  revoked: 'regulation.state.revoked',
  not_yet_in_force: 'regulation.state.notYetInForce',
}

/** How the state of a regulation is stamped. */
export const stateTones: Readonly<Record<RegulationState, 'positive' | 'caution' | 'negative' | 'neutral'>> = {
  in_force: 'positive',
  amended: 'caution',
  partly_revoked: 'caution',
  revoked: 'negative',
  not_yet_in_force: 'neutral',
}

/** What a state means for a reader. */
export const stateMeaningTextKeys: Readonly<Record<RegulationState | 'unconfirmed', TextKey>> = {
  in_force: 'regulation.meaning.inForce',
  amended: 'regulation.meaning.amended',
  partly_revoked: 'regulation.meaning.partlyRevoked',
  revoked: 'regulation.meaning.revoked',
  not_yet_in_force: 'regulation.meaning.notYetInForce',
  unconfirmed: 'regulation.meaning.unconfirmed',
}
