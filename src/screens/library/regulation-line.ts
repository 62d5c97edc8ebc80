/** What a reader of a list must know of a regulation beside its title. Pure. */
import type { Regulation, RegulationRef } from '../../collections/regulations.ts'
import type { TextKey, Translate } from '../../i18n/translate.ts'
import { formatDay } from '../../lib/format.ts'

/** Who replaced, cut or changed it, or from when it applies; what it is about where there is none of these. */
export function regulationLine(regulation: Regulation, t: Translate, locale: string): string {
  const { state, subject, in_force } = regulation
  const by = (relation: TextKey, refs: readonly RegulationRef[]) =>
    refs.length === 0 ? undefined : `${t(relation)} ${refs.map(({ label }) => label).join(', ')}`
  const lines: Readonly<Record<Regulation['state'], string | undefined>> = {
    in_force: by('regulation.relation.reportedSuccessor', regulation.reported_successor),
    amended: by('regulation.relation.amendedBy', regulation.amendedBy),
    partly_revoked: by('regulation.relation.partlyRevokedBy', regulation.partlyRevokedBy),
    revoked: by('regulation.relation.revokedBy', regulation.revokedBy),
    not_yet_in_force: in_force === null ? undefined : t('library.inForceFrom', { day: formatDay(in_force, locale) }),
  }
  const line = lines[state]
  return line === undefined ? subject : `${line}.`
}
