/** The picture of a page comes before anything else of it, so that readers see the page a frame or two earlier. */

import { pause } from '../../../browser/pause.ts'
import { afterPaint } from '../../../lib/after-paint.ts'
import type { PdfLibrary } from '../document/library.ts'
import type { EventBus } from './page-notes.ts'

/** How long drawing may keep everything else waiting, in milliseconds: what takes longer goes on in the frames. */
const longestAtOnceMs = 50

/** How long the first text lets the tools, and whoever jumps on, go before it, in milliseconds. */
const firstTextRestMs = 100

/** A page of the library's viewer while it is drawn, as far as it matters here. */
interface PageView {
  readonly renderTask: { readonly _internalRenderTask: object }
  /** Missing where only a part of the page is drawn in detail. */
  textLayer?: { render(options: unknown): Promise<void> } | null
}

/**
 * Has pages drawn before their text is asked for, and those that someone waits for at once (decision 0024).
 * @param isAwaited whether someone waits for the next page to be drawn, because it was just opened or jumped to.
 */
export function drawPicturesFirst({ core }: PdfLibrary, eventBus: EventBus, isAwaited: () => boolean): void {
  const delayed = new WeakSet<object>()
  let restMs = firstTextRestMs
  eventBus.on('pagerender', ({ source: view }: { source: PageView }) => {
    if (isAwaited()) drawAtOnce(view)
    const { textLayer } = view
    if (!textLayer || delayed.has(textLayer)) return
    delayed.add(textLayer)
    const render = textLayer.render.bind(textLayer)
    textLayer.render = async (options) => {
      await afterPaint()
      await pause(restMs)
      restMs = 0
      // The library expects this error, and drops the text without a word.
      if (view.textLayer !== textLayer) throw new core.AbortException('The page was put away.')
      return render(options)
    }
  })
}

/** The library begins to draw in the next frame, and what it draws then can be seen after a further one. */
function drawAtOnce({ renderTask }: PageView): void {
  let start: number | undefined
  Object.defineProperty(renderTask._internalRenderTask, '_useRequestAnimationFrame', {
    get: () => {
      start ??= performance.now()
      return performance.now() - start > longestAtOnceMs
    },
  })
}
