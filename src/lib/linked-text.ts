import type { LegalReference } from './citation.ts'

/** A sentence as plain data: its words, and between them the articles that it cites. */
export type LinkedText = readonly (string | LegalReference)[]
