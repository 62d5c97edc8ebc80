/** The fees of a service, from a file that browsers keep. */
import { startTransition, useCallback, useEffect, useState } from 'react'
import { getJson } from '../../http/client.ts'
import type { PricedService } from '../../lib/fees.ts'

export type Prices = PricedService | 'loading' | 'failed'

/** @throws TypeError for what is not the fees of a service: another file may lie at the address, or a host answer for it */
function readPrices(json: unknown): PricedService {
  const prices = json as Partial<PricedService> | null
  if (!Array.isArray(prices?.fees?.lines) || !Array.isArray(prices.fees.variants))
    throw new TypeError('These are not the fees of a service.')
  return prices as PricedService
}

export function usePrices(address: string): readonly [state: Prices, retry: () => void] {
  const [state, setState] = useState<Prices>('loading')

  const load = useCallback(
    async (signal?: AbortSignal) => {
      // A transition, so that the HTML of the build stands until the dictionary is there as well.
      const show = (next: Prices) => signal?.aborted || startTransition(() => setState(next))
      try {
        show(readPrices(await getJson(address, { retries: 2, ...(signal && { signal }) })))
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
