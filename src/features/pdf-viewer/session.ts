/** One document on the screen, from the first byte to the end: whatever happens, it ends in a state that can be shown. */
import { type DocumentRequest, openDocument } from './open-document.ts'
import { createReader, type Reader, type ReaderOptions } from './reader.ts'
import { watchSilence } from './silence.ts'
import { asTrouble, Trouble, type TroubleKind } from './trouble.ts'

/** A document may be hard work (15 s were seen), but its worker speaks meanwhile. */
const longestSilenceMs = 60_000

/** How long a document that is not yet on the screen waits for a lost connection. */
const longestWaitMs = 20_000

export type SessionEvent =
  | { readonly type: 'progress'; readonly loaded: number; readonly total: number }
  | { readonly type: 'password'; readonly wrong: boolean; readonly submit: (password: string) => void }
  /** The pages are laid out. */
  | { readonly type: 'opened'; readonly reader: Reader }
  | { readonly type: 'ready'; readonly pageCount: number }
  | { readonly type: 'waiting'; readonly isWaiting: boolean }
  | { readonly type: 'failed'; readonly kind: TroubleKind }

export interface SessionRequest
  extends Pick<DocumentRequest, 'source' | 'headers' | 'credentials' | 'resources' | 'signal'>,
    Omit<ReaderOptions, 'library' | 'pdf' | 'iconsFolder' | 'signal'> {
  readonly report: (event: SessionEvent) => void
}

/** Runs until the signal ends it or something fails; failures are reported, never thrown. */
export async function runSession(request: SessionRequest): Promise<void> {
  const failure = new AbortController()
  const signal = AbortSignal.any([request.signal, failure.signal])
  const silence = watchSilence(longestSilenceMs, () => fail(new Trouble('stalled')))
  let waitTimer: ReturnType<typeof setTimeout> | undefined

  const report = (event: SessionEvent) => {
    if (!signal.aborted) request.report(event)
  }
  const fail = (trouble: Trouble) => {
    report({ type: 'failed', kind: trouble.kind })
    failure.abort(trouble)
  }
  const settle = () => {
    silence.stop()
    clearTimeout(waitTimer)
  }
  signal.addEventListener('abort', settle, { once: true })

  let isShown = false
  try {
    const { library, pdf, fetchRest } = await openDocument({
      ...request,
      signal,
      onProgress: (loaded, total) => {
        silence.heard()
        report({ type: 'progress', loaded, total })
      },
      onWaiting: (isWaiting) => {
        if (!isWaiting || isShown) {
          clearTimeout(waitTimer)
          waitTimer = undefined
        } else {
          waitTimer ??= setTimeout(() => fail(new Trouble('network')), longestWaitMs)
        }
        report({ type: 'waiting', isWaiting })
      },
      onPassword: (submit, wrong) => {
        silence.pause()
        const goOn = (password: string) => {
          silence.heard()
          report({ type: 'progress', loaded: 0, total: 0 })
          submit(password)
        }
        report({ type: 'password', wrong, submit: goOn })
      },
      onActivity: silence.heard,
      onCrash: fail,
    })
    silence.heard()
    // The library's viewer shows nothing, and says nothing, when the first page cannot be had.
    await pdf.getPage(1)
    signal.throwIfAborted()
    const reader = createReader({
      ...request,
      library,
      pdf,
      signal,
      iconsFolder: request.resources.icons,
      onLaidOut: (laidOut) => {
        request.onLaidOut(laidOut)
        report({ type: 'opened', reader: laidOut })
      },
    })
    await Promise.race([reader.firstPageShown, aborted(signal)])
    isShown = true
    settle()
    if (mayFetchAhead()) fetchRest()
    report({ type: 'ready', pageCount: pdf.numPages })
  } catch (error) {
    if (!signal.aborted) fail(asTrouble(error))
  }
}

/** Whether data and memory may be spent on pages that nobody has asked for: not on mobile data or small phones. */
function mayFetchAhead(): boolean {
  const { connection, deviceMemory = 8 } = navigator as Navigator & {
    readonly connection?: { readonly saveData?: boolean; readonly type?: string; readonly effectiveType?: string }
    readonly deviceMemory?: number
  }
  const isSparing =
    connection?.saveData || connection?.type === 'cellular' || (connection?.effectiveType ?? '4g') !== '4g'
  return !isSparing && deviceMemory >= 4
}

function aborted(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true })
  })
}
