/** The codes and everyday words of the finder, loaded with the page. */
import { useCallback } from 'react'
import { type Kbli, type KbliIndex, openKbli } from '../../../engines/kbli-index.ts'
import { getJson } from '../../../http/client.ts'
import { type Loaded, useLoaded } from '../../../http/use-loaded.ts'

/** Lets the browser paint and answer between parts of a long task. */
const nextTask = () => new Promise<void>((resolve) => setTimeout(resolve))

export type KbliState = Loaded<Kbli>

/** @param address of the index */
export function useKbli(address: string): readonly [state: KbliState, retry: () => void] {
  const get = useCallback(
    async () => openKbli((await getJson(address, { retries: 2 })) as KbliIndex, nextTask),
    [address],
  )
  return useLoaded(get, true)
}
