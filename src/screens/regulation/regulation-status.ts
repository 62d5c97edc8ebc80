/** The status under which a regulation is listed, and what it means. Pure. */
import type { RegulationState } from '../../collections/regulation-state.ts'
import type { Regulation } from '../../collections/regulations.ts'
import type { TextKey } from '../../i18n/translate.ts'

/** Its state, or that the state could not be confirmed. */
export type RegulationStatus = RegulationState | 'unconfirmed'

/** In the order in which they are explained. `library-filter.module.css` has a rule for each. */
export const statuses: readonly RegulationStatus[] = [
  'in_force',
  'amended',
  'partly_revoked',
  'revoked',
  'not_yet_in_force',
  'unconfirmed',
]

export function statusOf({
  state,
  stateUnconfirmed,
}: Pick<Regulation, 'state' | 'stateUnconfirmed'>): RegulationStatus {
  return stateUnconfirmed ? 'unconfirmed' : state
}

export const meaningTextKeys: Readonly<Record<RegulationStatus, TextKey>> = {
  in_force: 'regulation.meaning.inForce',
  amended: 'regulation.meaning.amended',
  partly_revoked: 'regulation.meaning.partlyRevoked',
  revoked: 'regulation.meaning.revoked',
  not_yet_in_force: 'regulation.meaning.notYetInForce',
  unconfirmed: 'regulation.meaning.unconfirmed',
}
