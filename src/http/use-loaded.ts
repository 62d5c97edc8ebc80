/** What an island loads by itself: asked for at once or when it is wanted, and again when a load has failed. */
import { useCallback, useEffect, useRef, useState } from 'react'

export type Loaded<Value extends object> = Value | 'unasked' | 'loading' | 'failed'

/**
 * @param get must stay the same function; a component with another one needs another `key`
 * @param isAtOnce else nothing is asked for before `load` is called
 * @returns `load` to ask for it, or to try again; what is there, or on its way, is not asked for again
 */
export function useLoaded<Value extends object>(
  get: () => Promise<Value>,
  isAtOnce: boolean,
): readonly [state: Loaded<Value>, load: () => void] {
  const [state, setState] = useState<Loaded<Value>>(isAtOnce ? 'loading' : 'unasked')
  const isWanted = useRef(true)

  const load = useCallback(async () => {
    if (!isWanted.current) return
    isWanted.current = false
    setState('loading')
    try {
      setState(await get())
    } catch {
      // The page says so and offers another try.
      isWanted.current = true
      setState('failed')
    }
  }, [get])

  useEffect(() => {
    if (isAtOnce) load()
  }, [isAtOnce, load])

  useEffect(() => {
    if (state !== 'failed') return
    addEventListener('online', load)
    return () => removeEventListener('online', load)
  }, [state, load])

  return [state, load]
}
