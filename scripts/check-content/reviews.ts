/** Entries that an editor must read again: past their day, or because their law was revoked. */

import type { Problem } from '../../src/collections/problem.ts'
import { deriveRelations, effectiveFrom } from '../../src/collections/regulation-state.ts'
import { isUnpublished } from '../../src/collections/view.ts'
import { parseCitation } from '../../src/lib/citation.ts'
import { type Check, factsOf } from './context.ts'
import { factsDue } from './due.ts'

/** A warning, not an error: the page tells its readers, and the site must still be publishable on that day. */
export const checkReviewsDue: Check = (context) =>
  factsDue(context, (day) => day < context.day).map(({ problem }) => problem)

/** Law that was revoked after the entry was last reviewed. What was revoked before, the reviewer knew. */
export const checkRevokedSources: Check = (context) => {
  const problems: Problem[] = []
  const { entries } = context.content
  const regulations = new Map([...entries.regulations].flatMap(([id, { facts }]) => (facts ? [[id, facts]] : [])))
  const relations = deriveRelations(regulations)

  /** The first revocation that had effect after one day and up to today. */
  const revokedSince = (id: string, reviewedOn: string) =>
    relations
      .get(id)
      // Of a regulation outside the library we know only when we learned of it.
      ?.revokedBy.map((by) => ({
        by,
        day: effectiveFrom(regulations.get(by)) ?? regulations.get(id)?.checked_on ?? '',
      }))
      .find(({ day }) => day > reviewedOn && day <= context.day)

  for (const [kind, field] of [
    ['articles', 'sources'],
    ['guides', 'sources'],
    ['services', 'basis'],
  ] as const) {
    for (const { id, facts, report } of factsOf(kind, context, problems)) {
      if (isUnpublished(facts, context.day)) continue
      const inFacts = (facts as unknown as Record<string, readonly string[]>)[field] ?? []
      const inTexts = Object.values(entries[kind].get(id)?.prose ?? {}).flatMap(({ cites }) => cites)
      const cited = new Set([...inFacts, ...inTexts].map((written) => parseCitation(written).regulation))
      for (const regulation of cited) {
        const revocation = revokedSince(regulation, facts.reviewed_on)
        if (!revocation) continue
        const index = inFacts.findIndex((written) => parseCitation(written).regulation === regulation)
        const message = `\`${regulation}\` was revoked by \`${revocation.by}\` on ${revocation.day}, after the review of ${facts.reviewed_on}. Review the text, correct its citations and set \`reviewed_on\`.`
        report(index === -1 ? ['reviewed_on'] : [field, index], message)
      }
    }
  }
  return problems
}
