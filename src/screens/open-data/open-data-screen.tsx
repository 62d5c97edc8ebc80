import { localizedPath } from '../../i18n/paths.ts'
import type { OpenDataProps } from '../../page-data/open-data.ts'
import { Breadcrumb } from '../../ui/breadcrumb.tsx'
import { Lead } from '../../ui/lead.tsx'
import styles from './open-data-screen.module.css'

/** What the open data are, where they lie, and how to cite them. */
export function OpenDataScreen({ language, t, trail, names }: OpenDataProps) {
  return (
    <div className={`page-width ${styles.screen}`}>
      <Breadcrumb label={t('breadcrumb.label')} trail={trail} />
      <h1 className={styles.title}>{t('openData.title')}</h1>
      <Lead>{t('openData.lead')}</Lead>
      <ul className={styles.sets}>
        {names.map((name) => (
          <li key={name}>
            <p>{t(`openData.files.${name}`)}</p>
            <p className={styles.links}>
              <a href={`/data/${name}.json`}>{t('openData.data')}</a>
              <a href={`/data/${name}.schema.json`}>{t('openData.schema')}</a>
            </p>
          </li>
        ))}
      </ul>
      <p className={styles.feed}>
        {t('openData.feed')}{' '}
        <a href={localizedPath('/infohukum/perubahan.xml', language)} type="application/atom+xml">
          {t('library.feed')}
        </a>
      </p>
      <p className={styles.licence}>{t('openData.licence')}</p>
    </div>
  )
}
