/** Opens a document: the library, a worker of the document's own, and the library's view of it. */
import type { PDFDocumentLoadingTask, PDFDocumentProxy } from 'pdfjs-dist'
import { pdfResources } from '../../../lib/pdf-resource-paths.ts'
import { site } from '../../../site/site.ts'
import type { ErrorKind } from '../viewer-store.ts'
import { createWorker } from './create-worker.ts'
import { DocumentError, errorKindOf } from './document-error.ts'
import { loadPageStyles } from './load-page-styles.ts'
import { loadPdfjs, needsLegacyBuild, type Pdfjs } from './load-pdfjs.ts'

/** The largest canvas that every device can draw, in pixels: the limit of iOS. */
export const maxCanvasPixels = 16_777_216

export interface OpenDocument {
  readonly library: Pdfjs
  readonly pdf: PDFDocumentProxy
}

interface DocumentRequest {
  /** Address of the document. */
  readonly src: string
  /** Ends downloads, worker and document, at any moment. */
  readonly signal: AbortSignal
  /** Bytes so far and in all; 0 in all where the server does not send the length. */
  readonly onProgress: (loaded: number, total: number) => void
  /** `submit` goes on with a password; `wrong`: the last one did not open the document. */
  readonly onPassword: (submit: (password: string) => void, wrong: boolean) => void
  /** The worker posted a message. */
  readonly onActivity: () => void
  /** The worker has stopped after its start. */
  readonly onCrash: (kind: ErrorKind) => void
}

/**
 * Opens a document and its first page; the request's signal closes it again.
 * @throws DocumentError; the signal's reason when it was aborted.
 */
export async function openDocument(request: DocumentRequest): Promise<OpenDocument> {
  const { signal } = request
  const { worker: file, legacyWorker } = pdfResources(site.pdfResourcesHost)
  const [library, worker] = await Promise.all([
    loadPdfjs().catch((error: unknown) => {
      throw new DocumentError('network', error)
    }),
    createWorker(needsLegacyBuild ? legacyWorker : file, signal),
    loadPageStyles(),
  ])
  signal.throwIfAborted()
  worker.addEventListener('message', request.onActivity)
  worker.addEventListener('error', () => request.onCrash('worker'))
  return { library, pdf: await load(library, worker, request) }
}

async function load(library: Pdfjs, worker: Worker, request: DocumentRequest): Promise<PDFDocumentProxy> {
  const { core } = library
  const { signal } = request
  const { characterMaps, fonts, decoders, colorProfiles } = pdfResources(site.pdfResourcesHost)
  let isComplete = false
  const task = core.getDocument({
    url: request.src,
    // The library's type of a port is `null`.
    worker: new core.PDFWorker({ port: worker as unknown as null, verbosity: core.VerbosityLevel.ERRORS }),
    verbosity: core.VerbosityLevel.ERRORS,
    // Pages are looked up when they are shown, not all at once; the document itself is streamed.
    disableAutoFetch: true,
    // Who saves data gets the ranges of the shown pages only.
    disableStream: savesData(),
    cMapUrl: absolute(characterMaps),
    standardFontDataUrl: absolute(fonts),
    wasmUrl: absolute(decoders),
    iccUrl: absolute(colorProfiles),
    canvasMaxAreaInBytes: maxCanvasPixels * 4,
  })
  task.onProgress = ({ loaded, total }: { loaded: number; total?: number }) => {
    isComplete = loaded === total
    request.onActivity()
    request.onProgress(loaded, total ?? 0)
  }
  task.onPassword = (submit: (password: string) => void, reason: number) =>
    request.onPassword(submit, reason === core.PasswordResponses.INCORRECT_PASSWORD)
  signal.addEventListener('abort', () => close(task, worker), { once: true })
  try {
    const pdf = await task.promise
    // Without a first page the library's viewer would stay blank, without an error.
    await pdf.getPage(1)
    signal.throwIfAborted()
    return pdf
  } catch (error) {
    signal.throwIfAborted()
    throw new DocumentError(errorKindOf(error, library, isComplete), error)
  }
}

/** Lets the library release its fonts and canvases, and ends the worker soon, whether it answers or not. */
function close(task: PDFDocumentLoadingTask, worker: Worker): void {
  const graceMs = 1_000
  const timer = setTimeout(() => worker.terminate(), graceMs)
  const end = () => {
    clearTimeout(timer)
    worker.terminate()
  }
  task.destroy().then(end, end)
}

function savesData(): boolean {
  // Not in the DOM types of TypeScript; Chromium only.
  const { connection } = navigator as Navigator & { readonly connection?: { readonly saveData?: boolean } }
  return connection?.saveData === true
}

function absolute(folder: string): string {
  return new URL(folder, document.baseURI).href
}
