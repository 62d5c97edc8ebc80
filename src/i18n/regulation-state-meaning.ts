/** What the states of regulations mean, in words. Pure. */
import type { RegulationState } from '../collections/regulation-state.ts'
import type { TextKey } from './translate.ts'

/** What a state means for a reader. */
export const stateMeaningTextKeys: Readonly<Record<RegulationState | 'unconfirmed', TextKey>> = {
  in_force: 'regulation.meaning.inForce',
  amended: 'regulation.meaning.amended',
  partly_revoked: 'regulation.meaning.partlyRevoked',
  revoked: 'regulation.meaning.revoked',
  not_yet_in_force: 'regulation.meaning.notYetInForce',
  unconfirmed: 'regulation.meaning.unconfirmed',
}
