/** Ids joined by commas, as the answers of a form keep several in one field. Pure. */

export function idsIn(text: string): string[] {
  return text.split(',').filter((id) => id !== '')
}

/** The list with an id, or without it. */
export function withId(text: string, id: string, isIn: boolean): string {
  const others = idsIn(text).filter((one) => one !== id)
  return (isIn ? [...others, id] : others).join(',')
}
