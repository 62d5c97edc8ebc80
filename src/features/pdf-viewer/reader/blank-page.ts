/** Tells a page that is truly empty from one that failed silently: the reader should not stare at a white frame. */

/** How many rows are read at a time: reading a canvas back is slow, and most pages show something near their top. */
const stripHeight = 32

/** Whether everything drawn on a canvas is of one colour. */
export function isBlank(canvas: HTMLCanvasElement): boolean {
  const { width, height } = canvas
  if (width === 0 || height === 0) return false
  // A copy: browsers draw a canvas more slowly once it was read back.
  const copy = new OffscreenCanvas(width, stripHeight).getContext('2d', { willReadFrequently: true })
  if (!copy) return false
  let color: number | undefined
  for (let top = 0; top < height; top += stripHeight) {
    copy.drawImage(canvas, 0, -top)
    const strip = copy.getImageData(0, 0, width, Math.min(stripHeight, height - top))
    const pixels = new Uint32Array(strip.data.buffer)
    color ??= pixels[0]
    if (pixels.some((pixel) => pixel !== color)) return false
  }
  return true
}
