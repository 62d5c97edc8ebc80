import type { ReactNode } from 'react'
import { OpeningHours } from '../../components/contact/opening-hours.tsx'
import { NextSteps } from '../../components/next-steps/next-steps.tsx'
import type { ThankYouProps } from '../../page-data/unlisted-pages.ts'
import { Columns } from '../../ui/columns.tsx'
import { FirstScreenEnd } from '../../ui/first-screen-end.tsx'
import { KawungFlower } from '../../ui/kawung-flower.tsx'
import { Lead } from '../../ui/lead.tsx'
import styles from './thank-you-screen.module.css'

interface Props extends ThankYouProps {
  /** The island that says what to prepare and what it will cost. */
  readonly children?: ReactNode
}

/**
 * What follows after a message was opened in the chat. The startup script says at the root whether one was opened during
 * this visit; else, and without script, the page says that nothing was sent.
 */
export function ThankYouScreen({ t, children }: Props) {
  return (
    <div className={styles.thanks}>
      <KawungFlower className={styles.ornament} />
      <Columns className={`page-width ${styles.columns}`} shape="wide-narrow">
        <div>
          <h1>
            <span className={styles.unsent}>{t('thankYou.unsent')}</span>
            <span className={styles.opened}>{t('thankYou.opened')}</span>
          </h1>
          <Lead className={styles.lead}>
            <span className={styles.unsent}>{t('thankYou.unsentText')}</span>
            <span className={styles.opened}>{t('thankYou.openedText')}</span>
          </Lead>
          <h2 className={styles.answer}>{t('thankYou.answer')}</h2>
          <p>{t('thankYou.answerText')}</p>
          <OpeningHours t={t} />
        </div>
        <FirstScreenEnd styles="shared" />
        <div className={styles.unsent}>
          <NextSteps t={t} ways={['services', 'infohukum', 'home']} />
        </div>
        <div className={`${styles.opened} ${styles.details}`}>{children}</div>
      </Columns>
    </div>
  )
}
