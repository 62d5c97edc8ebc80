import type { ReactNode } from 'react'
import type { Regulation } from '../../collections/regulations.ts'
import type { TextKey, Translate } from '../../i18n/translate.ts'
import { CitationState } from '../prose/citation-state.tsx'
import { countByMark, type Mark, marks } from './library-groups.ts'
import styles from './stamp-filter.module.css'

const meanings: Readonly<Record<Mark, TextKey>> = {
  in_force: 'library.meaning.inForce',
  amended: 'library.meaning.amended',
  partly_revoked: 'library.meaning.partlyRevoked',
  revoked: 'library.meaning.revoked',
  not_yet_in_force: 'library.meaning.notYetInForce',
  unconfirmed: 'library.meaning.unconfirmed',
}

/** How to read a stamp; and since each is a radio button, the list below shows what carries it alone. */
export function StampFilter({ regulations, t }: { regulations: readonly Regulation[]; t: Translate }) {
  const counts = countByMark(regulations)
  const watched = regulations.filter(({ watch }) => watch !== undefined).length
  return (
    <fieldset className={styles.filter}>
      <legend className={styles.legend}>{t('library.stamps')}</legend>
      <div className={styles.options}>
        <Option count={regulations.length} value="all">
          <b>{t('library.everything')}</b>
          <small>{t('library.meaning.everything')}</small>
        </Option>
        {marks.map((mark) => (
          <Option count={counts[mark]} key={mark} value={mark}>
            <CitationState
              state={mark === 'unconfirmed' ? 'in_force' : mark}
              stateUnconfirmed={mark === 'unconfirmed'}
              t={t}
            />
            <small>{t(meanings[mark])}</small>
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
  readonly value: Mark | 'all' | 'watched'
  readonly count: number
  readonly children: ReactNode
}

function Option({ value, count, children }: OptionProps) {
  return (
    <label className={styles.option}>
      <input className={styles.radio} defaultChecked={value === 'all'} name="stamp" type="radio" value={value} />
      <span className={styles.meaning}>{children}</span>
      <data className={styles.count} value={count}>
        {count}
      </data>
    </label>
  )
}
