/** Parts of a whole as widths of a drawing. Pure. */

export interface Part {
  readonly start: number
  readonly width: number
}

/**
 * Lays sizes side by side, to scale, with a gap between neighbours.
 * @param sizes not negative
 * @param width of the drawing, in its units
 * @param least no part is drawn narrower; the others give way
 */
export function split(sizes: readonly number[], width: number, gap: number, least: number): Part[] {
  const room = width - gap * Math.max(0, sizes.length - 1)
  const all = sizes.reduce((sum, size) => sum + size, 0)
  const raised = sizes.map((size) => Math.max(least, all > 0 ? (size / all) * room : least))
  const scale = room / raised.reduce((sum, size) => sum + size, 0)
  let start = 0
  return raised.map((size) => {
    const part = { start: Math.round(start), width: Math.round(size * scale) }
    start += size * scale + gap
    return part
  })
}
