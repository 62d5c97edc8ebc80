/** What a browser may keep back at most, in milliseconds: it paints nothing where nobody looks. */
const longestWaitMs = 100

/** Resolves when what is on the page now has been painted; where nothing is painted, after a tenth of a second. */
export function afterPaint(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, longestWaitMs)
    // The frame's own work comes before its painting.
    requestAnimationFrame(() => setTimeout(resolve))
  })
}
