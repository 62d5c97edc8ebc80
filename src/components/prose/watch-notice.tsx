import type { Watch } from '../../collections/watch.ts'
import type { Translate } from '../../i18n/translate.ts'
import { classNames } from '../../lib/class-names.ts'
import styles from './reliability.module.css'

interface Props {
  readonly t: Translate
  /** What is about to change in the law; undefined where nothing is. */
  readonly watch: Watch | undefined
}

/** The banner of a text whose law is about to change, and on a phone a row that opens it. */
export function WatchNotice({ t, watch }: Props) {
  if (watch === undefined) return null
  return (
    <details className={classNames(styles.doubt, styles.watch)} data-wide-open="" open>
      <summary>{t('article.watch')}</summary>
      {/* One text: React divides two by comments, which the longest article has no room for. */}
      <p>{`${watch.text} ${t('article.watchChecked', { day: t.day(watch.checkedOn), due: t.day(watch.recheckBy) })}`}</p>
    </details>
  )
}
