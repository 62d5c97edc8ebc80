/** The page of the cost of the first year. Prices come from the data of the services. */
import { type Service, service } from '../../collections/services.ts'
import { toolFacts } from '../../collections/tool-facts.ts'
import { reviewDays, shownRules } from '../../collections/tool-rules.ts'
import { firstYear, type Programme } from '../../engines/first-year.ts'
import { toolTranslator } from '../../i18n/dictionaries.ts'
import type { Language } from '../../i18n/languages.ts'
import { formatRupiahRange } from '../../lib/format.ts'
import { toolPage } from './tool-page.ts'

const officialUrl = 'https://oss.go.id'

export function firstYearPage(language: Language) {
  const facts = toolFacts('first-year')
  const tools = toolTranslator(language)
  const rules = shownRules(facts.rules, language)
  const programmes = facts.payroll.programmes.map((programme) => ({ ...programme, label: programme.label[language] }))
  const forms = facts.forms.map(({ id, service: serviceId }) => {
    const own = known(serviceId, language)
    return {
      id,
      label: own.entity?.name ?? own.title,
      service: serviceId,
      table: own.fees,
      later: facts.later.filter((cost) => cost.forms.includes(id)).map(({ label }) => label[language]),
    }
  })
  const words = (minIdr: number, maxIdr: number, open: number) => {
    const sum = tools.money(minIdr, maxIdr)
    return open === 0 ? sum : `${tools('first.from', { sum })} ${tools('first.open', { count: open })}`
  }
  const results = forms.map(({ service: serviceId, table }) => {
    const { total, openRows } = firstYear([{ service: serviceId, table, choice: {} }], [], undefined, {
      contributions: '',
      thr: '',
    })
    return words(total.minIdr, total.maxIdr, openRows.length)
  })
  return toolPage(language, 'first', {
    rules: Object.values(rules),
    days: reviewDays(facts),
    results: [...results, payrollExample(programmes, tools.locale)],
    official: officialUrl,
    next: ['/alat/cek-penawaran', '/pilih-badan-usaha', '/layanan/konsultasi-online'],
    island: {
      forms,
      trademark: { service: facts.trademark_service, table: known(facts.trademark_service, language).fees },
      limits: { wage_low_idr: facts.payroll.wage_low_idr, wage_high_idr: facts.payroll.wage_high_idr },
      programmes,
      riskClasses: facts.payroll.risk_classes.map((label) => label[language]),
      rules,
    },
  })
}

function known(id: string, language: Language): Service {
  const found = service(id, language)
  if (!found)
    throw new Error(
      `The tools name the service ${id}, which does not exist. Correct content/facts/tools/first-year.yaml.`,
    )
  return found
}

/** One worker at five million in an office with all five programmes. */
function payrollExample(programmes: readonly Programme[], locale: string): string {
  const staff = { count: 1, wageIdr: 5_000_000, months: 12, risk: 0, programmes: programmes.map(({ id }) => id) }
  const { total } = firstYear([], programmes, staff, { contributions: '', thr: '' })
  return formatRupiahRange(total.minIdr, total.maxIdr, locale)
}
