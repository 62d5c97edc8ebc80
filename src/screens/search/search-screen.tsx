import type { ReactNode } from 'react'
import type { SearchProps } from '../../page-data/search.ts'
import { Breadcrumb } from '../../ui/breadcrumb.tsx'
import { FirstScreenEnd } from '../../ui/first-screen-end.tsx'
import { KawungFlower } from '../../ui/kawung-flower.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Section } from '../../ui/section.tsx'
import styles from './search-screen.module.css'
import { SiteIndex } from './site-index.tsx'

interface Props extends SearchProps {
  /** The search itself, an island. */
  readonly children?: ReactNode
}

/** The search page: the field and its answer, and where nothing is asked, ways to begin and everything there is. */
export function SearchScreen({ t, trail, services, documents, children }: Props) {
  const beginnings = [
    ...services.filter(({ featured }) => featured).map(({ short_title, path }) => ({ label: short_title, path })),
    { label: t('pricing.choose'), path: '/pilih-badan-usaha' },
    { label: t('footer.services'), path: '/layanan' },
    { label: t('footer.infohukum'), path: '/infohukum' },
    { label: t('glossary.title'), path: '/infohukum/glosarium' },
    { label: t('footer.blog'), path: '/blog' },
  ]
  return (
    <div className={styles.screen}>
      <header className={styles.searchHead}>
        <KawungFlower className={styles.ornament} />
        <div className={`page-width ${styles.top}`}>
          <Breadcrumb label={t('breadcrumb.label')} trail={trail} />
          <h1 className={styles.searchTitle}>{t('search.title')}</h1>
          <div className={styles.withoutScript}>
            <Notice title={t('search.withoutScriptTitle')}>
              <p>{t('search.withoutScript')}</p>
            </Notice>
          </div>
          {children}
          <p className={styles.waiting}>{t('search.loading')}</p>
          <p className={styles.notLoaded} role="alert">
            {t('search.failed')}
          </p>
          <p className={styles.searchLead}>{t('search.lead')}</p>
        </div>
      </header>
      <FirstScreenEnd styles="shared" />
      <div className={`page-width ${styles.browse}`}>
        <Section as="nav" id="mulai" space={4} title={t('search.begin')}>
          <ul className={styles.pills}>
            {beginnings.map(({ label, path }) => (
              <li key={path}>
                <a className={styles.pill} href={t.href(path)}>
                  {label}
                </a>
              </li>
            ))}
          </ul>
        </Section>
        <Section id="semua" space={4} title={t('search.everything')}>
          <SiteIndex documents={documents} t={t} />
        </Section>
      </div>
    </div>
  )
}
