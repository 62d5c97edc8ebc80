/** The documents of a service as its checklist needs them. Pure. */
import type { Service } from '../collections/services.ts'

/** Those of every case first; the others name the case in which they are needed. */
export function checklistDocuments({ documents, variants }: Service) {
  const listed = documents.map(({ id, label, note, variants: needed }) => ({
    id,
    label,
    note,
    only: needed && variants.flatMap((variant) => (needed.includes(variant.id) ? variant.label : [])).join(', '),
  }))
  return [...listed.filter(({ only }) => !only), ...listed.filter(({ only }) => only)]
}
