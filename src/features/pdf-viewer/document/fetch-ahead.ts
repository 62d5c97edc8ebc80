/** Whether data and memory may be spent on pages that nobody has asked for: not on mobile data or small phones. */
export function mayFetchAhead(): boolean {
  const { connection, deviceMemory = 8 } = navigator as Navigator & {
    readonly connection?: { readonly saveData?: boolean; readonly type?: string; readonly effectiveType?: string }
    readonly deviceMemory?: number
  }
  const isSparing =
    connection?.saveData || connection?.type === 'cellular' || (connection?.effectiveType ?? '4g') !== '4g'
  return !isSparing && deviceMemory >= 4
}
