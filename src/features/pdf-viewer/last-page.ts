/** The page at which each document was left, stored on the user's device. */
import { storedValue } from '../../storage/stored-value.ts'

/** How many documents are stored; older ones are dropped. */
const maxDocuments = 50

/** A document's address and its page, the latest last. */
type LastPages = readonly (readonly [address: string, page: number])[]

const stored = storedValue<LastPages>({
  area: 'local',
  key: 'pdf-pages',
  version: 1,
  parse: (value) => (isLastPages(value) ? value : undefined),
  fallback: [],
})

/** The page at which the document at an address was left; `undefined` for a new one. */
export function lastPage(src: string): number | undefined {
  return stored.get().find(([address]) => address === src)?.[1]
}

export function storeLastPage(src: string, page: number): void {
  if (lastPage(src) === page) return
  const others = stored.get().filter(([address]) => address !== src)
  stored.set([...others, [src, page] as const].slice(-maxDocuments))
}

function isLastPages(value: unknown): value is LastPages {
  return (
    Array.isArray(value) &&
    value.every(
      (entry) =>
        Array.isArray(entry) && typeof entry[0] === 'string' && Number.isInteger(entry[1]) && Number(entry[1]) > 0,
    )
  )
}
