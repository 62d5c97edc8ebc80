/** One document on the screen, from the first byte to the end: whatever happens, it ends in a state that can be shown. */
import { afterPaint } from '../../../lib/after-paint.ts'
import { iconsFolder } from '../../../lib/pdf-resource-paths.ts'
import { type DocumentRequest, openDocument } from '../document/open-document.ts'
import { asTrouble, Trouble, type TroubleKind } from '../document/trouble.ts'
import { unlessAborted } from '../document/unless-aborted.ts'
import { createReader, type Reader, type ReaderOptions } from '../reader/reader.ts'
import { watchSilence } from './silence.ts'
import { watchSlowPage } from './slow-page.ts'

/** A document may be hard work (15 s were seen), but its worker speaks meanwhile. */
const longestSilenceMs = 60_000

/** Progress is shown no more often, in milliseconds: each time the viewer renders. */
const progressPauseMs = 100

/** How long the tools leave the processor to a first page that is being drawn, in milliseconds. */
const toolsRestMs = 100

/** How long a document that is not yet on the screen waits for a lost connection. */
const longestWaitMs = 20_000

export type SessionEvent =
  | { readonly type: 'progress'; readonly loaded: number; readonly total: number }
  | { readonly type: 'password'; readonly wrong: boolean; readonly submit: (password: string) => void }
  /** The pages are laid out, and perhaps the first is drawn. */
  | { readonly type: 'opened'; readonly reader: Reader }
  | { readonly type: 'ready'; readonly pageCount: number }
  | { readonly type: 'waiting'; readonly isWaiting: boolean }
  /** The page before the reader does not come. */
  | { readonly type: 'slow'; readonly isSlow: boolean }
  | { readonly type: 'failed'; readonly kind: TroubleKind }

export interface SessionRequest
  extends Pick<DocumentRequest, 'source' | 'headers' | 'credentials' | 'resources' | 'signal'>,
    Omit<ReaderOptions, 'library' | 'pdf' | 'iconsFolder' | 'signal' | 'beforePage'> {
  readonly report: (event: SessionEvent) => void
}

/** Runs until the signal ends it or something fails; failures are reported, never thrown. */
export async function runSession(request: SessionRequest): Promise<void> {
  const failure = new AbortController()
  const signal = AbortSignal.any([request.signal, failure.signal])
  const silence = watchSilence(longestSilenceMs, () => fail(new Trouble('stalled')))
  let waitTimer: ReturnType<typeof setTimeout> | undefined
  let isProgressDue = false
  let progress: SessionEvent = { type: 'progress', loaded: 0, total: 0 }

  const report = (event: SessionEvent) => {
    if (!signal.aborted) request.report(event)
  }
  const fail = (trouble: Trouble) => {
    report({ type: 'failed', kind: trouble.kind })
    failure.abort(trouble)
  }
  let openedTimer: ReturnType<typeof setTimeout> | undefined
  let isOpened = false
  const reportOpened = (reader: Reader) => {
    if (!isOpened) report({ type: 'opened', reader })
    isOpened = true
  }
  const settle = () => {
    silence.stop()
    clearTimeout(waitTimer)
    clearTimeout(openedTimer)
  }
  signal.addEventListener('abort', settle, { once: true })

  let isShown = false
  /** Downloads that wait for the connection. */
  let waiters = 0
  let isAsking = false
  let heard: () => void = silence.heard
  const shown = Promise.withResolvers<void>()
  try {
    const { library, pdf, fetchAround } = await openDocument({
      ...request,
      signal,
      firstPageShown: shown.promise,
      onProgress: (loaded, total) => {
        // Bytes may come while the reader still types the password.
        if (isAsking) return
        heard()
        progress = { type: 'progress', loaded, total }
        if (isProgressDue) return
        isProgressDue = true
        setTimeout(() => {
          isProgressDue = false
          if (!isAsking) report(progress)
        }, progressPauseMs)
      },
      onWaiting: (waits) => {
        waiters += waits ? 1 : -1
        const isWaiting = waiters > 0
        if (!isWaiting || isShown) {
          clearTimeout(waitTimer)
          waitTimer = undefined
        } else {
          waitTimer ??= setTimeout(() => fail(new Trouble('network')), longestWaitMs)
        }
        report({ type: 'waiting', isWaiting })
      },
      onPassword: (submit, wrong) => {
        isAsking = true
        silence.pause()
        const goOn = (password: string) => {
          isAsking = false
          silence.heard()
          report({ type: 'progress', loaded: 0, total: 0 })
          submit(password)
        }
        report({ type: 'password', wrong, submit: goOn })
      },
      onActivity: () => {
        if (!isAsking) heard()
      },
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
      iconsFolder,
      beforePage: fetchAround,
      onLaidOut: (laidOut) => {
        request.onLaidOut(laidOut)
        openedTimer = setTimeout(() => reportOpened(laidOut), toolsRestMs)
      },
    })
    await unlessAborted(reader.firstPageShown, signal)
    isShown = true
    shown.resolve()
    settle()
    heard = watchSlowPage({
      isPending: () => waiters === 0 && reader.isPagePending,
      onSlow: (isSlow) => report({ type: 'slow', isSlow }),
      onStalled: () => fail(new Trouble('stalled')),
      signal,
    })
    await unlessAborted(afterPaint(), signal)
    reportOpened(reader)
    report({ type: 'ready', pageCount: pdf.numPages })
  } catch (error) {
    if (!signal.aborted) fail(asTrouble(error))
  }
}
