/** What `navigator.connection` says; not every browser has it. */
interface Connection {
  /** Milliseconds, rounded to 25. */
  readonly rtt?: number
  readonly saveData?: boolean
}

/**
 * Asks for the font at once where it can come before the first paint. On a slower network the browser would hold the
 * paint back for it in vain; there it comes with the styles, for the next page (docs/decisions/0032-late-fonts-wait.md).
 * @param address of the font
 */
export function font(address: string): void {
  const { rtt = 0, saveData = false } = (navigator as Navigator & { connection?: Connection }).connection ?? {}
  if (rtt > 100 || saveData) return
  const link = Object.assign(document.createElement('link'), {
    rel: 'preload',
    as: 'font',
    type: 'font/woff2',
    crossOrigin: 'anonymous',
    href: address,
  })
  document.head.append(link)
}
