/** The codes and everyday words of the finder: loaded with the page, and again when a load has failed. */
import { useCallback, useEffect, useRef, useState } from 'react'
import { type Kbli, type KbliIndex, openKbli } from '../../../engines/kbli-index.ts'
import { getJson } from '../../../http/client.ts'

/** Lets the browser paint and answer between parts of a long task. */
const nextTask = () => new Promise<void>((resolve) => setTimeout(resolve))

export type KbliState = Kbli | 'loading' | 'failed'

/** @param address of the index */
export function useKbli(address: string): readonly [state: KbliState, retry: () => void] {
  const [state, setState] = useState<KbliState>('loading')
  /** An index that is there, or on its way, is not asked for again. */
  const isWanted = useRef(true)

  const load = useCallback(async () => {
    if (!isWanted.current) return
    isWanted.current = false
    try {
      const index = (await getJson(address, { retries: 2 })) as KbliIndex
      setState(await openKbli(index, nextTask))
    } catch {
      // The page says so and offers another try.
      isWanted.current = true
      setState('failed')
    }
  }, [address])

  const retry = useCallback(() => {
    setState('loading')
    load()
  }, [load])

  useEffect(() => {
    load()
  }, [load])

  useEffect(() => {
    if (state !== 'failed') return
    addEventListener('online', retry)
    return () => removeEventListener('online', retry)
  }, [state, retry])

  return [state, retry]
}
