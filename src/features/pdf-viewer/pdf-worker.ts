/** Starts the worker in which documents are parsed: one of our own for each document, so that it can be ended at once. */
import type { PdfResources } from './resources.ts'
import { Trouble } from './trouble.ts'

/** The worker's file may be slow to come on a bad network, but not endlessly. */
const longestStartMs = 90_000

interface ScriptUrlPolicy {
  createScriptURL(url: string): string
}

declare global {
  interface Window {
    readonly trustedTypes?: {
      createPolicy(name: string, rules: { createScriptURL: (url: string) => string }): ScriptUrlPolicy
    }
  }
}

let policy: ScriptUrlPolicy | undefined

/**
 * Starts a worker and waits for its first word. The library alone would go on without one: it would then parse in the
 * page itself, or wait for ever.
 *
 * @throws Trouble `worker` when the browser refuses it or its file does not load.
 */
export async function startPdfWorker(resources: PdfResources, isLegacy: boolean, signal: AbortSignal): Promise<Worker> {
  const file = new URL(isLegacy ? resources.legacyWorker : resources.worker, document.baseURI).href
  let worker: Worker | undefined
  try {
    worker = new Worker(trusted(file), { type: 'module', name: 'pdf' })
    await firstWord(worker, signal)
    return worker
  } catch (error) {
    worker?.terminate()
    signal.throwIfAborted()
    throw new Trouble('worker', error)
  }
}

/** `new Worker` is the library's one trusted-types sink; the policy is named in the content security policy. */
function trusted(url: string): string {
  policy ??= window.trustedTypes?.createPolicy('pdf-worker', { createScriptURL: (address) => address })
  return policy ? policy.createScriptURL(url) : url
}

function firstWord(worker: Worker, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => settle(new Error('The worker did not answer.')), longestStartMs)
    const settle = (reason?: unknown) => {
      clearTimeout(timer)
      worker.removeEventListener('message', onMessage)
      worker.removeEventListener('error', onError)
      signal.removeEventListener('abort', onAbort)
      if (reason === undefined) resolve()
      else reject(reason)
    }
    const onMessage = () => settle()
    const onError = (event: ErrorEvent) => settle(event.error ?? new Error(event.message || 'The worker was refused.'))
    const onAbort = () => settle(signal.reason)
    worker.addEventListener('message', onMessage)
    worker.addEventListener('error', onError)
    signal.addEventListener('abort', onAbort)
  })
}
