import type { Language } from '../../i18n/languages.ts'
import type { Translate } from '../../i18n/translate.ts'
import { KawungFlower } from '../../ui/kawung-flower.tsx'
import { Lead } from '../../ui/lead.tsx'
import { WaysOn } from '../ways/ways-on.tsx'
import styles from './thank-you-screen.module.css'

/** Thanks for a message, and something useful for the wait. */
export function ThankYouScreen({ language, t }: { language: Language; t: Translate }) {
  return (
    <div className={styles.thanks}>
      <KawungFlower className={styles.ornament} />
      <div className={`page-width ${styles.columns}`}>
        <div>
          <h1>{t('thankYou.title')}</h1>
          <Lead className={styles.lead}>{t('thankYou.text')}</Lead>
        </div>
        <WaysOn language={language} t={t} ways={['services', 'infohukum', 'home']} />
      </div>
    </div>
  )
}
