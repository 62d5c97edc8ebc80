import { SearchAnswer } from '../features/search/search-answer.tsx'
import type { Language } from '../i18n/languages.ts'
import { TranslateProvider } from '../i18n/translate-context.tsx'
import type { SearchResult } from '../lib/search.ts'
import { longName } from './states-trial.tsx'

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
      onNarrow={() => {}}
      older={null}
      onRetry={() => {}}
      query={query}
      ref={null}
      results={results}
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
