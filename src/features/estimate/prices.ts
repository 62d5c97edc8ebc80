/**
 * The fees of a service for its bill. At build the page hands them over; in the browser they come from a file that it keeps,
 * so that the page does not repeat them for its script.
 */
import { startTransition, use, useSyncExternalStore } from 'react'
import { getJson } from '../../http/client.ts'
import type { PricedService } from '../../lib/fees.ts'

interface Loading {
  readonly ready: Promise<PricedService>
  /** The file did not come; the HTML of the build stands, and loading can be tried again. */
  isFailed: boolean
  load(): Promise<void>
}

const atBuild = new Map<string, PricedService>()
const inBrowser = new Map<string, Loading>()
const listeners = new Set<() => void>()

/** Makes the fees at an address known to the HTML of the build; answers the address, the island's prop. */
export function pricesAtBuild(address: string, json: string): string {
  atBuild.set(address, JSON.parse(json) as PricedService)
  return address
}

/** The fees. In the browser it suspends until their file is there. */
export function usePrices(address: string): PricedService {
  return import.meta.env.SSR ? (atBuild.get(address) as PricedService) : use(loading(address).ready)
}

/** Whether loading has failed, and the way to try again. */
export function useFailedPrices(address: string): readonly [isFailed: boolean, retry: () => void] {
  const isFailed = useSyncExternalStore(
    (onChange) => {
      listeners.add(onChange)
      return () => listeners.delete(onChange)
    },
    () => loading(address).isFailed,
    () => false,
  )
  return [isFailed, () => loading(address).load()]
}

function loading(address: string): Loading {
  const known = inBrowser.get(address)
  if (known) return known
  const { promise: ready, resolve } = Promise.withResolvers<PricedService>()
  const made: Loading = {
    ready,
    isFailed: false,
    async load() {
      setFailed(false)
      try {
        resolve((await getJson(address, { retries: 2 })) as PricedService)
      } catch {
        setFailed(true)
      }
    },
  }
  const setFailed = (isFailed: boolean) => {
    made.isFailed = isFailed
    // A transition, so that the HTML of the build stands meanwhile.
    startTransition(() => {
      for (const listener of listeners) listener()
    })
  }
  inBrowser.set(address, made)
  made.load()
  return made
}
