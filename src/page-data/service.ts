/** The page of a service. */
import type { ReactNode } from 'react'
import { type AfterService, afterService, type Duty } from '../collections/after-founding.ts'
import { type Article, articlesByService } from '../collections/articles.ts'
import type { NumberedCitation } from '../collections/markdown/components.ts'
import { type ResolvedCitation, resolveCitation } from '../collections/markdown/notations.ts'
import { renderMarkdown } from '../collections/markdown/render.ts'
import { service as find, type Service } from '../collections/services.ts'
import { type ToolPage, toolsBeside } from '../collections/tool-pages.ts'
import { currentView, type View } from '../collections/view.ts'
import { citationInText } from '../components/prose/cited-regulation.tsx'
import { proseComponents } from '../components/prose/prose-components.tsx'
import { SectionProseHeading } from '../components/prose/prose-heading.tsx'
import { translator } from '../i18n/dictionaries.ts'
import type { Language } from '../i18n/languages.ts'
import type { Translate } from '../i18n/translate.ts'
import { serviceData } from '../seo/service-data.ts'
import { site } from '../site/site.ts'
import { type CitedLaw, citedLaw } from './cited-law.ts'
import type { Page, PropsOf } from './page.ts'
import { pageHead } from './page-head.ts'
import { servicesTrail } from './trails.ts'

/** What the page shows beside the service itself: its texts drawn, the law it cites, its neighbours. */
interface ServicePageFacts {
  readonly body: ReactNode
  readonly selfHelp: ReactNode
  /** In the order of the service's questions. */
  readonly answers: readonly ReactNode[]
  /** What the texts cite, in the order in which they are read, then what the service rests on besides. */
  readonly law: readonly CitedLaw[]
  /** The tariffs that the fees name, by how they are written there. */
  readonly tariffs: ReadonlyMap<string, ResolvedCitation>
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
  readonly duties: readonly (Omit<Duty, 'basis'> & { readonly basis: readonly ResolvedCitation[] })[]
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
  let citations: readonly NumberedCitation[] = []
  const draw = (markdown: string, glossary: boolean) => {
    const drawn = renderMarkdown(markdown, {
      language: t.language,
      components: { ...proseComponents(t), Citation, Heading: SectionProseHeading },
      glossary,
      citationsBefore: citations,
      view,
    })
    citations = drawn.citations
    return drawn.content
  }
  // In the order of the page: a regulation is stamped where it is first cited.
  const body = draw(service.body(), true)
  const selfHelp = draw(service.self_help, false)
  const answers = service.questions.map(({ answer }) => draw(answer, false))

  const resolve = (written: string) => resolveCitation(written, t.language, view) ?? []
  const after = afterService(service.id, t.language, view)
  const newest = articlesByService(service.id, t.language, view)
  const tariffs = service.fees.lines.map((line) => line.regulation)
  return {
    body,
    selfHelp,
    answers,
    law: citedLaw([...citations, ...service.basis.flatMap(resolve)], t.language, view),
    tariffs: new Map(
      tariffs
        .filter((written) => written !== undefined)
        .flatMap(resolve)
        .map((tariff) => [tariff.written, tariff]),
    ),
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
