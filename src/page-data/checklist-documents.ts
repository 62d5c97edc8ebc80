/** The documents of a service as its checklist needs them. Pure. */
import type { Service } from '../collections/services.ts'

export interface ChecklistDocument {
  readonly id: string
  readonly label: string
  readonly note?: string | undefined
  /** The cases in which alone it is needed. */
  readonly only?: string | undefined
}

/** Those of every case first; the others name the case in which they are needed. */
export function checklistDocuments({ documents, variants }: Service): ChecklistDocument[] {
  const listed = documents.map(({ id, label, note, variants: needed }) => ({
    id,
    label,
    note,
    only: needed && variants.flatMap((variant) => (needed.includes(variant.id) ? variant.label : [])).join(', '),
  }))
  return [...listed.filter(({ only }) => !only), ...listed.filter(({ only }) => only)]
}
