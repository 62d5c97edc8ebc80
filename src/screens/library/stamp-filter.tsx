import type { ReactNode } from 'react'
import type { Regulation } from '../../collections/regulations.ts'
import { CitationState } from '../../components/prose/citation-state.tsx'
import type { Translate } from '../../i18n/translate.ts'
import { meaningTextKeys, type RegulationStatus, statuses } from '../regulation/regulation-status.ts'
import { countByStatus } from './library-groups.ts'
import styles from './stamp-filter.module.css'

/** How to read a stamp; and since each is a radio button, the list below shows what carries it alone. */
export function StampFilter({ regulations, t }: { regulations: readonly Regulation[]; t: Translate }) {
  const counts = countByStatus(regulations)
  const watched = regulations.filter(({ watch }) => watch !== undefined).length
  return (
    <fieldset className={styles.filter}>
      <legend className={styles.legend}>{t('library.stamps')}</legend>
      <div className={styles.options}>
        <Option count={regulations.length} value="all">
          <b>{t('library.everything')}</b>
          <small>{t('library.meaning.everything')}</small>
        </Option>
        {statuses.map((status) => (
          <Option count={counts[status]} key={status} value={status}>
            <CitationState
              state={status === 'unconfirmed' ? 'in_force' : status}
              stateUnconfirmed={status === 'unconfirmed'}
              t={t}
            />
            <small>{t(meaningTextKeys[status])}</small>
          </Option>
        ))}
        <Option count={watched} value="watched">
          <b>{t('library.watched')}</b>
          <small>{t('library.meaning.watched')}</small>
        </Option>
      </div>
    </fieldset>
  )
}

interface OptionProps {
  readonly value: RegulationStatus | 'all' | 'watched'
  readonly count: number
  readonly children: ReactNode
}

function Option({ value, count, children }: OptionProps) {
  return (
    <label className={styles.option}>
      <input
        className={styles.radio}
        defaultChecked={value === 'all'}
        disabled={count === 0}
        name="stamp"
        type="radio"
        value={value}
      />
      <span className={styles.meaning}>{children}</span>
      <data className={styles.count} value={count}>
        {count}
      </data>
    </label>
  )
}
