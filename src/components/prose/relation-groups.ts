/** The relations of a regulation in the order in which they are drawn: what came after it above, what came before it below. Pure. */
import type { Regulation, RegulationRef } from '../../collections/regulations.ts'
import type { TextKey } from '../../i18n/translate.ts'

export interface RelationGroup {
  readonly textKey: TextKey
  readonly regulations: readonly RegulationRef[]
}

/** Groups without a regulation are left out. */
export function relationGroups(regulation: Regulation): {
  readonly newer: readonly RelationGroup[]
  readonly older: readonly RelationGroup[]
} {
  return {
    newer: filled([
      { textKey: 'regulation.relation.revokedBy', regulations: regulation.revokedBy },
      { textKey: 'regulation.relation.partlyRevokedBy', regulations: regulation.partlyRevokedBy },
      { textKey: 'regulation.relation.reportedSuccessor', regulations: regulation.reported_successor },
      { textKey: 'regulation.relation.amendedBy', regulations: regulation.amendedBy },
      { textKey: 'regulation.relation.readWith', regulations: regulation.read_with },
      { textKey: 'regulation.relation.implementedBy', regulations: regulation.implementedBy },
    ]),
    older: filled([
      { textKey: 'regulation.relation.implements', regulations: regulation.implements },
      { textKey: 'regulation.relation.amends', regulations: regulation.amends },
      { textKey: 'regulation.relation.revokes', regulations: regulation.revokes },
      { textKey: 'regulation.relation.partlyRevokes', regulations: regulation.revokes_partly },
      { textKey: 'regulation.relation.reportedSuccessorOf', regulations: regulation.reportedSuccessorOf },
      { textKey: 'regulation.relation.readWithBy', regulations: regulation.readWithBy },
    ]),
  }
}

function filled(groups: readonly RelationGroup[]): RelationGroup[] {
  return groups.filter((group) => group.regulations.length > 0)
}
