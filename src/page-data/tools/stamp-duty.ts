/** The page of the stamp duty check. */
import { toolFacts } from '../../collections/tool-facts.ts'
import { reviewDays, shownRules } from '../../collections/tool-rules.ts'
import type { Language } from '../../i18n/languages.ts'
import { toolPage } from './tool-page.ts'

export function stampDutyPage(language: Language) {
  const facts = toolFacts('stamp-duty')
  const { head, screen, island, tools, link } = toolPage(language, '/alat/bea-meterai', 'stamp')
  const rules = shownRules(facts.rules, language)
  const days = reviewDays(facts)
  const money = (amount: number) => tools.money(amount)
  const duty = facts.duty_idr
  return {
    head,
    props: {
      screen: {
        ...screen,
        rules: Object.values(rules),
        days,
        examples: [
          { given: tools('stamp.example.1'), result: money(2 * duty) },
          { given: tools('stamp.example.2'), result: money(0) },
          { given: tools('stamp.example.3'), result: money(duty) },
          { given: tools('stamp.example.4'), result: money(0) },
          { given: tools('stamp.example.5'), result: money(duty) },
          { given: tools('stamp.example.6'), result: money(2 * duty) },
        ],
        limits: [tools('stamp.limit.1'), tools('stamp.limit.2'), tools('stamp.limit.3')],
        official: { label: tools('stamp.official'), href: facts.portal },
        next: [
          link(tools('stamp.next.1'), '/layanan/tinjau-kontrak'),
          link(tools('stamp.next.2'), '/layanan/susun-kontrak'),
          link(tools('stamp.next.3'), '/alat/cek-penawaran'),
        ],
      },
      island: {
        ...island,
        rates: {
          duty_idr: facts.duty_idr,
          money_above_idr: facts.money_above_idr,
          surcharge_percent: facts.surcharge_percent,
          since_year: facts.since_year,
          kinds: facts.kinds.map(({ id, duty, rule }) => ({ id, duty, rule })),
        },
        kinds: facts.kinds.map(({ id, label }) => ({ id, label: label[language] })),
        rules,
        days,
      },
    },
  }
}
