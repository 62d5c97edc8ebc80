/** The page of a service. */
import type { ReactNode } from 'react'
import { type AfterService, afterService, type FoundingDuty } from '../collections/after-founding.ts'
import { type Article, articlesByService } from '../collections/articles.ts'
import type { NumberedCitation } from '../collections/markdown/components.ts'
import { type ResolvedCitation, resolveCitation } from '../collections/markdown/notations.ts'
import { renderMarkdown } from '../collections/markdown/render.ts'
import { service as find, type Service } from '../collections/services.ts'
import { toolFacts } from '../collections/tool-facts.ts'
import { type ToolPage, toolsBeside } from '../collections/tool-pages.ts'
import { currentView, type View } from '../collections/view.ts'
import { citationInText } from '../components/prose/cited-regulation.tsx'
import { proseComponents, SectionProseHeading } from '../components/prose/prose-components.tsx'
import { dayCountText, ownerTextKeys } from '../i18n/days-text.ts'
import { translator } from '../i18n/dictionaries.ts'
import type { Language } from '../i18n/languages.ts'
import type { Translate } from '../i18n/translate.ts'
import { daysAfter } from '../lib/day.ts'
import { ofVariant } from '../lib/fees.ts'
import { afterWorkingDays } from '../lib/working-days.ts'
import { serviceData } from '../seo/service-data.ts'
import { site } from '../site/site.ts'
import type { GanttStep } from '../ui/gantt.tsx'
import { statesText } from './checked-law.ts'
import { type CitedLaw, citedLaw } from './cited-law.ts'
import { drawnFigures } from './figures.tsx'
import { type Page, type PropsOf, pageHead, servicesTrail } from './page.ts'
import { daysText, priceFact } from './service-facts.ts'

/** What the page shows beside the service itself: its texts drawn, the law it cites, its neighbours. */
interface ServicePageFacts {
  readonly body: ReactNode
  /** Of the body; of several without the first, below which stands what we do. */
  readonly bodyHeadings: readonly string[]
  readonly selfHelp: ReactNode
  /** In the order of the service's questions. */
  readonly answers: readonly ReactNode[]
  /** What the texts cite, in the order in which they are read, then what the service rests on besides. */
  readonly law: readonly CitedLaw[]
  /** How many of them are in which state, in words. */
  readonly lawStates: string
  /** The sum of the first case in few letters, or the least of several, and what is to be said of it. */
  readonly price: { readonly value: string; readonly note?: string }
  /** Working days of all parties, shortest and longest over the cases, and those that are ours. */
  readonly days: string
  readonly ourDays: string
  /** What the choice hangs on besides, with its article. */
  readonly decisive?: { readonly label: string; readonly value: string; readonly note: ReactNode } | undefined
  /** What the client must do afterwards, its articles resolved. */
  readonly after?: ResolvedAfter | undefined
  readonly related: readonly Service[]
  /** The newest that name it, newest first. */
  readonly articles: readonly Article[]
  readonly hasMoreArticles: boolean
  readonly tools: readonly ToolPage[]
  /** The day for which the page is built. */
  readonly today: string
}

interface ResolvedAfter extends Omit<AfterService, 'duties'> {
  readonly duties: readonly (Omit<FoundingDuty, 'basis'> & { readonly basis: readonly ResolvedCitation[] })[]
}

export function servicePage(service: Service, language: Language, view: View = currentView()) {
  const t = translator(language)
  const { title: label, search_title: title, summary: description, path } = service
  const trail = servicesTrail(t)
  return {
    head: pageHead({ title, label, description, path, language, trail, data: [serviceData(service, language, site)] }),
    props: { t, trail, service, facts: servicePageFacts(service, t, view) },
  } satisfies Page<object>
}

export type ServiceProps = PropsOf<typeof servicePage>

/** Articles beside a service; the blog has the others. */
const mostArticles = 6

function servicePageFacts(service: Service, t: Translate, view: View): ServicePageFacts {
  const Citation = citationInText(t)
  const Figure = drawnFigures(t, view)
  let citations: readonly NumberedCitation[] = []
  const draw = (markdown: string, glossary: boolean) => {
    const drawn = renderMarkdown(markdown, {
      language: t.language,
      components: { ...proseComponents(t, { Figure }), Citation, Heading: SectionProseHeading },
      glossary,
      citationsBefore: citations,
      view,
    })
    citations = drawn.citations
    return drawn
  }
  // In the order of the page: a regulation is stamped where it is first cited.
  const { decisive } = service
  const decisiveNote = decisive && draw(decisive.note, false).content
  const body = draw(service.body(), true)
  const selfHelp = draw(service.self_help, false).content
  const answers = service.questions.map(({ answer }) => draw(answer, false).content)

  const resolve = (written: string) => resolveCitation(written, t.language, view) ?? []
  const after = afterService(service.id, t.language, view)
  const newest = articlesByService(service.id, t.language, view)
  const tariffs = service.price.lines.flatMap(({ regulation }) => regulation ?? [])
  const law = citedLaw([...citations, ...[...service.basis, ...tariffs].flatMap(resolve)], t.language, view)
  return {
    body: body.content,
    bodyHeadings: body.headings.slice(body.headings.length > 1 ? 1 : 0).map(({ text }) => text),
    selfHelp,
    answers,
    law,
    lawStates: statesText(law, t),
    price: priceFact(service, t),
    days: daysText(service, t),
    ourDays: t('service.factOurs', { days: daysText(service, t, ['ours']) }),
    decisive: decisive && { ...decisive, note: decisiveNote },
    after: after && {
      ...after,
      duties: after.duties.map((duty) => ({ ...duty, basis: duty.basis.flatMap(resolve) })),
    },
    related: service.related.flatMap((id) => find(id, t.language, view) ?? []),
    articles: newest.slice(0, mostArticles),
    hasMoreArticles: newest.length > mostArticles,
    tools: toolsBeside([service.id], t.language),
    today: view.day,
  }
}

/** What the timeline of a service shows: the steps of each case, counted from the day after the build. */
export function serviceTimeline({ id: service, steps, variants }: Service, t: Translate, view: View = currentView()) {
  const road = view.content.figures?.['trademark-road']
  const { holidays } = toolFacts('calendar')
  const days = Object.values(holidays)
    .flatMap((year) => year.days)
    .filter((day) => day > view.day)
  const stepsOf = (variant: string | undefined): GanttStep[] =>
    ofVariant(steps, variant).map(({ id, label, note, by, days: { min, max } }) => ({
      id,
      label,
      note,
      owner: t(ownerTextKeys[by]),
      tone: by,
      days: dayCountText({ min, max }, t),
      open: road?.service === service ? road.stations[id]?.open?.[t.language] : undefined,
      minDays: min,
      maxDays: max,
    }))
  const start = afterWorkingDays(daysAfter(view.day, 1), 1, days)
  const last = `${Math.max(...Object.keys(holidays).map(Number))}-12-31`
  const differ = steps.some((step) => step.variants)
  return {
    locale: t.locale,
    texts: {
      start: t('timeline.start'),
      finish: t('timeline.finish', { span: '{span}' }),
      legend: `${t('timeline.lead')} ${t('timeline.holidays')}`,
      choose: t('price.chooseVariant'),
      outside: t('timeline.outside', { first: t.day(start), last: t.day(last) }),
      beyond: t('timeline.beyond', { last: t.day(last) }),
    },
    cases: differ
      ? variants.map(({ id, label }) => ({ id, label, steps: stepsOf(id) }))
      : [{ id: '', label: '', steps: stepsOf(variants[0]?.id) }],
    start,
    last,
    holidays: days,
  }
}

export interface ChecklistDocument {
  readonly id: string
  readonly label: string
  readonly note?: string | undefined
  /** The cases in which alone it is needed. */
  readonly only?: string | undefined
}

/** Those of every case first; the others name the case in which they are needed. */
export function checklistDocuments({ documents, variants }: Service): ChecklistDocument[] {
  const listed = documents.map(({ id, label, note, variants: needed }) => ({
    id,
    label,
    note,
    only: needed && variants.flatMap((variant) => (needed.includes(variant.id) ? variant.label : [])).join(', '),
  }))
  return [...listed.filter(({ only }) => !only), ...listed.filter(({ only }) => only)]
}
