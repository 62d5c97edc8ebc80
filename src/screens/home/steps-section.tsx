import type { TextKey } from '../../i18n/translate.ts'
import { classNames } from '../../lib/class-names.ts'
import type { HomeProps } from '../../page-data/home.ts'
import shared from './section.module.css'
import styles from './steps-section.module.css'

const steps: readonly {
  readonly who: 'client' | 'ours' | 'state'
  readonly title: TextKey
  readonly text?: TextKey
}[] = [
  { who: 'client', title: 'steps.ask.title' },
  { who: 'client', title: 'steps.documents.title' },
  { who: 'ours', title: 'steps.work.title', text: 'steps.work.text' },
  { who: 'state', title: 'steps.state.title', text: 'steps.state.text' },
]

/** How it works: who does what, and whose days are promised. The colours are those of the bar on the bill. */
export function StepsSection({ t }: HomeProps) {
  return (
    <section className={`page-width ${styles.steps}`}>
      <h2 className={shared.heading}>{t('steps.title')}</h2>
      <ol className={styles.list}>
        {steps.map(({ who, title, text }) => (
          <li className={classNames(styles.step, styles[who])} key={title}>
            <h3>{t(title)}</h3>
            {text && <p>{t(text)}</p>}
          </li>
        ))}
      </ol>
    </section>
  )
}
