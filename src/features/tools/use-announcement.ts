/** The sentence that a tool reads out, held back while the visitor types. */
import { useEffect, useRef, useState } from 'react'

interface Announcement {
  /** For the live region. */
  readonly announced: string
  /** For each input of the form. */
  readonly onInput: () => void
}

/** @param status the answer of the moment in one sentence */
export function useAnnouncement(status: string): Announcement {
  const [announced, setAnnounced] = useState('')
  // No state: a list that is drawn anew between its events `input` and `change` would lose what was just chosen.
  const typedAt = useRef<number>(undefined)
  useEffect(() => {
    const left = () => restLeft(typedAt.current, performance.now())
    const announce = () => {
      if (left() > 0) timer = setTimeout(announce, left())
      else setAnnounced(status)
    }
    let timer = setTimeout(announce, left())
    return () => clearTimeout(timer)
  }, [status])
  return {
    announced,
    onInput: () => {
      typedAt.current = performance.now()
    },
  }
}

/** So long must typing rest, in milliseconds; shorter than a pause for thought, longer than one between two keys. */
const restMs = 700

/**
 * How long is still to be waited before an answer is read out, in milliseconds: it must not interrupt the typing, nor tell
 * a verdict on half a word.
 * @param typedAt the moment of the last key or choice; undefined where there was none
 * @param now on the same clock
 */
export function restLeft(typedAt: number | undefined, now: number): number {
  return typedAt === undefined ? 0 : Math.max(0, typedAt + restMs - now)
}
