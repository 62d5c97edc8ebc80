/** Notices when something that should speak has fallen silent. */

export interface SilenceWatch {
  /** A sign of life. */
  heard(): void
  /** Nothing is expected for now, for example while the reader types a password. */
  pause(): void
  stop(): void
}

/** Calls `onSilence`, once, when nothing was heard for so many milliseconds. */
export function watchSilence(longestMs: number, onSilence: () => void): SilenceWatch {
  let timer: ReturnType<typeof setTimeout> | undefined
  let isOver = false
  const pause = () => clearTimeout(timer)
  const stop = () => {
    isOver = true
    pause()
  }
  const heard = () => {
    pause()
    if (isOver) return
    timer = setTimeout(() => {
      stop()
      onSilence()
    }, longestMs)
  }
  heard()
  return { heard, pause, stop }
}
