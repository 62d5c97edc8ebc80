/** Typed, namespaced, versioned values over the browser's local and session storage. */
import { type Area, createAreas } from './areas.ts'

interface StoredValueOptions<T, Key extends string = string> {
  /** `local`: until erased, in every tab; `session`: until this tab is closed. */
  readonly area: Area
  readonly key: Key
  /** A whole number from 1; raise it when the shape changes. Values of earlier versions are not read. */
  readonly version: number
  /** Checks what was read (JSON). `undefined`, or an exception, says that it is not such a value. */
  readonly parse: (value: unknown) => T | undefined
  /** What `get` answers while nothing usable is kept. */
  readonly fallback: T
}

interface StoredValue<T> {
  /** The same object until the value changes, as `useSyncExternalStore` asks for. */
  get(): T
  /** @param value something that JSON can express. */
  set(value: T): void
  remove(): void
  /** Calls the listener after every change, here or in another tab; returns how to end that. */
  subscribe(listener: () => void): () => void
}

/** One thing that the site keeps on the device. */
export interface KeptItem {
  readonly area: Area
  readonly key: string
  readonly version: number
  /** As it is stored: JSON. */
  readonly text: string
}

export interface Store<Key extends string> {
  storedValue<T>(options: StoredValueOptions<T, Key>): StoredValue<T>
  /** Everything that the site keeps, of every version, sorted by key. */
  keptItems(): KeptItem[]
  /** Calls the listener after a change of anything that is kept, here or in another tab; returns how to end that. */
  subscribeToKeptItems(listener: () => void): () => void
  /** Erases everything that the site keeps and tells the subscribers. */
  eraseKeptItems(): void
}

/**
 * A store whose entries are named `namespace:key:version`.
 *
 * A wrong namespace, key or version is the programmer's mistake: a misconfiguration message is logged, once
 * (specification, section 8), and the value lives in memory.
 */
export function createStore<Key extends string>(namespace: string): Store<Key> {
  const namespaceIsValid = isName(namespace)
  const areas = createAreas()
  const misconfigurations = new Set<string>()

  const logMisconfiguration = (message: string) => {
    if (misconfigurations.has(message)) return
    misconfigurations.add(message)
    console.error(`Stored data is misconfigured: ${message} The value is kept in memory alone.`)
  }

  /** Whether the value may be kept on the device. */
  const isConfigured = (key: string, version: number) => {
    if (!namespaceIsValid) logMisconfiguration(`the namespace ${JSON.stringify(namespace)} must be ${nameRule}.`)
    else if (!isName(key)) logMisconfiguration(`the key ${JSON.stringify(key)} must be ${nameRule}.`)
    else if (!isVersion(version)) {
      logMisconfiguration(`the version of "${key}" must be a whole number from 1, not ${version}.`)
    } else return true
    return false
  }

  return {
    storedValue<T>({ area, key, version, parse, fallback }: StoredValueOptions<T, Key>): StoredValue<T> {
      const name = `${namespace}:${key}:${version}`
      if (!isConfigured(key, version)) return valueInMemory(fallback)
      let readText: string | undefined
      let readValue = fallback

      const parsed = (text: string): T => {
        try {
          const value = parse(JSON.parse(text))
          if (value !== undefined) return value
        } catch {
          // Reported below, like a value that `parse` refuses.
        }
        areas.warn(`What is kept as "${name}" cannot be read and is not used.`)
        return fallback
      }

      return {
        get() {
          const text = areas.read(area, name)
          if (text !== readText) {
            readText = text
            readValue = text === undefined ? fallback : parsed(text)
          }
          return readValue
        },
        set(value) {
          for (let earlier = version - 1; earlier > 0; earlier--) areas.erase(area, `${namespace}:${key}:${earlier}`)
          areas.write(area, name, JSON.stringify(value))
        },
        remove: () => areas.erase(area, name),
        subscribe: (listener) =>
          areas.subscribe((changedArea, changedName) => {
            if (changedArea === area && (changedName === null || changedName === name)) listener()
          }),
      }
    },

    keptItems() {
      if (!namespaceIsValid) return []
      return areas.entries(`${namespace}:`).flatMap(({ area, name, text }) => {
        const [, key = '', version = ''] = name.split(':')
        return [{ area, key, version: Number(version), text }]
      })
    },

    subscribeToKeptItems: (listener) => areas.subscribe(() => listener()),

    eraseKeptItems() {
      if (!namespaceIsValid) return
      for (const { area, name } of areas.entries(`${namespace}:`)) areas.erase(area, name)
    },
  }
}

/** For a misconfigured value: it works, and nothing of it is kept. */
function valueInMemory<T>(fallback: T): StoredValue<T> {
  let current = fallback
  const listeners = new Set<() => void>()
  const change = (value: T) => {
    current = value
    for (const listener of [...listeners]) listener()
  }
  return {
    get: () => current,
    set: change,
    remove: () => change(fallback),
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

const nameRule = 'lower-case letters, digits, dots and hyphens'

function isName(name: string): boolean {
  return /^[a-z0-9.-]+$/.test(name)
}

function isVersion(version: number): boolean {
  return Number.isSafeInteger(version) && version > 0
}
