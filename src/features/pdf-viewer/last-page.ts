/** The page at which each document was left, stored on the user's device. */
import { storedValue } from '../../storage/stored-value.ts'

/** How many documents are stored; older ones are dropped. */
const maxDocuments = 50

/** By the document's address, the latest last. */
type LastPages = Readonly<Record<string, number>>

const isPage = (value: unknown) => Number.isInteger(value) && Number(value) > 0

const stored = storedValue<LastPages>({
  area: 'local',
  key: 'pdf-pages',
  version: 2,
  parse: (value) => (Object.values(value as LastPages).every(isPage) ? (value as LastPages) : undefined),
  fallback: {},
})

/** The page at which the document at an address was left; `undefined` for a new one. */
export function lastPage(src: string): number | undefined {
  return stored.get()[src]
}

export function storeLastPage(src: string, page: number): void {
  const others = Object.entries(stored.get()).filter(([address]) => address !== src)
  stored.set(Object.fromEntries([...others, [src, page] as const].slice(-maxDocuments)))
}
