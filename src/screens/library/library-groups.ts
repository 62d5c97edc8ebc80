/** How the library lists its regulations: by subject, each with the status that its row can be filtered by. Pure. */
import type { Named } from '../../collections/labels.ts'
import type { Regulation } from '../../collections/regulations.ts'
import { type RegulationStatus, statusOf } from '../regulation/regulation-status.ts'

export interface SubjectGroup {
  readonly subject: Named
  /** What applies first, newest first; what is revoked last. */
  readonly regulations: readonly Regulation[]
}

/** The regulations of every subject in the order of the subjects; one of several subjects stands in each of them. */
export function groupBySubject(regulations: readonly Regulation[], subjects: readonly Named[]): SubjectGroup[] {
  return subjects
    .map((subject) => {
      const ofSubject = regulations.filter((regulation) => regulation.subjects.some(({ id }) => id === subject.id))
      const revokedLast = Object.groupBy(ofSubject, ({ state }) => (state === 'revoked' ? 'revoked' : 'applies'))
      return { subject, regulations: [...(revokedLast.applies ?? []), ...(revokedLast.revoked ?? [])] }
    })
    .filter((group) => group.regulations.length > 0)
}

/** How many regulations have each status. */
export function countByStatus(regulations: readonly Regulation[]): Readonly<Record<RegulationStatus, number>> {
  const counts = { in_force: 0, amended: 0, partly_revoked: 0, revoked: 0, not_yet_in_force: 0, unconfirmed: 0 }
  for (const regulation of regulations) counts[statusOf(regulation)]++
  return counts
}
