/** How large a file is, for example `70 kB` or `2,4 MB`. Apart from `format.ts`, which islands carry. Pure. */
export function formatFileSize(bytes: number, locale: string): string {
  const isLarge = bytes >= 1_000_000
  return new Intl.NumberFormat(locale, {
    style: 'unit',
    unit: isLarge ? 'megabyte' : 'kilobyte',
    maximumFractionDigits: isLarge ? 1 : 0,
  }).format(bytes / (isLarge ? 1_000_000 : 1_000))
}
