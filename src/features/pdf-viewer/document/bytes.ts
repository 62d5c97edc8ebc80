/** Bytes in memory of their own, which a worker can be given. */
export type Bytes = Uint8Array<ArrayBuffer>

/** Bytes in the parts in which they came. They are joined when they are handed on: most of a long document never is. */
export type Parts = readonly Bytes[]

/** The parts as one, copied. */
export function joined(parts: Parts): Bytes {
  const bytes = new Uint8Array(lengthOf(parts))
  let position = 0
  for (const part of parts) {
    bytes.set(part, position)
    position += part.length
  }
  return bytes
}

/** In bytes. */
export function lengthOf(parts: Parts): number {
  return parts.reduce((sum, part) => sum + part.length, 0)
}
