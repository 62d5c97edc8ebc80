/** Loads dictionaries in the browser: each once a page, tried again until it arrives. */

import { onlineOrAfter } from '../browser/online-or-after.ts'
import { getJson } from '../http/client.ts'
import type { Language } from './languages.ts'
import type { Dictionary } from './translate.ts'

const firstRetryMs = 1_000
const longestRetryMs = 30_000

const loads = new Map<Language, Promise<Dictionary>>()

/** The address of a dictionary, relative to the site (specification, section 7). */
export function dictionaryPath(language: Language): string {
  return `${import.meta.env.BASE_URL}assets/i18n/${language}.json`
}

/**
 * The dictionary of a language. Never rejects: the text that was rendered at build stands until it arrives, so a
 * failure is written to the console and the load is tried again, at growing intervals and when the network returns.
 */
export function loadDictionary(language: Language): Promise<Dictionary> {
  let load = loads.get(language)
  if (!load) {
    load = loadUntilPresent(language)
    loads.set(language, load)
  }
  return load
}

async function loadUntilPresent(language: Language): Promise<Dictionary> {
  for (let wait = firstRetryMs; ; wait = Math.min(wait * 2, longestRetryMs)) {
    try {
      return assertDictionary(await getJson(dictionaryPath(language)))
    } catch (error) {
      console.error(`The dictionary "${language}" could not be loaded; the page keeps its text.`, error)
      await onlineOrAfter(wait)
    }
  }
}

function assertDictionary(value: unknown): Dictionary {
  const isDictionary =
    typeof value === 'object' && value !== null && Object.values(value).every((text) => typeof text === 'string')
  if (!isDictionary) throw new TypeError('A dictionary must be an object whose values are strings.')
  return value as Dictionary
}
