/** The fees of a service, from a file that browsers keep. */
import { startTransition, useCallback, useEffect, useState } from 'react'
import { getJson } from '../../http/client.ts'
import type { PricedService } from '../../lib/fees.ts'

export type Prices = PricedService | 'loading' | 'failed'

export function usePrices(address: string): readonly [state: Prices, retry: () => void] {
  const [state, setState] = useState<Prices>('loading')

  const load = useCallback(
    async (signal?: AbortSignal) => {
      // A transition, so that the HTML of the build stands until the dictionary is there as well.
      const show = (next: Prices) => signal?.aborted || startTransition(() => setState(next))
      try {
        show((await getJson(address, { retries: 2, ...(signal && { signal }) })) as PricedService)
      } catch {
        show('failed')
      }
    },
    [address],
  )

  useEffect(() => {
    const end = new AbortController()
    load(end.signal)
    return () => end.abort()
  }, [load])

  const retry = () => {
    setState('loading')
    load()
  }
  return [state, retry]
}
