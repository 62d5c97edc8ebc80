import { Fragment } from 'react'
import { useT } from '../../i18n/translate-context.tsx'
import type { SearchResult as Result } from '../../lib/search.ts'
import { Stamp } from '../../ui/stamp.tsx'
import { kindTextKeys } from './kind-texts.ts'
import { Marked } from './marked.tsx'
import styles from './search.module.css'

interface Props {
  readonly result: Result
  /** It is the first of those that the visitor has just asked for. */
  readonly hasFocus: boolean
}

/**
 * One result: its kind, its title and summary with the words that were met, the stamp of a regulation and what stands in its
 * place, the price and the days of a service.
 */
export function SearchResult({ result, hasFocus }: Props) {
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
        <a href={href} ref={hasFocus ? focusNow : undefined}>
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

function focusNow(link: HTMLAnchorElement | null) {
  link?.focus()
}
