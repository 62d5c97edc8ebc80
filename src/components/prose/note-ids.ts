/** The anchors that tie a citation in the text to its note. Pure. */

export function noteId(number: number): string {
  return `catatan-${number}`
}

/** Of the place where it is cited first, to which its note leads back. */
export function citationId(number: number): string {
  return `kutipan-${number}`
}
