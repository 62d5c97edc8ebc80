/** In which state a regulation is on a day, derived from the relations that newer regulations declare. Pure. */
import type { RegulationFacts } from './schema/regulation.ts'

export type RegulationState = 'in_force' | 'amended' | 'partly_revoked' | 'revoked' | 'not_yet_in_force'

/** The relations of one regulation that others declare, as ids of those others. */
export interface DerivedRelations {
  readonly amendedBy: readonly string[]
  readonly revokedBy: readonly string[]
  readonly partlyRevokedBy: readonly string[]
  readonly implementedBy: readonly string[]
  /** Laws to be read with this court decision. */
  readonly readWithBy: readonly string[]
  /** Older regulations that secondary sources say this one replaced. It does not change their state. */
  readonly reportedSuccessorOf: readonly string[]
}

interface Declared {
  amendedBy: string[]
  revokedBy: string[]
  partlyRevokedBy: string[]
  implementedBy: string[]
  readWithBy: string[]
  reportedSuccessorOf: string[]
}

/** Turns every declared relation around; regulations outside the library count where the facts name them. */
export function deriveRelations(facts: ReadonlyMap<string, RegulationFacts>): ReadonlyMap<string, DerivedRelations> {
  const derived = new Map<string, Declared>()
  const of = (id: string): Declared => {
    const known = derived.get(id) ?? {
      amendedBy: [],
      revokedBy: [],
      partlyRevokedBy: [],
      implementedBy: [],
      readWithBy: [],
      reportedSuccessorOf: [],
    }
    derived.set(id, known)
    return known
  }
  for (const [id, regulation] of facts) {
    for (const older of regulation.amends) of(older).amendedBy.push(id)
    for (const older of regulation.revokes) of(older).revokedBy.push(id)
    for (const older of regulation.revokes_partly) of(older).partlyRevokedBy.push(id)
    for (const parent of regulation.implements) of(parent).implementedBy.push(id)
    for (const decision of regulation.read_with) of(decision).readWithBy.push(id)
    for (const successor of regulation.reported_successor) of(successor).reportedSuccessorOf.push(id)
    of(id).amendedBy.push(...regulation.amended_by_outside)
    of(id).revokedBy.push(...regulation.revoked_by_outside)
  }
  return derived
}

/** The first day on which a regulation had effect; undefined where it is outside the library or its dates are unknown. */
export function effectiveFrom(facts: RegulationFacts | undefined): string | undefined {
  return facts?.in_force ?? facts?.promulgated ?? facts?.enacted ?? undefined
}

/**
 * The state on a day. What a newer regulation does counts from the day on which that one is in force; where its day is
 * unknown, it counts.
 */
export function stateOn(
  day: string,
  id: string,
  facts: ReadonlyMap<string, RegulationFacts>,
  relations: DerivedRelations | undefined,
): RegulationState {
  const hasEffect = (newer: string) => (effectiveFrom(facts.get(newer)) ?? day) <= day
  if (relations?.revokedBy.some(hasEffect)) return 'revoked'
  const inForce = facts.get(id)?.in_force
  if (inForce && inForce > day) return 'not_yet_in_force'
  if (relations?.partlyRevokedBy.some(hasEffect)) return 'partly_revoked'
  return relations?.amendedBy.some(hasEffect) ? 'amended' : 'in_force'
}
