import type { ReactNode } from 'react'
import type { TextKey } from '../../i18n/translate.ts'
import type { CompanyPageProps } from '../../page-data/company.ts'
import { Breadcrumb } from '../../ui/breadcrumb.tsx'
import { FirstScreenEnd } from '../../ui/first-screen-end.tsx'
import { Lead } from '../../ui/lead.tsx'
import { PageDates, PageText } from './page-text.tsx'
import styles from './privacy-screen.module.css'

interface Props extends CompanyPageProps {
  /** The island that shows and erases what this device keeps. */
  readonly deviceData?: ReactNode
}

/** What the site itself guarantees by how it is built; everything else is in the text. */
const ledger: readonly { readonly label: TextKey; readonly value: TextKey }[] = [
  { label: 'privacy.cookies', value: 'privacy.none' },
  { label: 'privacy.trackers', value: 'privacy.none' },
  { label: 'privacy.thirdParties', value: 'privacy.onRequest' },
  { label: 'privacy.device', value: 'privacy.staysThere' },
]

/** Privacy policy: the account of what is collected first, set like a bill that comes to almost nothing. */
export function PrivacyScreen({ deviceData, ...props }: Props) {
  const { t, page, trail } = props
  return (
    <>
      <div className="page-width">
        <Breadcrumb label={t('breadcrumb.label')} trail={trail} />
        <header className={styles.head}>
          <div className={styles.statement}>
            <h1>{page.title}</h1>
            <Lead className={styles.lead}>{page.summary}</Lead>
            <PageDates {...props} />
            <FirstScreenEnd styles="shared" />
          </div>
          <section aria-labelledby="privacy-ledger" className={styles.ledger}>
            <h2 className={styles.ledgerTitle} id="privacy-ledger">
              {t('privacy.ledger')}
            </h2>
            <dl>
              {ledger.map(({ label, value }) => (
                <div className={styles.line} key={label}>
                  <dt>{t(label)}</dt>
                  <dd>{t(value)}</dd>
                </div>
              ))}
            </dl>
          </section>
        </header>
      </div>
      {deviceData && (
        <div className={styles.device}>
          <section aria-labelledby="privacy-device" className={`page-width ${styles.deviceColumns}`}>
            <h2 className={styles.deviceTitle} id="privacy-device">
              {t('privacy.deviceTitle')}
            </h2>
            <div>
              {deviceData}
              <p className={styles.notLoaded}>{t('deviceData.notLoaded')}</p>
            </div>
          </section>
        </div>
      )}
      <PageText {...props} />
    </>
  )
}
