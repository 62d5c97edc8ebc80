/** A short digest that tells two versions of a text apart: FNV-1a, 32 bits, in base 36. Not for secrets. */
export function digestOf(text: string): string {
  let digest = 0x811c9dc5
  for (let place = 0; place < text.length; place++) digest = Math.imul(digest ^ text.charCodeAt(place), 0x01000193)
  return (digest >>> 0).toString(36)
}
