/** For scripts inside the page, which have no room for `storedValue()`. */
import { type StoredKey, storageName } from './stored-keys.ts'

/** What the visitor's device keeps under a key of the local area, as JSON; `null` where there is or can be nothing. */
export function keptText(key: StoredKey, version: number): string | null {
  try {
    return localStorage.getItem(storageName(key, version))
  } catch {
    return null
  }
}
