/** The map of changes: what a visitor has, and what becomes of it. Pure. */

/** What a visitor has. */
export const heldForms = ['ud', 'cv', 'perorangan', 'pt', 'pma', 'yayasan'] as const
type HeldForm = (typeof heldForms)[number]

/** What it becomes: another form, the same with other data, or nothing. */
export const goals = ['perorangan', 'pt', 'pma', 'tetap', 'tutup'] as const
export type Goal = (typeof goals)[number]

interface Way {
  readonly from: readonly HeldForm[]
  readonly to: readonly Goal[]
}

/** What stands together in a row, because the same ways begin there: a PT PMA is a PT (Law 25/2007, Article 5(2)). */
const held = [['ud'], ['cv'], ['perorangan'], ['pt', 'pma'], ['yayasan']] as const satisfies readonly HeldForm[][]
export type Held = (typeof held)[number][0]

/** What one may have, with every way from it and where that way leads, in the order of goals. */
export function waysByForm<T extends Way>(
  ways: readonly T[],
): readonly { readonly form: Held; readonly ways: readonly { readonly goal: Goal; readonly way: T }[] }[] {
  return held.map((forms: readonly [Held, ...HeldForm[]]) => ({
    form: forms[0],
    ways: goals.flatMap((goal) =>
      ways
        .filter(({ from, to }) => forms.some((form) => from.includes(form)) && to.includes(goal))
        .map((way) => ({ goal, way })),
    ),
  }))
}

/** Ways by what they lead to: other forms, other data, the end. A way belongs to one of these. */
export function waysByPurpose<T extends Way>(ways: readonly T[]): ReadonlyMap<'form' | 'data' | 'end', readonly T[]> {
  return Map.groupBy(ways, ({ to }) => (to.includes('tutup') ? 'end' : to.includes('tetap') ? 'data' : 'form'))
}

/** The drawing is a sheet of this size; boxes are placed by their left upper corner. */
export const sheet = { width: 1184, height: 300 }
export const box = { width: 150, height: 54 }
export const boxes = [
  { form: 'ud', x: 0, y: 16 },
  { form: 'cv', x: 0, y: 130 },
  { form: 'perorangan', x: 345, y: 16 },
  { form: 'pt', x: 690, y: 130 },
  { form: 'pma', x: 1034, y: 130 },
] as const
export const endTop = 262

/** Of an SVG path, with the place of the words on it: the middle of a way across, the side of a way down. */
interface Line {
  readonly path: string
  readonly x: number
  readonly y: number
  readonly anchor: 'start' | 'middle' | 'end'
}

const lines: Readonly<Record<string, Line>> = {
  'ud perorangan': { path: 'M150 43H337', x: 243, y: 33, anchor: 'middle' },
  'ud pt': { path: 'M110 70V102H725V122', x: 234, y: 93, anchor: 'middle' },
  'cv pt': { path: 'M150 157H682', x: 284, y: 147, anchor: 'middle' },
  'perorangan pt': { path: 'M495 43H805V122', x: 646, y: 33, anchor: 'middle' },
  'pt pma': { path: 'M840 157H1026', x: 933, y: 147, anchor: 'middle' },
  'cv tutup': { path: 'M75 184V254', x: 88, y: 238, anchor: 'start' },
  'perorangan tutup': { path: 'M420 70V254', x: 433, y: 238, anchor: 'start' },
  'pt tutup': { path: 'M765 184V254', x: 778, y: 238, anchor: 'start' },
  'pma tutup': { path: 'M1109 184V254', x: 1096, y: 238, anchor: 'end' },
}

/** The lines between the boxes. Changes of data leave the box as it is, and a foundation has no other way than its end. */
export function drawnWays<T extends Way>(
  ways: readonly T[],
): readonly (Line & { readonly id: string; readonly way: T })[] {
  return ways.flatMap((way) =>
    way.from.flatMap((form) =>
      way.to.flatMap((goal) => {
        const id = `${form} ${goal}`
        const line = lines[id]
        return line ? [{ ...line, id, way }] : []
      }),
    ),
  )
}
