/** When pages out of sight are drawn. The library draws the next one as soon as nothing in sight is left to draw. */
import { lookMs } from '../document/in-idle-moments.ts'
import type { PdfLibrary } from '../document/library.ts'

interface DrawingAhead {
  /** Whether no page out of sight is drawn at the moment. */
  readonly isHeld: boolean
  /** To be called before a jump. */
  hold(): void
}

/**
 * Makes the library wait with pages out of sight after a document's first page and after each jump, not while the
 * reader scrolls: who jumps often jumps again, and a page drawn in vain keeps the worker from the one that is wanted.
 */
export function delayDrawingAhead(
  viewer: InstanceType<PdfLibrary['parts']['PDFViewer']>,
  signal: AbortSignal,
): DrawingAhead {
  const queue = viewer.renderingQueue
  if (!queue) throw new Error('The library draws pages without a queue.')
  const next = queue.getHighestPriority.bind(queue)
  let isHeld = true
  let timer: ReturnType<typeof setTimeout> | undefined
  const release = () => {
    isHeld = false
    viewer.update()
  }
  queue.getHighestPriority = (visible, ...rest) => {
    const view = next(visible, ...rest)
    if (!isHeld || !view || (visible as { readonly ids: ReadonlySet<number> }).ids.has(view.id)) return view
    timer ??= setTimeout(release, lookMs)
    return null
  }
  signal.addEventListener('abort', () => clearTimeout(timer), { once: true })
  return {
    get isHeld() {
      return isHeld
    },
    hold: () => {
      clearTimeout(timer)
      timer = undefined
      isHeld = true
    },
  }
}
