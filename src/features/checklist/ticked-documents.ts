/** Which documents of a service the visitor has ticked, kept on this device alone. */
import { storedValue } from '../../storage/stored-value.ts'

/** @param service the service's id */
export function tickedDocuments(service: string) {
  return storedValue({ area: 'local', key: `checklist.${service}`, version: 1, parse: parseIds, fallback: [] })
}

function parseIds(value: unknown): readonly string[] | undefined {
  return Array.isArray(value) && value.every((id) => typeof id === 'string') ? value : undefined
}
