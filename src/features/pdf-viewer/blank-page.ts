/** Tells a page that is truly empty from one that failed silently: the reader should not stare at a white frame. */

/** How many rows are read at a time: reading a canvas back is slow, and most pages show something near their top. */
const stripHeight = 32

/** Whether everything drawn on a canvas is of one colour. */
export function isBlank(canvas: HTMLCanvasElement): boolean {
  const context = canvas.getContext('2d')
  const { width, height } = canvas
  if (!context || width === 0 || height === 0) return false
  let color: number | undefined
  for (let top = 0; top < height; top += stripHeight) {
    const strip = context.getImageData(0, top, width, Math.min(stripHeight, height - top))
    const pixels = new Uint32Array(strip.data.buffer)
    color ??= pixels[0]
    if (pixels.some((pixel) => pixel !== color)) return false
  }
  return true
}
