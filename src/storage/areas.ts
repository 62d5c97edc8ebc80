/**
 * The browser's two storage areas, made safe: whatever cannot be kept on the device (storage forbidden, full, or absent
 * as in a private window or a prerender) is kept in memory until the page is left, and said once in the console.
 */

export type Area = 'local' | 'session'

const allAreas: readonly Area[] = ['local', 'session']

interface AreaEntry {
  readonly area: Area
  readonly name: string
  readonly text: string
}

/** @param name of the entry that changed; `null` when any may have. */
type ChangeListener = (area: Area, name: string | null) => void

export interface Areas {
  read(area: Area, name: string): string | undefined
  write(area: Area, name: string, text: string): void
  erase(area: Area, name: string): void
  /** Every entry whose name begins so, sorted by name. */
  entries(prefix: string): AreaEntry[]
  /** Calls the listener after each change, here or in another tab; returns how to end that. */
  subscribe(listener: ChangeListener): () => void
  /** Writes a warning to the console, the same one only once. */
  warn(message: string): void
}

export function createAreas(): Areas {
  const memory: Record<Area, Map<string, string>> = { local: new Map(), session: new Map() }
  const listeners = new Set<ChangeListener>()
  const warnings = new Set<string>()

  const warn = (message: string) => {
    if (warnings.has(message)) return
    warnings.add(message)
    console.warn(message)
  }

  /** What an operation on a storage area answers; `undefined` after a warning when the browser refuses it. */
  const attempt = <T>(area: Area, operation: (storage: Storage) => T): T | undefined => {
    try {
      // Not asked of Node, which has storage of its own.
      if (typeof document === 'undefined') throw new Error('There is no browser.')
      return operation(area === 'local' ? localStorage : sessionStorage)
    } catch (error) {
      warn(`The browser's ${area} storage refuses to work; data are kept in memory until the page is left. ${error}`)
      return undefined
    }
  }

  const notify = (area: Area, name: string) => {
    for (const listener of [...listeners]) listener(area, name)
  }

  return {
    read: (area, name) => memory[area].get(name) ?? attempt(area, (storage) => storage.getItem(name) ?? undefined),

    write(area, name, text) {
      const isKept = attempt(area, (storage) => {
        storage.setItem(name, text)
        return true
      })
      if (isKept) memory[area].delete(name)
      else memory[area].set(name, text)
      notify(area, name)
    },

    erase(area, name) {
      memory[area].delete(name)
      attempt(area, (storage) => storage.removeItem(name))
      notify(area, name)
    },

    entries(prefix) {
      return allAreas
        .flatMap((area) => {
          const kept = attempt(area, (storage) => Object.entries<string>(storage)) ?? []
          return [...new Map([...kept, ...memory[area]])].map(([name, text]) => ({ area, name, text }))
        })
        .filter(({ name }) => name.startsWith(prefix))
        .sort((a, b) => (a.name < b.name ? -1 : 1))
    },

    subscribe(listener) {
      const onStorage = ({ storageArea, key }: StorageEvent) => {
        const area = allAreas.find((name) => attempt(name, (storage) => storage === storageArea))
        // The key is null when a whole area was emptied.
        if (area) listener(area, key)
      }
      // A page that comes back by the Back button heard nothing while it was away.
      const onPageShow = ({ persisted }: PageTransitionEvent) => {
        if (persisted) for (const area of allAreas) listener(area, null)
      }
      listeners.add(listener)
      addEventListener('storage', onStorage)
      addEventListener('pageshow', onPageShow)
      return () => {
        listeners.delete(listener)
        removeEventListener('storage', onStorage)
        removeEventListener('pageshow', onPageShow)
      }
    },

    warn,
  }
}
