/** Loads dictionaries in the browser: each once a page, tried again until it arrives. */
import { getJson } from '../http/client.ts'
import { retry } from '../http/retry.ts'
import { digestOf } from '../lib/digest.ts'
import type { Language } from './languages.ts'
import type { Dictionary } from './translate.ts'

const firstRetryMs = 1_000
const longestRetryMs = 30_000
/** After this, the page says what works without the texts. */
const lateMs = 6_000

const loads = new Map<Language, Promise<Dictionary>>()
const loaded = new Map<Language, Dictionary>()
const listeners = new Set<() => void>()

/** The address of a dictionary, relative to the site (specification, section 7). */
export function dictionaryPath(language: Language): string {
  return `${import.meta.env.BASE_URL}assets/i18n/${language}.json`
}

/**
 * The dictionary of a language. Never rejects: the text that was rendered at build stands until it arrives, so a
 * failure is written to the console and the load is tried again, at growing intervals and when the network returns. The
 * page hears of it (`startup/failed-islands.ts`), since islands cannot be used meanwhile.
 */
export function loadDictionary(language: Language): Promise<Dictionary> {
  let load = loads.get(language)
  if (!load) {
    load = requestDictionary(language)
    loads.set(language, load)
  }
  return load
}

/** The dictionary of a language, if it has arrived. */
export function loadedDictionary(language: Language): Dictionary | undefined {
  return loaded.get(language)
}

/** Calls the listener when a dictionary has arrived; returns how to end that. */
export function subscribeToDictionaries(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Whether the dictionary that arrived differs from the one with which this page was built. */
export function isDictionaryChanged(language: Language): boolean {
  const dictionary = loaded.get(language)
  const built = document.documentElement.dataset.dictionary
  return dictionary !== undefined && built !== undefined && digestOf(JSON.stringify(dictionary)) !== built
}

async function requestDictionary(language: Language): Promise<Dictionary> {
  const tell = (name: string) => document.dispatchEvent(new Event(name))
  const late = setTimeout(tell, lateMs, 'texts:missing')
  const dictionary = await retry(async () => assertDictionary(await getJson(dictionaryPath(language))), {
    firstDelayMs: firstRetryMs,
    longestDelayMs: longestRetryMs,
    shouldRetry(error) {
      console.error(`The dictionary "${language}" could not be loaded; the page keeps its text.`, error)
      tell('texts:missing')
      return true
    },
  })
  clearTimeout(late)
  loaded.set(language, dictionary)
  tell('texts:present')
  for (const listener of [...listeners]) listener()
  return dictionary
}

function assertDictionary(value: unknown): Dictionary {
  const isDictionary =
    typeof value === 'object' &&
    value !== null &&
    !Array.isArray(value) &&
    Object.values(value).every((text) => typeof text === 'string')
  if (!isDictionary) throw new TypeError('A dictionary must be an object whose values are strings.')
  return value as Dictionary
}
