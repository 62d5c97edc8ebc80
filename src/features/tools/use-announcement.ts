/** The sentence that a tool reads out, held back while the visitor types. */
import { useEffect, useState } from 'react'
import { restLeft } from './announcement.ts'

interface Announcement {
  /** For the live region. */
  readonly announced: string
  /** For each input of the form. */
  readonly onInput: () => void
}

/** @param status the answer of the moment in one sentence */
export function useAnnouncement(status: string): Announcement {
  const [typedAt, setTypedAt] = useState<number>()
  const [announced, setAnnounced] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setAnnounced(status), restLeft(typedAt, performance.now()))
    return () => clearTimeout(timer)
  }, [status, typedAt])
  return { announced, onInput: () => setTypedAt(performance.now()) }
}
