import type { ReactNode } from 'react'
import { blogListPages } from '../collections/blog-lists.ts'
import { libraryLists } from '../collections/library-lists.ts'
import { type Service, services } from '../collections/services.ts'
import type { Language } from '../i18n/languages.ts'
import type { FeeLine, PricedService } from '../lib/fees.ts'
import { blogPage } from '../page-data/blog.ts'
import { libraryListPage } from '../page-data/library.ts'
import { BlogScreen } from '../screens/blog/blog-screen.tsx'
import { LibraryListScreen } from '../screens/library/library-list-screen.tsx'
import { CalculatorTrial, longName } from './states-islands.tsx'
import styles from './states-trial.module.css'

interface Props {
  readonly language: Language
  /** Islands: answers of the search, the cost calculator with `expiredService`, the PDF viewer without its document. */
  readonly search?: ReactNode
  readonly estimate?: ReactNode
  readonly viewer?: ReactNode
}

/** The states that no page of the valid content shows, by the components of the pages themselves. */
export function StatesTrial({ language, search, estimate, viewer }: Props) {
  const service = trialService(language)
  const bill = (line: Partial<FeeLine>) => (
    <CalculatorTrial
      language={language}
      service={{
        ...priced(service),
        fees: {
          ...service.fees,
          variants: [],
          lines: service.fees.lines.slice(0, 3).map((each, place) => withChange(each, place === 1 ? line : {})),
        },
      }}
    />
  )
  const lists = libraryLists(language)
  const library = (count: number) => {
    const list = lists.find(({ regulations }) => regulations.length > 1)
    if (!list) throw new Error('The content has no list of two regulations.')
    const regulations = list.regulations.slice(0, count).map((each) => ({ ...each, title: longName, short: longName }))
    return (
      <LibraryListScreen
        {...libraryListPage({ ...list, name: count ? longName : list.name, regulations }, language).props}
      />
    )
  }
  const blog = (count: number) => {
    const list = blogListPages(language).find(({ topic }) => topic)
    if (!list) throw new Error('The content has no topic.')
    const items = blogListPages(language)
      .flatMap((each) => each.items)
      .slice(0, count)
      .map((article) => ({ ...article, title: longName }))
    return <BlogScreen {...blogPage({ ...list, items, count, pages: 1 }, language).props} />
  }
  return (
    <>
      <State name="Very long names: a bill">{bill({ label: longName, note: longName })}</State>
      <State name="Search: a very longName query, no results, one result, offline after the page has loaded">
        {search}
      </State>
      <State isWide name="A list without entries: library">
        {library(0)}
      </State>
      <State isWide name="A list with one entry, with a very long name: library">
        {library(1)}
      </State>
      <State isWide name="A list without entries: blog">
        {blog(0)}
      </State>
      <State isWide name="A list with one entry, with a very long name: blog">
        {blog(1)}
      </State>
      <State name="A fee past the day of its check">{bill({ checkedOn: '2026-01-05', reviewDue: '2026-04-05' })}</State>
      <State name="An expired price: calculator">{estimate}</State>
      <State name="An unknown fee">{bill({ minIdr: 0, maxIdr: 0, isIncomplete: true, checkedOn: '2026-11-01' })}</State>
      <State name="A document that is missing">{viewer}</State>
    </>
  )
}

/** A service after the last day of its fees. */
export function expiredService(language: Language): PricedService {
  const service = priced(trialService(language))
  return { ...service, fees: { ...service.fees, validFrom: '2025-01-01', validUntil: '2025-12-31' } }
}

function priced({ title, path, fees }: Service): PricedService {
  return { title, path, fees, builtOn: '2026-11-23', bases: {} }
}

function trialService(language: Language): Service {
  const service = services(language).find(({ fees }) => fees.lines.length > 2)
  if (!service) throw new Error('The content has no service with three fees.')
  return service
}

/** The line in every case of the service, without its tariff. */
function withChange(line: FeeLine, change: Partial<FeeLine>): FeeLine {
  const { variants: _variants, ...all } = line
  return { ...all, optional: false, ...change }
}

interface StateProps {
  readonly name: string
  /** A whole screen, which has its own width. */
  readonly isWide?: boolean
  readonly children: ReactNode
}

function State({ name, isWide = false, children }: StateProps) {
  return (
    <section aria-label={name} className={styles.state}>
      <p className={`page-width ${styles.name}`}>{name}</p>
      <div className={isWide ? undefined : 'page-width'}>{children}</div>
    </section>
  )
}
