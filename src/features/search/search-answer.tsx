import { type ReactNode, type Ref, useRef } from 'react'
import { flushSync } from 'react-dom'
import { useT } from '../../i18n/translate-context.tsx'
import { chatAddress, kindParameter } from '../../lib/addresses.ts'
import type { Found, SearchResult as Result } from '../../lib/search.ts'
import { type SearchKind, searchKinds } from '../../lib/search-index.ts'
import { site } from '../../site/site.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { PillRadios } from '../../ui/pill-radios.tsx'
import { AnsweredQuestion } from './answered-question.tsx'
import styles from './search.module.css'
import { kindTextKeys, SearchResult } from './search-result.tsx'
import { resultsAtOnce } from './use-search.ts'

const termsAtOnce = 5

interface Props {
  /** Without spaces around it; empty: nothing is asked. */
  readonly query: string
  /** Best first; absent while the index is not there. */
  readonly results: readonly Result[] | undefined
  /** The same of every kind. */
  readonly found: Found | undefined
  /** The kind that the results are narrowed to. */
  readonly kind: SearchKind | undefined
  readonly onNarrow: (kind: SearchKind | undefined) => void
  /** How many results are shown, of those that there are. */
  readonly shown: number
  readonly onMore: () => void
  /** The index could not be loaded. */
  readonly failed: boolean
  readonly onRetry: () => void
  /** The way to what is not searched yet; stands below an answer. */
  readonly older: ReactNode
  /** The place that gets the focus when the visitor has finished asking. */
  readonly ref: Ref<HTMLElement>
}

/** What the search says: nothing, that it waits or failed, or what it found. The sentence is read out when it changes. */
export function SearchAnswer(props: Props) {
  const { query, results, found, kind, onNarrow, shown, onMore, failed, onRetry, older, ref } = props
  const t = useT()
  const count = results?.length ?? 0
  const state = stateOf(query, results, failed)
  const sentences = {
    idle: '',
    loading: t('search.loading'),
    failed: t('search.failed'),
    none: t('search.none', { query }),
    found: count > shown ? t('search.closest', { shown, count, query }) : t.count('search.found', count, { query }),
  }
  const unmet = found?.unmet ?? []
  const terms = kind === undefined ? (found?.terms ?? []) : []
  return (
    <section aria-label={t('search.results')} className={styles.answer} data-search-state={state} ref={ref}>
      <p className={styles.sentence} role="status">
        {sentences[state]}
        {state === 'found' && unmet.length > 0 && (
          <span className={styles.unmet}>
            {t('search.unmet', { words: unmet.map((word) => `“${word}”`).join(', ') })}
          </span>
        )}
      </p>
      {found && found.results.length > 0 && <Kinds found={found.results} kind={kind} onNarrow={onNarrow} />}
      <div className={styles.hits}>
        {state === 'failed' && <Button onClick={onRetry}>{t('search.retry')}</Button>}
        {state === 'none' && (
          <>
            <p className={styles.advice}>{t('search.noneText')}</p>
            <div className={styles.actions}>
              <ButtonLink
                href={chatAddress(site.whatsapp, t('search.draft', { company: site.name, query }))}
                look="primary"
                rel="noopener"
                target="_blank"
              >
                {t('chat.label')}
              </ButtonLink>
              <ButtonLink href={t.href('/infohukum')}>{t('search.toLibrary')}</ButtonLink>
            </div>
          </>
        )}
        {found?.answer && kind === undefined && <AnsweredQuestion answer={found.answer} />}
        {state === 'found' && results && <Results onMore={onMore} results={results} shown={shown} />}
        {results && older}
      </div>
      {state === 'found' && terms.length > 0 && (
        <aside aria-labelledby="mungkin" className={styles.terms}>
          <h2 className={styles.termsTitle} id="mungkin">
            {t('search.maybe')}
          </h2>
          <ul>
            {terms.slice(0, termsAtOnce).map(({ href, title, summary }) => (
              <li key={href}>
                <a href={href}>{title}</a>
                <p>{summary}</p>
              </li>
            ))}
          </ul>
        </aside>
      )}
    </section>
  )
}

type State = 'idle' | 'loading' | 'failed' | 'none' | 'found'

function stateOf(query: string, results: readonly Result[] | undefined, failed: boolean): State {
  if (query === '') return 'idle'
  if (results) return results.length > 0 ? 'found' : 'none'
  return failed ? 'failed' : 'loading'
}

/** Every kind that was found, with how many, and the one that is chosen even where nothing of it was found. */
function Kinds({ found, kind, onNarrow }: Pick<Props, 'kind' | 'onNarrow'> & { found: readonly Result[] }) {
  const t = useT()
  const counted = searchKinds.map((each) => [each, found.filter((result) => result.kind === each).length] as const)
  const kinds = counted.filter(([each, count]) => each === kind || count > 0)
  if (kinds.length < 2 && kind === undefined) return null
  return (
    <PillRadios
      className={styles.kinds}
      legend={t('search.narrow')}
      name={kindParameter}
      onChange={(value) => onNarrow(searchKinds.find((each) => each === value))}
      options={[
        { value: 'all', label: t('search.kinds.all'), count: found.length },
        ...kinds.map(([each, count]) => ({ value: each, label: t(kindTextKeys[each]), count })),
      ]}
      value={kind ?? 'all'}
    />
  )
}

interface ResultsProps extends Pick<Props, 'shown' | 'onMore'> {
  readonly results: readonly Result[]
}

function Results({ results, shown, onMore }: ResultsProps) {
  const t = useT()
  const list = useRef<HTMLOListElement>(null)
  const more = Math.min(resultsAtOnce, results.length - shown)
  const showMore = () => {
    // The first of those that were asked for gets the focus, once it is there.
    flushSync(onMore)
    list.current?.children[shown]?.querySelector<HTMLElement>('h2 a')?.focus()
  }
  return (
    <>
      <ol className={styles.results} ref={list}>
        {results.slice(0, shown).map((result) => (
          <SearchResult key={result.href} result={result} />
        ))}
      </ol>
      {more > 0 && <Button onClick={showMore}>{t.count('search.more', more)}</Button>}
    </>
  )
}
