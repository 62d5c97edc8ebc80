/** Values of a form: what YAML holds, addressed by paths. Pure. */

/** Names of fields and places in lists; never joined by dots, since names hold dots themselves. */
export type Path = readonly (string | number)[]

type Group = Readonly<Record<string, unknown>>

/** Whether two values are written the same; a name without a value is as good as none. */
export function sameValue(a: unknown, b: unknown): boolean {
  if (a === b) return true
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false
  if (Array.isArray(a) || Array.isArray(b)) {
    return Array.isArray(a) && Array.isArray(b) && a.length === b.length && a.every((one, at) => sameValue(one, b[at]))
  }
  const names = new Set([...Object.keys(a), ...Object.keys(b)])
  return [...names].every((name) => sameValue((a as Group)[name], (b as Group)[name]))
}

/** The value at a path; undefined where there is none. */
export function valueAt(value: unknown, path: Path): unknown {
  return path.reduce<unknown>((at, step) => (at as Group | undefined | null)?.[step], value)
}

/**
 * The same value with another one at a path; groups and lists on the way are made where they are missing.
 * `undefined` removes a name, and an entry of a list.
 */
export function withValue(value: unknown, path: Path, wanted: unknown): unknown {
  const [step, ...rest] = path
  if (step === undefined) return wanted
  if (typeof step === 'number') {
    const list = Array.isArray(value) ? [...value] : []
    if (rest.length === 0 && wanted === undefined) list.splice(step, 1)
    else list[step] = withValue(list[step], rest, wanted)
    return list
  }
  const group = { ...(value as Group | undefined) }
  const inner = withValue(group[step], rest, wanted)
  if (inner === undefined) delete group[step]
  else group[step] = inner
  return group
}

/** Puts an entry of a list in another place. */
export function moved(list: readonly unknown[], from: number, to: number): unknown[] {
  const rest = list.toSpliced(from, 1)
  return rest.toSpliced(Math.max(0, Math.min(to, rest.length)), 0, list[from])
}

/**
 * Three-way merge: the changes from `base` to `mine`, applied to `theirs`. Where both changed the same value, `mine` wins.
 */
export function rebased(base: unknown, mine: unknown, theirs: unknown): unknown {
  if (sameValue(base, mine)) return theirs
  if (!isPlainGroup(base) || !isPlainGroup(mine) || !isPlainGroup(theirs)) return mine
  const names = [...new Set([...Object.keys(theirs), ...Object.keys(mine)])]
  const merged = names.map((name) => [name, rebased(base[name], mine[name], theirs[name])] as const)
  return Object.fromEntries(merged.filter(([, value]) => value !== undefined))
}

function isPlainGroup(value: unknown): value is Group {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
