/** Starts the worker in which a document is parsed: one of our own for each document, so that it can be ended at once. */
import { trustedScriptUrl } from '../../../browser/trusted-script-url.ts'
import { DocumentError } from './document-error.ts'

/** The worker's file may be slow to arrive on a bad network, but not endlessly. */
const startTimeoutMs = 90_000

/** How long the library has for closing its document before the worker ends, in milliseconds. */
const graceMs = 1_000

/** Trusted types guard `new Worker`. The file is this site's own, even where it imports a content host's. */
const trusted = trustedScriptUrl('pdf-worker', (url) => url.startsWith(`${location.origin}/`))

/**
 * Resolves on the worker's first message. The library alone would fall back to parsing in the page, or wait for ever.
 *
 * @param signal ends the worker, also once it runs.
 * @throws DocumentError `worker` when the browser refuses it or its file does not load.
 */
export async function createWorker(file: string, signal: AbortSignal): Promise<Worker> {
  const { promise, resolve, reject } = Promise.withResolvers<Worker>()
  setTimeout(reject, startTimeoutMs, new Error('The worker did not start.'))
  try {
    const worker = new Worker(trusted(new URL(file, document.baseURI).href), { type: 'module', name: 'pdf' })
    signal.addEventListener('abort', () => {
      reject(signal.reason)
      setTimeout(() => worker.terminate(), graceMs)
    })
    worker.addEventListener('message', () => resolve(worker), { once: true })
    worker.addEventListener('error', ({ error, message }) => reject(error ?? new Error(message || 'refused')))
    return await promise
  } catch (error) {
    throw new DocumentError('worker', error)
  }
}
