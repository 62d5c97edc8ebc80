/** The page of the compliance calendar. */
import { dutyGroups, type ToolFacts, toolFacts } from '../../collections/tool-facts.ts'
import { certaintyText, reviewDays, shownBasis } from '../../collections/tool-rules.ts'
import type { CalendarDuty, DutyGroup } from '../../engines/calendar.ts'
import { toolTranslator } from '../../i18n/dictionaries.ts'
import type { Language } from '../../i18n/languages.ts'
import { site } from '../../site/site.ts'
import { pathOfTool, toolPage } from './tool-page.ts'

type Facts = ToolFacts<'duties-tax'>['duties'][number]

/** Duties that most calendars on the web date wrongly; their `explain` says how. */
const oftenWrong = [
  'tax-pph21-pay',
  'tax-final-umkm-pay',
  'tax-pph21-report',
  'tax-ppn',
  'lic-lkpm-half-year',
  'lic-lkpm-quarter',
  'corp-annual-report-sabh',
  'lab-wlkp-yearly',
]

export function calendarPage(language: Language) {
  const facts = toolFacts('calendar')
  const tools = toolTranslator(language)
  const duties = dutyGroups.flatMap((group) =>
    toolFacts(`duties-${group}`).duties.map((duty) => calendarDuty(duty, group, language)),
  )
  const groups = dutyGroups.map((group) => ({
    label: tools(`calendar.group.${group}`),
    duties: duties.filter((duty) => duty.group === group),
  }))
  const { head, props } = toolPage(language, 'calendar', {
    rulesTitle: tools('calendar.oftenWrong'),
    rules: oftenWrong.flatMap((id) => {
      const duty = duties.find((one) => one.id === id)
      if (!duty?.explain) return []
      const { title, rule, explain, basis, sureness } = duty
      return [{ text: `${title}: ${rule}. ${explain}`, basis, certainty: sureness }]
    }),
    days: reviewDays(facts),
    limits: [facts.banner, facts.labour_banner, ...facts.gaps].map((text) => text[language]),
    official: 'https://oss.go.id',
    next: ['/alat/biaya-tahun-pertama', '/infohukum', '/layanan/konsultasi-online'],
    island: {
      duties,
      groups: Object.fromEntries(dutyGroups.map((group) => [group, tools(`calendar.group.${group}`)])),
      holidays: {
        years: Object.fromEntries(Object.entries(facts.holidays).map(([year, holiday]) => [year, holiday.days])),
        religious: facts.religious.map(({ id, days: on }) => ({ id, days: on })),
      },
      religious: facts.religious.map(({ id, label }) => ({ id, label: label[language] })),
      banner: facts.banner[language],
      labourBanner: facts.labour_banner[language],
      version: facts.version,
      page: new URL(tools.href(pathOfTool('calendar')), site.origin).href,
    },
  })
  return { head, props: { ...props, groups } }
}

/** The weakest first: who is concerned and when decide together how sure the line is. */
const weakest = ['uncertain', 'recalled', 'seen'] as const

function calendarDuty(duty: Facts, group: DutyGroup, language: Language): CalendarDuty {
  const { who, when } = duty.certainty
  const sure = weakest.find((one) => one === who || one === when) ?? 'uncertain'
  return {
    id: duty.id,
    group,
    show: duty.show,
    ticked_by_profile: duty.ticked_by_profile,
    who: duty.who,
    when: duty.when,
    shift: duty.shift,
    repeat_years: duty.repeat_years,
    certainty: { who, when },
    title: duty.title[language],
    rule: duty.rule[language],
    explain: duty.explain?.[language],
    sanction: duty.sanction[language],
    authority: duty.authority,
    portal: duty.portal,
    basis: shownBasis(duty.basis, language),
    sanctionBasis: shownBasis(duty.sanction_basis, language),
    sureness: certaintyText(sure, duty.source, language),
    recheck: duty.recheck,
  }
}
