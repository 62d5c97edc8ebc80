import type { ReactNode } from 'react'
import type { TextKey } from '../../i18n/translate.ts'
import type { CompanyPageProps } from '../../page-data/company.ts'
import { Breadcrumb } from '../../ui/breadcrumb.tsx'
import { Columns } from '../../ui/columns.tsx'
import { FirstScreenEnd } from '../../ui/first-screen-end.tsx'
import { Lead } from '../../ui/lead.tsx'
import { Section } from '../../ui/section.tsx'
import { Stack } from '../../ui/spaced.tsx'
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
        <Columns as="header" className={styles.head} shape="wide-narrow">
          <Stack space={5}>
            <h1>{page.title}</h1>
            <Lead className={styles.lead}>{page.summary}</Lead>
            <PageDates {...props} />
            <FirstScreenEnd styles="shared" />
          </Stack>
          <Section className={styles.ledger} id="privacy-ledger" space={3} title={t('privacy.ledger')}>
            <dl>
              {ledger.map(({ label, value }) => (
                <div className={styles.line} key={label}>
                  <dt>{t(label)}</dt>
                  <dd>{t(value)}</dd>
                </div>
              ))}
            </dl>
          </Section>
        </Columns>
      </div>
      {deviceData && (
        <div className={styles.device}>
          <Columns aria-labelledby="privacy-device" as="section" className="page-width" shape="narrow-wide">
            <h2 className={styles.deviceTitle} id="privacy-device">
              {t('privacy.deviceTitle')}
            </h2>
            <div>
              {deviceData}
              <p className={styles.notLoaded}>{t('deviceData.notLoaded')}</p>
            </div>
          </Columns>
        </div>
      )}
      <PageText {...props} />
    </>
  )
}
