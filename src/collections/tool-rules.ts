/** Rules of the tools as readers see them: articles with links into the library, certainty in words. */
import type { z } from 'zod'
import { toolTranslator } from '../i18n/dictionaries.ts'
import type { Language } from '../i18n/languages.ts'
import { localizedPath } from '../i18n/paths.ts'
import { citationLabel } from '../lib/citation.ts'
import type { ReviewDays, ShownRule } from '../lib/island-data.ts'
import { regulation } from './regulations.ts'
import type { certainty, legalBasis, toolRule } from './schema/tool.ts'

type Basis = z.output<typeof legalBasis>

/** For example `Pasal 5 UU 10/2020`, with its page where the library has it. */
export function shownBasis(basis: readonly Basis[], language: Language): ShownRule['basis'] {
  return basis.map(({ regulation: name, article, library_id: id }) => {
    const label = citationLabel(name, article, language)
    const known = id === undefined ? undefined : regulation(id, language)
    return known ? { label, href: localizedPath(known.path, language) } : { label }
  })
}

/** Editors keep longer notes of a source; readers get the names of sites. */
const mostSites = 3

/** For example `dicocokkan dengan kompas.com`. */
export function certaintyText(sure: z.output<typeof certainty>, source: readonly string[], language: Language): string {
  const t = toolTranslator(language)
  if (sure === 'recalled') return t('tool.certainty.recalled')
  if (sure === 'uncertain') return t('tool.certainty.uncertain')
  const sites = [...new Set(source.flatMap((one) => /^[a-z0-9.-]+\.[a-z]{2,}/.exec(one)?.[0] ?? []))]
  return sites.length > 0
    ? t('tool.certainty.seenIn', { source: sites.slice(0, mostSites).join(', ') })
    : t('tool.certainty.seen')
}

export function shownRule(rule: z.output<typeof toolRule>, language: Language): ShownRule {
  return {
    text: rule.text[language],
    basis: shownBasis(rule.basis, language),
    certainty: certaintyText(rule.certainty, rule.source, language),
  }
}

/** Every rule of a file by its key. */
export function shownRules(
  rules: Readonly<Record<string, z.output<typeof toolRule>>>,
  language: Language,
): Readonly<Record<string, ShownRule>> {
  return Object.fromEntries(Object.entries(rules).map(([key, rule]) => [key, shownRule(rule, language)]))
}

export function reviewDays(facts: { readonly checked_on: string; readonly recheck: string }): ReviewDays {
  return { checkedOn: facts.checked_on, recheck: facts.recheck }
}
