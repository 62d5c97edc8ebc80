import { Fragment } from 'react'
import type { TextKey } from '../../i18n/translate.ts'
import { useT } from '../../i18n/translate-context.tsx'
import { highlightMatches } from '../../lib/highlight-matches.ts'
import type { SearchResult as Result } from '../../lib/search.ts'
import type { SearchKind } from '../../lib/search-index.ts'
import { Stamp } from '../../ui/stamp.tsx'
import styles from './search.module.css'

interface Props {
  readonly result: Result
}

/**
 * One result: its kind, its title and summary with the words that were met, the stamp of a regulation and what stands in its
 * place, the price and the days of a service.
 */
export function SearchResult({ result }: Props) {
  const t = useT()
  const { kind, href, title, summary, facts = [], stamp, heirs, met } = result
  return (
    <li className={styles.result}>
      <p className={styles.kind}>
        {t(kindTextKeys[kind])} {stamp && <Stamp tone={stamp.tone}>{stamp.label}</Stamp>}
        {facts.map((fact) => (
          <b className={styles.fact} key={fact}>
            {fact}
          </b>
        ))}
      </p>
      <h2 className={styles.title}>
        <a href={href}>
          <Marked met={met}>{title}</Marked>
        </a>
      </h2>
      {heirs && (
        <p className={styles.heirs}>
          {t('regulation.replacedBy')}{' '}
          {heirs.map(({ label, href }, place) => (
            <Fragment key={label}>
              {place > 0 && ', '}
              {href === undefined ? label : <a href={href}>{label}</a>}
            </Fragment>
          ))}
        </p>
      )}
      <p className={styles.summary}>
        <Marked met={met}>{summary}</Marked>
      </p>
    </li>
  )
}

/** What kinds of results are called. */
export const kindTextKeys: Readonly<Record<SearchKind, TextKey>> = {
  service: 'search.kind.service',
  guide: 'search.kind.guide',
  article: 'search.kind.article',
  regulation: 'search.kind.regulation',
  term: 'search.kind.term',
  page: 'search.kind.page',
  document: 'search.kind.document',
}

interface MarkedProps {
  /** The words of the index that the query met. */
  readonly met: ReadonlySet<string>
  readonly children: string
}

/** A text in which the words that were met are marked. */
export function Marked({ met, children }: MarkedProps) {
  const { language } = useT()
  return highlightMatches(children, met, language).map((part, place) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text have no other name, and never change places.
    part.isMet ? <mark key={place}>{part.text}</mark> : part.text,
  )
}
