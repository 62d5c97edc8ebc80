/** The map of changes: what a visitor has, and what becomes of it. Pure. */

/** What a visitor has. */
export const heldForms = ['ud', 'cv', 'perorangan', 'pt', 'pma', 'yayasan'] as const
export type HeldForm = (typeof heldForms)[number]

/** What it becomes: another form, the same with other data, or nothing. */
export const goals = ['perorangan', 'pt', 'pma', 'tetap', 'tutup'] as const
export type Goal = (typeof goals)[number]

interface Way {
  readonly from: readonly HeldForm[]
  readonly to: readonly Goal[]
}

/** Each thing that one may have, with every way from it and where that way leads, in the order of goals. */
export function waysByForm<T extends Way>(
  ways: readonly T[],
): readonly { readonly form: HeldForm; readonly ways: readonly { readonly goal: Goal; readonly way: T }[] }[] {
  return heldForms.map((form) => ({
    form,
    ways: goals.flatMap((goal) =>
      ways.filter(({ from, to }) => from.includes(form) && to.includes(goal)).map((way) => ({ goal, way })),
    ),
  }))
}

/** Ways by what they lead to: other forms, other data, the end. A way belongs to one of these. */
export function waysByPurpose<T extends Way>(ways: readonly T[]): ReadonlyMap<'form' | 'data' | 'end', readonly T[]> {
  return Map.groupBy(ways, ({ to }) => (to.includes('tutup') ? 'end' : to.includes('tetap') ? 'data' : 'form'))
}

/** The drawing: where the boxes stand on a sheet of 1184 × 300, by their left upper corner. */
export const width = 1184
export const box = { width: 150, height: 54 }
const places: Readonly<Record<Exclude<HeldForm, 'yayasan'>, readonly [x: number, y: number]>> = {
  ud: [0, 16],
  cv: [0, 130],
  perorangan: [345, 16],
  pt: [690, 73],
  pma: [1034, 73],
}
export const endTop = 262

export interface DrawnWay<T> {
  readonly way: T
  readonly from: HeldForm
  readonly goal: Goal
  /** Of an SVG path. */
  readonly line: string
  /** Where the words of the way stand, by the end or the middle that `anchor` names. */
  readonly label: { readonly x: number; readonly y: number; readonly anchor: 'start' | 'middle' | 'end' }
}

export const drawnForms = Object.entries(places).map(([form, [x, y]]) => ({
  form: form as keyof typeof places,
  x,
  y,
}))

/** The lines between the boxes: to the right from form to form, down to the end. Changes of data leave the box as it is. */
export function drawnWays<T extends Way>(ways: readonly T[]): readonly DrawnWay<T>[] {
  return waysByForm(ways).flatMap(({ form, ways: fromForm }) => {
    if (form === 'yayasan') return []
    const [x, y] = places[form]
    return fromForm.flatMap(({ goal, way }): DrawnWay<T>[] => {
      if (goal === 'tetap') return []
      if (goal === 'tutup') {
        const middle = x + box.width / 2
        const line = `M${middle} ${y + box.height}V${endTop - 8}`
        // Words at the right edge of the sheet run back from their line.
        const isLast = x + box.width === width
        const label = { x: middle + (isLast ? -12 : 12), y: endTop - 24, anchor: isLast ? 'end' : 'start' } as const
        return [{ way, from: form, goal, line, label }]
      }
      const [toX, toY] = places[goal]
      const [startX, startY, endX, endY] = [x + box.width, y + box.height / 2, toX - 8, toY + box.height / 2]
      // A line that would cross a box bends below it.
      const isFar = toX - x > 400 && startY < 100
      const line = isFar
        ? `M${startX} ${startY + 14}C${startX + 150} ${endY + 24} ${endX - 200} ${endY + 4} ${endX} ${endY}`
        : `M${startX} ${startY}L${endX} ${endY}`
      const label = isFar
        ? { x: startX + 205, y: endY + 21, anchor: 'middle' as const }
        : { x: (startX + endX) / 2, y: (startY + endY) / 2 - 10, anchor: 'middle' as const }
      return [{ way, from: form, goal, line, label }]
    })
  })
}
