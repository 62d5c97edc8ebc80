/** How the state of a regulation is stamped. Pure. */
import type { RegulationState } from '../../collections/regulation-state.ts'
import type { TextKey } from '../../i18n/translate.ts'
import type { StampTone } from '../../ui/stamp.tsx'

export const stateTextKeys: Readonly<Record<RegulationState, TextKey>> = {
  in_force: 'regulation.state.inForce',
  amended: 'regulation.state.amended',
  partly_revoked: 'regulation.state.partlyRevoked',
  revoked: 'regulation.state.revoked',
  not_yet_in_force: 'regulation.state.notYetInForce',
}

export const stateTones: Readonly<Record<RegulationState, StampTone>> = {
  in_force: 'positive',
  amended: 'caution',
  partly_revoked: 'caution',
  revoked: 'negative',
  not_yet_in_force: 'neutral',
}
