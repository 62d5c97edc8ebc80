/** The pages of the categories of the KBLI, to be browsed without a search. */
import type { Language } from '../i18n/languages.ts'
import { toolTranslator } from '../i18n/tool-texts.ts'
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
  readonly title: string
  readonly summary: string
  /** By their two digits. */
  readonly divisions: ReadonlyMap<string, KbliDivision>
}

/** None where the facts of the finder are wrong: the content check, which asks for the pages, says so. */
export function kbliCategoryPages(language: Language): KbliCategoryPage[] {
  const t = toolTranslator(language)
  return Object.entries(knownToolFacts('kbli')?.categories ?? {}).map(([letter, label]) => {
    const divisions = new Map([...kbliDivisions()].filter(([, { category }]) => category === letter))
    const name = label[language]
    const count = [...divisions.values()].reduce((sum, { codes }) => sum + codes.length, 0)
    return {
      path: `/alat/cari-kbli/${letter.toLowerCase()}`,
      letter,
      name,
      title: t('kbli.categoryTitle', { letter, name }),
      summary: t('kbli.categoryLead', { count, letter, name }),
      divisions,
    }
  })
}
