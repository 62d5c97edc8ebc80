/**
 * The kawung geometry: one lobe, the lens where two equal circles overlap so that its tips are right-angled. Upright it
 * is the flame of the mark; four around a point are the batik motif. Everything drawn on the site grows from it.
 */

/** A lobe of a height, centred on the origin, tips up and down, as the data of an SVG path. */
export function lobe(height: number): string {
  const half = round(height / 2)
  // Tips of 90° ask for circles whose radius is the half height times √2.
  const radius = round((height / 2) * Math.SQRT2)
  return `M0-${half}A${radius} ${radius} 0 0 1 0 ${half} ${radius} ${radius} 0 0 1 0-${half}Z`
}

/** How a cell of a drawing is filled. */
export type CellFill = 'none' | 'plain' | 'accent' | 'outline'

export interface Cell {
  /** Centre, in the drawing's units: cells are 100 wide and high. */
  readonly x: number
  readonly y: number
  /** Degrees: 45 or 135, the two diagonals of the motif. */
  readonly turn: 45 | 135
  readonly fill: CellFill
}

/**
 * The art of an entry: a field of lobes that is always the same for the same id, and different for most others.
 * @param id the entry's id
 * @param columns cells across
 * @param rows cells down
 */
export function kawungField(id: string, columns: number, rows: number): Cell[] {
  const next = randomNumbers(id)
  const fills: readonly CellFill[] = ['plain', 'plain', 'outline', 'outline', 'none', 'accent']
  const cells: Cell[] = []
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      // Neighbours lean against each other, as the lobes of one flower do; now and then one breaks the rule.
      const regular = (row + column) % 2 === 0
      const turn = next() < 0.82 ? (regular ? 135 : 45) : regular ? 45 : 135
      const fill = fills[Math.floor(next() * fills.length)] ?? 'plain'
      cells.push({ x: column * 100 + 50, y: row * 100 + 50, turn, fill })
    }
  }
  return cells
}

/** Numbers from 0 up to 1 that depend on a text alone (FNV-1a seeds a xorshift generator). */
function randomNumbers(seed: string): () => number {
  let state = 0x811c9dc5
  for (const character of seed) state = Math.imul(state ^ (character.codePointAt(0) ?? 0), 0x01000193)
  return () => {
    state ^= state << 13
    state ^= state >>> 17
    state ^= state << 5
    return (state >>> 0) / 2 ** 32
  }
}

function round(value: number): number {
  return Math.round(value * 100) / 100
}
