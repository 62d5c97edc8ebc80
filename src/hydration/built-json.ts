/**
 * Data of an island that the HTML of the build already shows. At build the page hands the file over; in the browser the
 * island loads it when it is wanted, and the HTML stands until then, so that the page carries the data once.
 */
import { startTransition, use, useSyncExternalStore } from 'react'
import { getJson } from '../http/client.ts'

export type JsonState = 'loading' | 'failed' | 'ready'

interface Loading {
  readonly ready: Promise<unknown>
  /** `failed`: the file did not come; the HTML of the build stands, and loading can be tried again. */
  state: JsonState
  load(): Promise<void>
}

const atBuild = new Map<string, unknown>()
const inBrowser = new Map<string, Loading>()
const listeners = new Set<() => void>()

/** Makes a file known to the HTML of the build; answers its address, the island's prop. */
export function builtJson({ address, json }: { readonly address: string; readonly json: string }): string {
  atBuild.set(address, JSON.parse(json))
  return address
}

/**
 * What the file holds. In the browser it suspends until that is there, so it is called below a `Suspense`.
 * @param names what it must hold; another file, which a host or a network may answer with, counts as one that did not come
 */
export function useBuiltJson<T>(address: string, ...names: readonly (keyof T & string)[]): T {
  return (import.meta.env.SSR ? atBuild.get(address) : use(loading(address, names).ready)) as T
}

/** How far loading is, and the way to try again. Only `useBuiltJson`, which knows what must be there, begins it. */
export function useJsonState(address: string): readonly [state: JsonState, retry: () => void] {
  const state = useSyncExternalStore<JsonState>(
    (onChange) => {
      listeners.add(onChange)
      return () => listeners.delete(onChange)
    },
    () => inBrowser.get(address)?.state ?? 'loading',
    () => 'loading',
  )
  return [state, () => inBrowser.get(address)?.load()]
}

function loading(address: string, names: readonly string[]): Loading {
  const known = inBrowser.get(address)
  if (known) return known
  // Not `Promise.withResolvers`, which the oldest browsers lack.
  let resolve: (json: unknown) => void = () => {}
  const ready = new Promise<unknown>((resolveIt) => {
    resolve = resolveIt
  })
  const made: Loading = {
    ready,
    state: 'loading',
    async load() {
      setState('loading')
      try {
        const json = await getJson(address, { retries: 2 })
        const isOther = typeof json !== 'object' || json === null || names.some((name) => !(name in json))
        if (isOther) throw new TypeError(`${address} holds something else.`)
        // `startup/translated.ts` hears of it, since React compares texts with those of the build now.
        document.dispatchEvent(new CustomEvent('data:present', { detail: address }))
        resolve(json)
        setState('ready')
      } catch {
        document.dispatchEvent(new CustomEvent('data:missing', { detail: address }))
        setState('failed')
      }
    },
  }
  const setState = (state: JsonState) => {
    made.state = state
    // A transition, so that the HTML of the build stands meanwhile.
    startTransition(() => {
      for (const listener of listeners) listener()
    })
  }
  inBrowser.set(address, made)
  made.load()
  return made
}
