/** Notices when the page before the reader does not come: a worker that hangs, or a server that never answers. */

/** After so much silence the reader is offered to try again, in milliseconds. */
const slowMs = 15_000

/** After so much silence it is given up, in milliseconds: as long as for a document that does not open. */
const stalledMs = 60_000

const lookEveryMs = 1_000

export interface SlowPageOptions {
  /** Whether the current page is still to be drawn, although there is room for it and someone may look. */
  readonly isPending: () => boolean
  /** Called with `true` when the page is late, and with `false` when it has come or something moves again. */
  readonly onSlow: (isSlow: boolean) => void
  /** Called once, after which nothing is watched any more. */
  readonly onStalled: () => void
  readonly signal: AbortSignal
}

/** Watches until the signal ends it. The returned function is for signs of life: bytes, or words of the worker. */
export function watchSlowPage({ isPending, onSlow, onStalled, signal }: SlowPageOptions): () => void {
  let lastSign = performance.now()
  let isSlow = false
  const tell = (now: boolean) => {
    if (now !== isSlow) onSlow(now)
    isSlow = now
  }
  const heard = () => {
    lastSign = performance.now()
  }
  const timer = setInterval(() => {
    if (!isPending()) heard()
    const silence = performance.now() - lastSign
    tell(silence >= slowMs)
    if (silence < stalledMs) return
    clearInterval(timer)
    onStalled()
  }, lookEveryMs)
  signal.addEventListener('abort', () => clearInterval(timer), { once: true })
  return heard
}
