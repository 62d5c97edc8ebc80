/**
 * Puts an address in the place of the page's own, for what a visitor has chosen or typed. Writing waits for another process
 * of the browser, so what was chosen is drawn first. Safari refuses more than a hundred changes in thirty seconds: it is
 * tried again each second.
 * @param address asked for when it is written
 * @param onWritten called once it is in the place
 * @param delayMs from now until it is written
 * @returns a function that cancels the write
 */
export function replaceAddress(address: () => string, onWritten: () => void = () => {}, delayMs = 100): () => void {
  const write = () => {
    try {
      history.replaceState(history.state, '', address())
    } catch {
      timer = setTimeout(write, 1_000)
      return
    }
    onWritten()
  }
  let timer = setTimeout(write, delayMs)
  return () => clearTimeout(timer)
}
