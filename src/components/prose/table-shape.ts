/** How a table of the text is set on a phone. Pure. */

/**
 * - `table`: as everywhere else;
 * - `rows`: the heading of a row on a line of its own, its two values side by side below it, under the heads of the table;
 * - `cards`: each value on a line of its own, with the name of its column.
 */
export type TableShape = 'table' | 'rows' | 'cards'

/** Characters of a row that have room beside each other in a window of 360 px. */
const lineLength = 36

/** @param rows the words of its cells, the heads first */
export function phoneShape(rows: readonly (readonly string[])[]): TableShape {
  const columns = rows[0]?.length ?? 0
  if (columns <= 2 || rows.every((row) => row.join('').length <= lineLength)) return 'table'
  return columns === 3 ? 'rows' : 'cards'
}
