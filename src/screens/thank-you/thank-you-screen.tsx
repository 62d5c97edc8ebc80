import { NextSteps } from '../../components/next-steps/next-steps.tsx'
import type { ThankYouProps } from '../../page-data/thank-you.ts'
import { KawungFlower } from '../../ui/kawung-flower.tsx'
import { Lead } from '../../ui/lead.tsx'
import styles from './thank-you-screen.module.css'

/** Thanks for a message, and something useful for the wait. */
export function ThankYouScreen({ language, t }: ThankYouProps) {
  return (
    <div className={styles.thanks}>
      <KawungFlower className={styles.ornament} />
      <div className={`page-width ${styles.columns}`}>
        <div>
          <h1>{t('thankYou.title')}</h1>
          <Lead className={styles.lead}>{t('thankYou.text')}</Lead>
        </div>
        <NextSteps language={language} t={t} ways={['services', 'infohukum', 'home']} />
      </div>
    </div>
  )
}
