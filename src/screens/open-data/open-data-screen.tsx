import type { OpenDataProps } from '../../page-data/open-data.ts'
import { Breadcrumb } from '../../ui/breadcrumb.tsx'
import { Lead } from '../../ui/lead.tsx'
import styles from './open-data-screen.module.css'

/** Fields that do not explain themselves. */
const fields = ['state', 'derived', 'official_url_is_text', 'certainty', 'checked_on', 'library_id'] as const

/** What the open data are, what their fields mean, where they lie, and how to cite them. */
export function OpenDataScreen({ t, trail, names, day }: OpenDataProps) {
  return (
    <div className={`page-width ${styles.screen}`}>
      <Breadcrumb label={t('breadcrumb.label')} trail={trail} />
      <h1 className={styles.title}>{t('openData.title')}</h1>
      <Lead>{t('openData.lead')}</Lead>
      <p className={styles.day}>{t('openData.day', { day: t.day(day) })}</p>
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
      <h2>{t('openData.fieldsTitle')}</h2>
      <dl className={styles.fields}>
        {fields.map((field) => (
          <div key={field}>
            <dt>
              <code>{field}</code>
            </dt>
            <dd>{t(`openData.fields.${field}`)}</dd>
          </div>
        ))}
      </dl>
      <p className={styles.feed}>
        {t('openData.feed')}{' '}
        <a href={t.href('/infohukum/perubahan.xml')} type="application/atom+xml">
          {t('library.feed')}
        </a>
      </p>
      <p className={styles.licence}>{t('openData.licence')}</p>
    </div>
  )
}
