/** The pages of the tools in one language, and beside which services they stand. */

import { toolTranslator } from '../i18n/dictionaries.ts'
import type { Language } from '../i18n/languages.ts'
import { pagesOfTools } from './tool-facts.ts'

export interface ToolPage {
  /** Neutral, for `localizedPath`. */
  readonly path: string
  readonly title: string
  /** Its name in a list of ways. */
  readonly short: string
  /** The answer that it gives. */
  readonly summary: string
}

export function toolPages(language: Language): ToolPage[] {
  return pagesOfTools.map((entry) => toolPage(entry, language))
}

/** The tools that belong to any of some services, each once. */
export function toolsBeside(services: readonly string[], language: Language): ToolPage[] {
  return pagesOfTools
    .filter((entry) => services.some((service) => entry.services.includes(service)))
    .map((entry) => toolPage(entry, language))
}

function toolPage({ path, tool }: (typeof pagesOfTools)[number], language: Language): ToolPage {
  const t = toolTranslator(language)
  return { path, title: t(`${tool}.title`), short: t(`${tool}.short`), summary: t(`${tool}.lead`) }
}
