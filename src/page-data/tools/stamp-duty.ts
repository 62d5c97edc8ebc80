/** The page of the stamp duty check. */
import { toolFacts } from '../../collections/tool-facts.ts'
import { reviewDays, shownRules } from '../../collections/tool-rules.ts'
import { toolTranslator } from '../../i18n/dictionaries.ts'
import type { Language } from '../../i18n/languages.ts'
import { toolPage } from './tool-page.ts'

export function stampDutyPage(language: Language) {
  const facts = toolFacts('stamp-duty')
  const { duty_idr, money_above_idr, surcharge_percent, since_year } = facts
  const rules = shownRules(facts.rules, language)
  const kinds = facts.kinds.map(({ id, duty, rule, label }) => ({ id, duty, rule, label: label[language] }))
  return toolPage(language, 'stamp', {
    rules: Object.values(rules),
    days: reviewDays(facts),
    results: [2, 0, 1, 0, 1, 2].map((documents) => toolTranslator(language).money(documents * duty_idr)),
    official: facts.portal,
    next: ['/layanan/tinjau-kontrak', '/layanan/susun-kontrak', '/alat/cek-penawaran'],
    island: { rates: { duty_idr, money_above_idr, surcharge_percent, since_year, kinds }, rules },
  })
}
