/** Starts the worker in which a document is parsed: one of our own for each document, so that it can be ended at once. */
import { trustedScriptUrl } from '../../../browser/trusted-script-url.ts'
import { DocumentError } from './document-error.ts'

/** The worker's file may be slow to arrive on a bad network, but not endlessly. */
const startTimeoutMs = 90_000

/** Trusted types guard `new Worker`. The file is this site's own, even where it imports a content host's. */
const trusted = trustedScriptUrl('pdf-worker', (url) => url.startsWith(`${location.origin}/`))

/**
 * Resolves on the worker's first message. The library alone would fall back to parsing in the page, or wait for ever.
 *
 * @param file address of the worker's script on this site.
 * @param signal ends the worker, also once it runs.
 * @throws DocumentError `worker` when the browser refuses it or its file does not load.
 */
export function createWorker(file: string, signal: AbortSignal): Promise<Worker> {
  return new Promise((resolve, reject) => {
    signal.throwIfAborted()
    const worker = new Worker(trusted(new URL(file, document.baseURI).href), { type: 'module', name: 'pdf' })
    const started = new AbortController()
    const settle = (failure?: unknown) => {
      clearTimeout(timer)
      started.abort()
      if (failure === undefined) return resolve(worker)
      worker.terminate()
      reject(failure)
    }
    const timer = setTimeout(() => settle(new Error('The worker did not answer.')), startTimeoutMs)
    const once = { signal: started.signal }
    worker.addEventListener('message', () => settle(), once)
    worker.addEventListener('error', (event) => settle(event.error ?? new Error(event.message || 'refused')), once)
    signal.addEventListener('abort', () => settle(signal.reason), once)
  }).catch((error: unknown) => {
    signal.throwIfAborted()
    throw new DocumentError('worker', error)
  }) as Promise<Worker>
}
