/** What kinds of results are called. Pure. */
import type { TextKey } from '../../i18n/translate.ts'
import type { SearchKind } from '../../lib/search-index.ts'

export const kindTextKeys: Readonly<Record<SearchKind, TextKey>> = {
  service: 'search.kind.service',
  guide: 'search.kind.guide',
  article: 'search.kind.article',
  regulation: 'search.kind.regulation',
  term: 'search.kind.term',
  page: 'search.kind.page',
  document: 'search.kind.document',
}
