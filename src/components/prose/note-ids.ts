/** The anchors that tie a citation in the text to its note. Pure. */

export function noteId(number: number): string {
  return `catatan-${number}`
}

/** @param occurrence 1 where it is cited for the first time */
export function citationId(number: number, occurrence = 1): string {
  return occurrence === 1 ? `kutipan-${number}` : `kutipan-${number}-${occurrence}`
}
