import type { Watch } from '../../collections/watch.ts'
import type { Translate } from '../../i18n/translate.ts'
import { classNames } from '../../lib/class-names.ts'
import styles from './reliability.module.css'

interface WatchProps {
  readonly t: Translate
  /** What is about to change in the law; undefined where nothing is. */
  readonly watch: Watch | undefined
}

/** The banner of a text whose law is about to change, and on a phone a row that opens it. */
export function WatchNotice({ t, watch }: WatchProps) {
  if (watch === undefined) return null
  return (
    <details className={classNames(styles.doubt, styles.watch)} data-wide-open="" open>
      <summary>{t('article.watch')}</summary>
      {/* One text: React divides two by comments, which the longest article has no room for. */}
      <p>{`${watch.text} ${t('article.watchChecked', { day: t.day(watch.checkedOn), due: t.day(watch.recheckBy) })}`}</p>
    </details>
  )
}

/** What is not certain in a text, after its answer: a sentence, and on a phone a row that opens it. */
export function Doubt({ t, unsure }: { readonly t: Translate; readonly unsure: string }) {
  return (
    <details className={styles.doubt} data-wide-open="" open>
      <summary>{t('article.unsure')}</summary>
      <p>{unsure}</p>
    </details>
  )
}

interface SettledProps {
  readonly t: Translate
  readonly sure: string
  readonly reviewedOn: string
  readonly reviewDue: string
}

/** What is certain in a text, and when it was and will be compared with its sources. */
export function Settled({ t, sure, reviewedOn, reviewDue }: SettledProps) {
  const day = (value: string) => <time dateTime={value}>{t.day(value)}</time>
  return (
    <dl className={styles.settled}>
      <dt>{t('article.sure')}</dt>
      <dd>{sure}</dd>
      <dt>{t('article.checkedOn')}</dt>
      <dd>{day(reviewedOn)}</dd>
      <dt>{t('article.recheck')}</dt>
      <dd>{day(reviewDue)}</dd>
    </dl>
  )
}
