import { formatFileSize } from '../../lib/format.ts'
import type { OpenDataProps } from '../../page-data/open-data.ts'
import { Columns } from '../../ui/columns.tsx'
import { DataTable } from '../../ui/data-table.tsx'
import { FirstScreenEnd } from '../../ui/first-screen-end.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import styles from './open-data-screen.module.css'

/** Fields that do not explain themselves. */
const fields = ['state', 'derived', 'official_url_is_text', 'certainty', 'checked_on', 'library_id'] as const

/** What the open data are, in one table; then what their fields mean, and how to cite them. */
export function OpenDataScreen({ t, trail, sets, licence, day }: OpenDataProps) {
  const heads = ['what', 'rows', 'asOf', 'format', 'size', 'licenceName', 'get'] as const
  const [what, rows, asOf, format, size, licenceName, get] = heads.map((head) => t(`openData.head.${head}`))
  return (
    <div className={`page-width ${styles.screen}`}>
      <PageHead
        lead={t('openData.lead')}
        title={t('openData.title')}
        trail={trail}
        trailLabel={t('breadcrumb.label')}
      />
      <FirstScreenEnd styles="shared" />
      <DataTable caption={t('openData.title')} className={styles.sets}>
        <thead>
          <tr>
            {heads.map((head) => (
              <th key={head} scope="col">
                {t(`openData.head.${head}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {sets.map(({ name, count, address, schema, size: bytes }) => (
            <tr key={name}>
              <th data-label={what} scope="row">
                {t(`openData.names.${name}`)}
                <small>{t(`openData.files.${name}`)}</small>
              </th>
              <td data-label={rows}>{count.toLocaleString(t.locale)}</td>
              <td data-label={asOf}>
                <time dateTime={day}>{t.day(day, 'short')}</time>
              </td>
              <td data-label={format}>JSON</td>
              <td data-label={size}>{formatFileSize(bytes, t.locale)}</td>
              <td data-label={licenceName}>
                <a href={licence} rel="noopener license">
                  CC BY 4.0
                </a>
              </td>
              <td data-label={get}>
                <a download="" href={address}>
                  {`${name}.json`}
                </a>
                <small>
                  <a href={schema}>
                    {t('openData.schema')} <span className="visually-hidden">{t(`openData.names.${name}`)}</span>
                  </a>
                </small>
              </td>
            </tr>
          ))}
        </tbody>
      </DataTable>
      <p className={styles.feed}>
        {t('openData.feed')}{' '}
        <a href={t.href('/infohukum/perubahan.xml')} type="application/atom+xml">
          {t('library.feed')}
        </a>
      </p>
      <p className={styles.feed}>{t('openData.licence')}</p>
      <h2>{t('openData.fieldsTitle')}</h2>
      <Columns as="dl" className={styles.fields} shape="halves">
        {fields.map((field) => (
          <div key={field}>
            <dt>
              <code>{field}</code>
            </dt>
            <dd>{t(`openData.fields.${field}`)}</dd>
          </div>
        ))}
      </Columns>
    </div>
  )
}
