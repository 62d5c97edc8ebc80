/** Opens a document and its first page: the library, a worker of the document's own, and the library's view of it. */
import { pdfResources } from '../../../lib/pdf-resource-paths.ts'
import { site } from '../../../site/site.ts'
import type { ViewerAction } from '../viewer-store.ts'
import { createWorker } from './create-worker.ts'
import { DocumentError, errorKindOf } from './document-error.ts'
import { loadPageStyles, loadPdfjs, needsLegacyBuild } from './load-pdfjs.ts'

/** The largest canvas that every device can draw, in pixels: the limit of iOS. */
export const maxCanvasPixels = 16_777_216

export type OpenDocument = Awaited<ReturnType<typeof openDocument>>

/**
 * @param signal closes it, at any moment: ends downloads, document and worker.
 * @param report tells the store of progress, of a password that is needed, and of a worker that stops later.
 * @param noteActivity called whenever bytes or a message of the worker have come.
 * @throws DocumentError; the signal's reason when it was aborted.
 */
export async function openDocument(
  src: string,
  signal: AbortSignal,
  report: (action: ViewerAction) => void,
  noteActivity: () => void,
) {
  const resources = pdfResources(site.pdfResourcesHost)
  const [library, worker] = await Promise.all([
    loadPdfjs().catch((error: unknown) => {
      throw new DocumentError('network', error)
    }),
    createWorker(needsLegacyBuild ? resources.legacyWorker : resources.worker, signal),
    loadPageStyles(),
  ])
  signal.throwIfAborted()
  worker.addEventListener('message', noteActivity)
  worker.addEventListener('error', () => report({ type: 'failed', kind: 'worker' }))
  const { core } = library
  let isComplete = false
  const task = core.getDocument({
    url: src,
    // The library's type of a port is `null`.
    worker: new core.PDFWorker({ port: worker as unknown as null, verbosity: core.VerbosityLevel.ERRORS }),
    verbosity: core.VerbosityLevel.ERRORS,
    // Pages are looked up when they are shown, not all at once; the document itself is streamed.
    disableAutoFetch: true,
    // Who saves data gets the ranges of the shown pages only.
    disableStream: savesData(),
    cMapUrl: absolute(resources.characterMaps),
    standardFontDataUrl: absolute(resources.fonts),
    wasmUrl: absolute(resources.decoders),
    iccUrl: absolute(resources.colorProfiles),
    canvasMaxAreaInBytes: maxCanvasPixels * 4,
  })
  task.onProgress = ({ loaded, total = 0 }: { loaded: number; total?: number }) => {
    isComplete = loaded === total
    noteActivity()
    report({ type: 'progress', loaded, total })
  }
  task.onPassword = (submit: (password: string) => void, reason: number) =>
    report({ type: 'passwordNeeded', wrong: reason === core.PasswordResponses.INCORRECT_PASSWORD, submit })
  const end = () => worker.terminate()
  // Lets the library release its fonts and canvases; a worker that does not answer ends a second later.
  signal.addEventListener('abort', () => task.destroy().then(end, end), { once: true })
  try {
    const pdf = await task.promise
    // Without a first page the library's viewer would stay blank, without an error.
    await pdf.getPage(1)
    signal.throwIfAborted()
    return { library, pdf }
  } catch (error) {
    signal.throwIfAborted()
    throw new DocumentError(errorKindOf(error, library, isComplete), error)
  }
}

function savesData(): boolean {
  // Not in the DOM types of TypeScript; Chromium only.
  const { connection } = navigator as Navigator & { readonly connection?: { readonly saveData?: boolean } }
  return connection?.saveData === true
}

function absolute(folder: string): string {
  return new URL(folder, document.baseURI).href
}
