/**
 * The site's one way to keep something on a visitor's device: typed, versioned values in the browser's local and session
 * storage. Whatever the device cannot keep (storage forbidden, full, or absent as in a prerender) is kept in memory until
 * the page is left, with a warning in the console.
 */
import { type StoredKey, storageName, storageNamespace } from './stored-keys.ts'

type Area = 'local' | 'session'

const areas: readonly Area[] = ['local', 'session']

interface StoredValueOptions<T> {
  /** `local`: until erased, in every tab; `session`: until this tab is closed. */
  readonly area: Area
  readonly key: StoredKey
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
export interface StoredItem {
  readonly area: Area
  readonly key: string
  readonly version: number
  /** As it is stored: JSON. */
  readonly text: string
}

/** Begins the names of everything that may be kept on the device. */
const prefix = `${storageNamespace}:`

/** What the device does not keep, by name. */
const memory: Readonly<Record<Area, Map<string, string>>> = { local: new Map(), session: new Map() }

/** Called with the name of the entry that changed; `null` when any of the area may have. */
const listeners = new Set<(area: Area, name: string | null) => void>()

/**
 * A value that is kept under `site:key:version`. A wrong key or version is the programmer's mistake: a misconfiguration
 * message is logged (specification, section 8), and the value lives in memory.
 */
export function storedValue<T>({ area, key, version, parse, fallback }: StoredValueOptions<T>): StoredValue<T> {
  const mistake = misconfiguration(key, version)
  if (mistake) logOnce('error', `Stored data is misconfigured: ${mistake} The value is kept in memory alone.`)
  // Without the prefix no entry reaches the device.
  const name = mistake ? `${key}:${version}` : storageName(key, version)
  let readText: string | undefined
  let readValue = fallback

  const parsed = (text: string): T => {
    try {
      const value = parse(JSON.parse(text))
      if (value !== undefined) return value
    } catch {
      // Reported below, like a value that `parse` refuses.
    }
    logOnce('warn', `What is kept as "${name}" cannot be read and is not used.`)
    return fallback
  }

  return {
    get() {
      const text = memory[area].get(name) ?? onDevice(area, name, (storage) => storage.getItem(name) ?? undefined)
      if (text !== readText) {
        readText = text
        readValue = text === undefined ? fallback : parsed(text)
      }
      return readValue
    },
    set(value) {
      for (let earlier = version - 1; earlier > 0; earlier--) erase(area, storageName(key, earlier))
      const text = JSON.stringify(value)
      const isCached = onDevice(area, name, (storage) => {
        storage.setItem(name, text)
        return true
      })
      if (isCached) memory[area].delete(name)
      else memory[area].set(name, text)
      notify(area, name)
    },
    remove: () => erase(area, name),
    subscribe: (listener) =>
      subscribe((changedArea, changedName) => {
        if (changedArea === area && (changedName === null || changedName === name)) listener()
      }),
  }
}

/** Everything that the site keeps, of every version, sorted by name. */
export function storedItems(): StoredItem[] {
  return areas.flatMap((area) => {
    const stored = onDevice(area, prefix, (storage) => Object.entries<string>(storage)) ?? []
    return [...new Map([...stored, ...memory[area]])]
      .filter(([name]) => name.startsWith(prefix))
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([name, text]) => {
        const [, key = '', version = ''] = name.split(':')
        return { area, key, version: Number(version), text }
      })
  })
}

/** Calls the listener after a change of anything that is kept, here or in another tab; returns how to end that. */
export function subscribeToStoredItems(listener: () => void): () => void {
  return subscribe(() => listener())
}

/** Erases everything that the site keeps and tells the subscribers. */
export function eraseStoredItems(): void {
  for (const { area, key, version } of storedItems()) erase(area, `${prefix}${key}:${version}`)
}

function erase(area: Area, name: string) {
  memory[area].delete(name)
  onDevice(area, name, (storage) => storage.removeItem(name))
  notify(area, name)
}

function notify(area: Area, name: string | null) {
  for (const listener of [...listeners]) listener(area, name)
}

function subscribe(listener: (area: Area, name: string | null) => void): () => void {
  const onStorage = ({ storageArea, key }: StorageEvent) => {
    const area = areas.find((each) => onDevice(each, prefix, (storage) => storage === storageArea))
    // The key is null when a whole area was emptied.
    if (area) listener(area, key)
  }
  // A page that comes back by the Back button received no events while it was away.
  const onPageShow = ({ persisted }: PageTransitionEvent) => {
    if (persisted) for (const area of areas) listener(area, null)
  }
  listeners.add(listener)
  addEventListener('storage', onStorage)
  addEventListener('pageshow', onPageShow)
  return () => {
    listeners.delete(listener)
    removeEventListener('storage', onStorage)
    removeEventListener('pageshow', onPageShow)
  }
}

/** What an operation on a storage area answers; `undefined` where the name may not be kept, or the browser refuses. */
function onDevice<T>(area: Area, name: string, operation: (storage: Storage) => T): T | undefined {
  if (!name.startsWith(prefix)) return undefined
  try {
    // Not asked of Node, which has storage of its own.
    if (typeof document === 'undefined') throw new Error('There is no browser.')
    return operation(area === 'local' ? localStorage : sessionStorage)
  } catch (error) {
    logOnce(
      'warn',
      `The browser's ${area} storage refuses to work; data are kept in memory until the page is left. ${error}`,
    )
    return undefined
  }
}

/** What is wrong with a key or version, as a sentence. */
function misconfiguration(key: string, version: number): string | undefined {
  if (!/^[a-z0-9.-]+$/.test(key)) {
    return `the key ${JSON.stringify(key)} must be lower-case letters, digits, dots and hyphens.`
  }
  if (!Number.isSafeInteger(version) || version < 1) {
    return `the version of "${key}" must be a whole number from 1, not ${version}.`
  }
  return undefined
}

const logged = new Set<string>()

function logOnce(level: 'warn' | 'error', message: string) {
  if (logged.has(message)) return
  logged.add(message)
  console[level](message)
}
