/** The site's one way to keep something on a visitor's device. */
import { createStore } from './store.ts'
import { type StoredKey, storageNamespace } from './stored-keys.ts'

const store = createStore<StoredKey>(storageNamespace)

export const { storedValue, keptItems, subscribeToKeptItems, eraseKeptItems } = store
