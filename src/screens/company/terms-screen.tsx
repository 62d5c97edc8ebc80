import type { CompanyPageProps } from '../../page-data/company.ts'
import { Breadcrumb } from '../../ui/breadcrumb.tsx'
import { Columns } from '../../ui/columns.tsx'
import { FirstScreenEnd } from '../../ui/first-screen-end.tsx'
import { Lead } from '../../ui/lead.tsx'
import { PageDates, PageText } from './page-text.tsx'
import styles from './terms-screen.module.css'

/** Terms and conditions, set as a contract: numbered sections under a heavy rule. */
export function TermsScreen(props: CompanyPageProps) {
  const { t, page, trail } = props
  return (
    <>
      <div className="page-width">
        <Breadcrumb label={t('breadcrumb.label')} trail={trail} />
        <Columns as="header" className={styles.termsHead} shape="narrow-wide">
          <h1 className={styles.termsTitle}>{page.title}</h1>
          <div className={styles.preamble}>
            <Lead className={styles.termsLead}>{page.summary}</Lead>
            <PageDates {...props} />
          </div>
        </Columns>
      </div>
      <FirstScreenEnd styles="shared" />
      <PageText {...props} numbered />
    </>
  )
}
