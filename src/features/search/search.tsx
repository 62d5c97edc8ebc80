import { type SubmitEvent, useDeferredValue, useEffect, useMemo, useRef } from 'react'
import { focusPlace } from '../../browser/focus-place.ts'
import type { Language } from '../../i18n/languages.ts'
import { TranslateProvider, useT } from '../../i18n/translate-context.tsx'
import { queryParameter } from '../../lib/addresses.ts'
import { find } from '../../lib/search.ts'
import type { SearchAddresses } from '../../lib/search-index.ts'
import { site } from '../../site/site.ts'
import { SearchForm } from '../../ui/search-form.tsx'
import { OlderArticles } from './older-articles.tsx'
import { SearchAnswer } from './search-answer.tsx'
import { useSearchIndexes, useSearchQuery } from './use-search.ts'

interface Props {
  readonly language: Language
  /** The neutral path of the search page. */
  readonly path: string
  /** Where the indexes of this language lie. */
  readonly index: SearchAddresses
}

/**
 * The search field and what it finds. Island: `<Search client:query="q" … />`. The index is loaded when the visitor comes
 * to the field; the form sends its query to the page itself, so it works from any page as a link does.
 */
export function Search(props: Props) {
  return (
    <TranslateProvider language={props.language}>
      <SearchBox {...props} />
    </TranslateProvider>
  )
}

function SearchBox({ language, path, index }: Props) {
  const t = useT()
  const address = t.href(path)
  const input = useRef<HTMLInputElement>(null)
  const answer = useRef<HTMLElement>(null)
  const { query, kind, change, settle, narrow, shown, showMore } = useSearchQuery(input, address)
  const [newest, load] = useSearchIndexes(index.newest, language)
  const [older, loadOlder] = useSearchIndexes(index.older, language)
  const indexes = useMemo(
    () => (typeof newest === 'object' ? [...newest, ...(typeof older === 'object' ? older : [])] : undefined),
    [newest, older],
  )
  const asked = useDeferredValue(query).trim()
  const everything = useMemo(
    () => (indexes && asked !== '' ? find(indexes, asked, language) : undefined),
    [indexes, asked, language],
  )
  const results = useMemo(
    () => (indexes && asked !== '' && kind ? find(indexes, asked, language, kind) : everything),
    [indexes, asked, language, kind, everything],
  )

  useEffect(() => {
    if (asked !== '') load()
  }, [asked, load])

  // Once what the field holds is answered here, the page need no longer say that something is asked (`startup/arrival.ts`).
  useEffect(() => {
    if (asked === input.current?.value.trim()) document.documentElement.removeAttribute('data-asked')
  })

  // The window may have given it the focus before this script was there (`startup/opened-places.ts`).
  useEffect(() => {
    if (document.activeElement === input.current) load()
  }, [load])

  const title = asked === '' ? t('search.headTitle') : t('search.titleOf', { query: asked })
  useEffect(() => {
    document.title = `${title} · ${site.name}`
  }, [title])

  const onSubmit = (event: SubmitEvent) => {
    event.preventDefault()
    settle()
    // Leaves the field: the keyboard of a phone goes, and the next stop of any other is the first result.
    if (query.trim() !== '' && answer.current) focusPlace(answer.current)
  }

  return (
    <div data-search="">
      <SearchForm
        action={address}
        field={{
          defaultValue: '',
          onBlur: settle,
          onChange: (event) => change(event.target.value),
          onFocus: load,
          ref: input,
        }}
        label={t('search.label')}
        name={queryParameter}
        onSubmit={onSubmit}
        submit={t('search.submit')}
      />
      <SearchAnswer
        failed={newest === 'failed'}
        found={everything}
        kind={kind}
        onMore={showMore}
        onNarrow={narrow}
        older={
          index.olderCount > 0 && (
            <OlderArticles count={index.olderCount} kind={kind} onLoad={loadOlder} state={older} />
          )
        }
        onRetry={load}
        query={asked}
        ref={answer}
        results={results?.results}
        shown={shown}
      />
    </div>
  )
}
