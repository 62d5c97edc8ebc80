import { useId } from 'react'
import type { Translate } from '../../i18n/translate.ts'
import styles from './in-short.module.css'

interface Props {
  readonly t: Translate
  readonly sentences: readonly string[]
}

/** The answer of a text, before the text: sentences of which each can be understood alone. */
export function InShort({ t, sentences }: Props) {
  const headingId = useId()
  return (
    <section aria-labelledby={headingId} className={styles.inShort}>
      <h2 className={styles.heading} id={headingId}>
        {t('article.inShort')}
      </h2>
      <ul>
        {sentences.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </section>
  )
}
