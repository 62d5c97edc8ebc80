/** The islands of the development page of states. */

import { Bill } from '../features/estimate/bill.tsx'
import { SearchAnswer } from '../features/search/search-answer.tsx'
import { resultsAtOnce } from '../features/search/use-search.ts'
import type { Language } from '../i18n/languages.ts'
import { TranslateProvider } from '../i18n/translate-context.tsx'
import type { PricedService } from '../lib/fees.ts'
import type { SearchResult } from '../lib/search.ts'

/** A name as long as the law makes them. */
export const longName =
  'Persetujuan Kesesuaian Kegiatan Pemanfaatan Ruang untuk Kegiatan Berusaha dan Pertanggungjawaban Penyelenggaraannya'

const result: SearchResult = {
  kind: 'regulation',
  href: '/infohukum/uu-40-2007',
  title: `UU 40/2007, ${longName}`,
  summary: longName,
  met: new Set(),
}

/** Answers of the search that no query of a visitor who is online is sure to get. */
export function SearchTrial({ language }: { readonly language: Language }) {
  const answer = (query: string, results: readonly SearchResult[] | undefined) => (
    <SearchAnswer
      failed={results === undefined}
      found={results && { results, answer: undefined, terms: [], unmet: [] }}
      kind={undefined}
      onMore={() => {}}
      onNarrow={() => {}}
      older={null}
      onRetry={() => {}}
      query={query}
      ref={null}
      results={results}
      shown={resultsAtOnce}
    />
  )
  return (
    <TranslateProvider language={language}>
      {answer(longName, [])}
      {answer('merek', [])}
      {answer('UU PT', [result])}
      {answer('modal', undefined)}
    </TranslateProvider>
  )
}

/** The bill of a service with fees that no page has. */
export function CalculatorTrial({ language, service }: { language: Language; service: PricedService }) {
  return (
    <TranslateProvider language={language}>
      <Bill service={service} />
    </TranslateProvider>
  )
}
