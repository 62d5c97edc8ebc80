/** Tells a page that is truly empty from one that failed silently: the reader should not stare at a white frame. */

/** Whether everything drawn on a canvas is of one colour. */
export function isBlank(canvas: HTMLCanvasElement): boolean {
  const context = canvas.getContext('2d')
  if (!context || canvas.width === 0 || canvas.height === 0) return false
  const pixels = new Uint32Array(context.getImageData(0, 0, canvas.width, canvas.height).data.buffer)
  return pixels.every((pixel) => pixel === pixels[0])
}
