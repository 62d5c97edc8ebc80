/** The pages of the categories of the KBLI, to be browsed without a search. */

import { toolTranslator } from '../i18n/dictionaries.ts'
import type { Language } from '../i18n/languages.ts'
import { mostOfTitle, shownTitle } from '../seo/head.ts'
import { site } from '../site/site.ts'
import { kbliDivisions } from './kbli.ts'
import type { KbliDivision } from './schema/tool-kbli.ts'
import { knownToolFacts } from './tool-facts.ts'

export interface KbliCategoryPage {
  /** Neutral, for `localizedPath`. */
  readonly path: string
  /** From A to V. */
  readonly letter: string
  /** Our short name of it. */
  readonly name: string
  /** The longest of its names that search engines show whole. */
  readonly title: string
  readonly summary: string
  /** By their two digits. */
  readonly divisions: ReadonlyMap<string, KbliDivision>
}

/** None where the facts of the finder are wrong: the content check, which asks for the pages, says so. */
export function kbliCategoryPages(language: Language): KbliCategoryPage[] {
  const t = toolTranslator(language)
  const facts = knownToolFacts('kbli')
  return Object.entries(facts?.categories ?? {}).map(([letter, label]) => {
    const divisions = new Map([...kbliDivisions()].filter(([, { category }]) => category === letter))
    const name = label[language]
    const shorter = facts?.shorter_names[letter]?.[language] ?? name
    const titles = [t('kbli.categoryTitle', { letter, name }), `KBLI ${letter}: ${name}`, `KBLI ${letter}: ${shorter}`]
    const count = [...divisions.values()].reduce((sum, { codes }) => sum + codes.length, 0)
    return {
      path: `/alat/cari-kbli/${letter.toLowerCase()}`,
      letter,
      name,
      title: titles.find((title) => shownTitle(title, site.name).length <= mostOfTitle) ?? `KBLI ${letter}: ${shorter}`,
      summary: t('kbli.categoryLead', { count, letter, name }),
      divisions,
    }
  })
}
