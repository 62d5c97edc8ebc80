import { NextSteps } from '../../components/next-steps/next-steps.tsx'
import { queryParameter } from '../../lib/addresses.ts'
import type { NotFoundProps } from '../../page-data/unlisted-pages.ts'
import { Columns } from '../../ui/columns.tsx'
import { FirstScreenEnd } from '../../ui/first-screen-end.tsx'
import { Lead } from '../../ui/lead.tsx'
import { SearchForm } from '../../ui/search-form.tsx'
import { Stamp } from '../../ui/stamp.tsx'
import styles from './not-found-screen.module.css'

/** The page for an address that does not exist, stamped like a regulation out of force. */
export function NotFoundScreen({ t, others }: NotFoundProps) {
  return (
    <Columns className={`page-width ${styles.columns}`} shape="wide-narrow">
      <div>
        <p className={styles.stamp}>
          <span aria-hidden="true" className={styles.number}>
            404
          </span>
          <Stamp tone="negative">{t('notFound.stamp')}</Stamp>
        </p>
        <h1 className={styles.title}>{t('notFound.title')}</h1>
        <Lead>{t('notFound.text')}</Lead>
        <div className={styles.search}>
          <SearchForm
            action={t.href('/cari')}
            label={t('search.label')}
            name={queryParameter}
            submit={t('search.submit')}
          />
        </div>
      </div>
      <FirstScreenEnd styles="shared" />
      <div>
        <NextSteps t={t} ways={['home', 'services', 'infohukum', 'blog']} />
        {others.map((other) => (
          <p className={styles.other} key={other.language} lang={other.locale}>
            {other('notFound.title')}.{' '}
            <a href={other.href('/')} hrefLang={other.language}>
              {other('notFound.continue')}
            </a>
          </p>
        ))}
      </div>
    </Columns>
  )
}
