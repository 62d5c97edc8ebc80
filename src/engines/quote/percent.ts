/** Percentages as they are written: `11%`, `2,5 persen`. Pure. */

/** As the source of a pattern, with the number as a group. */
export const percentage = String.raw`(\d{1,3}(?:[.,]\d+)?)\s*(?:%|persen|percent)`

const first = new RegExp(percentage, 'iu')

/** The first percentage of a text; 0 where it has none. */
export function percentIn(text: string): number {
  return Number(first.exec(text)?.[1]?.replace(',', '.') ?? 0)
}
