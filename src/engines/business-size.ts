/** The size that a business counts as, the same for every tool. Pure. */
import type { Size } from './calendar.ts'

export const sizes: readonly Size[] = ['mikro', 'kecil', 'menengah', 'besar']

export type SizeNotice =
  /** A PMA company counts as large, whatever was chosen (Peraturan BKPM 5/2025 art. 26(1)). */
  | 'pmaIsLarge'
  /** A one-person PT is for micro and small businesses; a larger one has to become an ordinary PT (PP 8/2021 art. 9). */
  | 'onePersonOutgrown'

/**
 * The size to count with, and what must be said of it. A one-person PT that has outgrown its form owes what its size
 * owes until it is converted, so its size stays as chosen.
 */
export function countedSize(form: string, chosen: Size): { readonly size: Size; readonly notice?: SizeNotice } {
  if (form === 'pt_pma') return chosen === 'besar' ? { size: chosen } : { size: 'besar', notice: 'pmaIsLarge' }
  const isOutgrown = form === 'pt_perorangan' && (chosen === 'menengah' || chosen === 'besar')
  return isOutgrown ? { size: chosen, notice: 'onePersonOutgrown' } : { size: chosen }
}

/** Whether the visitor may choose the size; where not, the form decides. */
export function asksSize(form: string): boolean {
  return form !== 'pt_pma'
}
