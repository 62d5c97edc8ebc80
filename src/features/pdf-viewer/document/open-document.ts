/** Opens a document: its bytes, a worker of its own, and the library's view of it. */
import type { PDFDocumentLoadingTask, PDFDocumentProxy } from 'pdfjs-dist'
import type { PdfResources } from '../../../lib/pdf-resource-paths.ts'
import { type ByteSource, openByteSource } from './byte-source.ts'
import { rangeChunkSize } from './fetch-span.ts'
import { loadLibrary, needsLegacyBuild, type PdfLibrary } from './library.ts'
import { loadPageStyles } from './page-styles.ts'
import { startPdfWorker } from './pdf-worker.ts'
import { preparePages } from './prepare-pages.ts'
import type { Waiting } from './resumable.ts'
import { asTrouble, Trouble } from './trouble.ts'

/** The largest canvas that every device can draw, in pixels: the limit of iOS. */
export const canvasPixelLimit = 16_777_216

/** An address, or the bytes themselves. */
export type DocumentSource = string | Uint8Array | ArrayBuffer

export interface DocumentRequest {
  /** Bytes are copied. */
  readonly source: DocumentSource
  /** Further request headers, for an address. */
  readonly headers?: Readonly<Record<string, string>>
  /** Whether cookies go along, for an address; as in `fetch`. */
  readonly credentials?: RequestCredentials
  readonly resources: PdfResources
  /** Ends everything, at any moment: downloads, worker, document. */
  readonly signal: AbortSignal
  /** Resolves when the first page is on the screen. */
  readonly firstPageShown: Promise<void>
  readonly onProgress: (loaded: number, total: number) => void
  readonly onWaiting: Waiting
  /** A password is wanted (`wrong`: another one than was given); `submit` goes on with it. */
  readonly onPassword: (submit: (password: string) => void, wrong: boolean) => void
  /** A sign of life from the worker. */
  readonly onActivity: () => void
  /** The worker has broken down after the start. */
  readonly onCrash: (trouble: Trouble) => void
}

export interface OpenDocument {
  readonly library: PdfLibrary
  readonly pdf: PDFDocumentProxy
  /** To be called before a page is shown that may lie far from the others: its bytes are then asked for all at once. */
  readonly fetchAround: (page: number) => void
}

/**
 * Opens a document; the request's signal closes it again.
 * @throws Trouble of every kind but `stalled`; the signal's reason when it was aborted.
 */
export async function openDocument(request: DocumentRequest): Promise<OpenDocument> {
  const { signal } = request
  // In this order: running the library keeps the page busy for a moment, and the network need not wait for it.
  const sourcing = sourceOf(request)
  const working = startPdfWorker(request.resources, needsLegacyBuild, signal)
  const loading = loadLibrary()
  try {
    const [library, worker, source] = await Promise.all([loading, working, sourcing, loadPageStyles()]).catch(
      (error) => {
        // A worker that comes up after another part has failed is of no use.
        working.then((late) => late.terminate()).catch(() => {})
        throw error
      },
    )
    // Not all of them listen to the signal.
    if (signal.aborted) worker.terminate()
    signal.throwIfAborted()
    worker.addEventListener('message', request.onActivity)
    worker.addEventListener('error', (event) => request.onCrash(new Trouble('worker', event.error)))
    const pdf = await parse(library, worker, source, request)
    signal.throwIfAborted()
    const fetchAround = (page: number) => {
      if (source.kind === 'ranges') source.readAround(page, pdf.numPages)
    }
    request.firstPageShown
      .then(() => (source.kind === 'ranges' ? source.complete : undefined))
      .then(() => preparePages(pdf, signal))
      .catch(() => {})
    return { library, pdf, fetchAround }
  } catch (error) {
    signal.throwIfAborted()
    throw asTrouble(error)
  }
}

function sourceOf({ source, onProgress, ...request }: DocumentRequest): Promise<ByteSource> {
  if (typeof source !== 'string') {
    // The worker takes what it is given for itself, and these bytes belong to the screen.
    const bytes = source instanceof ArrayBuffer ? new Uint8Array(source.slice(0)) : new Uint8Array(source)
    return Promise.resolve({ kind: 'whole', bytes })
  }
  return openByteSource({ ...request, url: source, onProgress })
}

async function parse(
  library: PdfLibrary,
  worker: Worker,
  source: ByteSource,
  { resources, signal, onPassword, onCrash }: DocumentRequest,
): Promise<PDFDocumentProxy> {
  const { core } = library
  const start = source.kind === 'whole' ? source.bytes : source.first
  const looksLikePdf = hasPdfHeader(start)
  const data = source.kind === 'whole' ? source.bytes : await source.wholeIfNear()
  signal.throwIfAborted()
  const task = core.getDocument({
    ...(data ? { data } : source.kind === 'ranges' && { range: rangeTransport(library, source, onCrash) }),
    worker: new core.PDFWorker({ port: worker as unknown as null, verbosity: core.VerbosityLevel.ERRORS }),
    verbosity: core.VerbosityLevel.ERRORS,
    rangeChunkSize,
    // On mobile data only what is read is fetched.
    disableAutoFetch: true,
    disableStream: true,
    cMapUrl: absolute(resources.characterMaps),
    standardFontDataUrl: absolute(resources.fonts),
    wasmUrl: absolute(resources.decoders),
    iccUrl: absolute(resources.colorProfiles),
    canvasMaxAreaInBytes: canvasPixelLimit * 4,
  })
  task.onPassword = (submit: (password: string) => void, reason: number) => {
    onPassword(submit, reason === core.PasswordResponses.INCORRECT_PASSWORD)
  }
  signal.addEventListener('abort', () => close(task, worker), { once: true })
  try {
    return await task.promise
  } catch (error) {
    close(task, worker)
    signal.throwIfAborted()
    throw new Trouble(looksLikePdf ? 'broken' : 'not-pdf', error)
  }
}

/** Hands our own downloads to the library. */
function rangeTransport(
  { core }: PdfLibrary,
  source: ByteSource & { kind: 'ranges' },
  onFailure: (trouble: Trouble) => void,
) {
  class RangeTransport extends core.PDFDataRangeTransport {
    override requestDataRange(begin: number, end: number): void {
      source.read(begin, end).then(
        (bytes) => this.onDataRange(begin, bytes),
        (error) => onFailure(asTrouble(error)),
      )
    }
  }
  return new RangeTransport(source.length, source.first, true)
}

/** A header within the first kilobyte, as readers of PDF commonly allow. */
function hasPdfHeader(bytes: Uint8Array): boolean {
  return new TextDecoder('latin1').decode(bytes.subarray(0, 1024)).includes('%PDF-')
}

/** Lets the library tidy its fonts and canvases away, and ends the worker soon whether it answers or not. */
function close(task: PDFDocumentLoadingTask, worker: Worker): void {
  const graceMs = 1_000
  const timer = setTimeout(() => worker.terminate(), graceMs)
  const end = () => {
    clearTimeout(timer)
    worker.terminate()
  }
  task.destroy().then(end, end)
}

function absolute(folder: string): string {
  return new URL(folder, document.baseURI).href
}
