/** Where this visitor left each document: kept on the device alone. */
import { storedValue } from '../../../storage/stored-value.ts'
import type { DocumentSource } from '../document/open-document.ts'

/** The latest documents that are remembered; older ones are forgotten. */
const longestMemory = 50

/** A document's address and its page, the latest last. */
type LastPages = readonly (readonly [address: string, page: number])[]

const stored = storedValue<LastPages>({
  area: 'local',
  key: 'pdf-pages',
  version: 1,
  parse: (value) => (isLastPages(value) ? value : undefined),
  fallback: [],
})

/** The page at which a document was left; `undefined` for one that is new here, or that has no address. */
export function lastPage(source: DocumentSource): number | undefined {
  return stored.get().find(([address]) => address === source)?.[1]
}

export function rememberLastPage(source: DocumentSource, page: number): void {
  if (typeof source !== 'string' || lastPage(source) === page) return
  const others = stored.get().filter(([address]) => address !== source)
  stored.set([...others, [source, page] as const].slice(-longestMemory))
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
