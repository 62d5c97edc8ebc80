/** Starts the worker in which documents are parsed: one of our own for each document, so that it can be ended at once. */

import type { PdfResources } from '../../../lib/pdf-resource-paths.ts'
import { trustedScriptUrl } from '../../../lib/trusted-script-url.ts'
import { Trouble } from './trouble.ts'
import { unlessAborted } from './unless-aborted.ts'

/** The worker's file may be slow to come on a bad network, but not endlessly. */
const longestStartMs = 90_000

/** `new Worker` is the library's one trusted-types sink. Its file is this site's own, even if that imports a content host's. */
const trusted = trustedScriptUrl('pdf-worker', (url) => url.startsWith(`${location.origin}/`))

interface StartedWorker {
  readonly worker: Worker
  /** Resolves at its first word. Rejects when the browser refuses it or its file does not load. */
  readonly ready: Promise<void>
}

/** Started before there was a document; the first one takes it over. */
let early: StartedWorker | null = null

/** Starts the worker of the first document while the viewer is still on its way: it takes as long as the document. */
export function startEarly(resources: PdfResources, isLegacy: boolean): void {
  try {
    early = start(resources, isLegacy)
  } catch {
    // The document tries again, and says what is wrong.
  }
}

/**
 * Starts a worker and waits for its first word. The library alone would go on without one: it would then parse in the
 * page itself, or wait for ever.
 *
 * @throws Trouble `worker` when the browser refuses it or its file does not load.
 */
export async function startPdfWorker(resources: PdfResources, isLegacy: boolean, signal: AbortSignal): Promise<Worker> {
  let started = early
  early = null
  try {
    started ??= start(resources, isLegacy)
    await unlessAborted(started.ready, signal)
    return started.worker
  } catch (error) {
    started?.worker.terminate()
    signal.throwIfAborted()
    throw new Trouble('worker', error)
  }
}

function start(resources: PdfResources, isLegacy: boolean): StartedWorker {
  const file = new URL(isLegacy ? resources.legacyWorker : resources.worker, document.baseURI).href
  const worker = new Worker(trusted(file), { type: 'module', name: 'pdf' })
  const ready = firstWord(worker)
  // Whoever takes the worker over hears of it.
  ready.catch(() => {})
  return { worker, ready }
}

function firstWord(worker: Worker): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => settle(new Error('The worker did not answer.')), longestStartMs)
    const settle = (reason?: unknown) => {
      clearTimeout(timer)
      worker.removeEventListener('message', onMessage)
      worker.removeEventListener('error', onError)
      if (reason === undefined) resolve()
      else reject(reason)
    }
    const onMessage = () => settle()
    const onError = (event: ErrorEvent) => settle(event.error ?? new Error(event.message || 'The worker was refused.'))
    worker.addEventListener('message', onMessage)
    worker.addEventListener('error', onError)
  })
}
