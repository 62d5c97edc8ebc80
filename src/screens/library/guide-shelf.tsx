import { languageTraits } from '../../i18n/languages.ts'
import { localizedPath } from '../../i18n/paths.ts'
import { formatDay, formatLanguage } from '../../lib/format.ts'
import type { LibraryProps } from '../../page-data/library.ts'
import styles from './guide-shelf.module.css'

/** The guides in their order, and below them the documents that editors added. */
export function GuideShelf({ language, t, guides, documents }: LibraryProps) {
  const { locale } = languageTraits[language]
  return (
    <section className={styles.shelf} id="panduan">
      <div className={`page-width ${styles.columns}`}>
        <div>
          <h2>{t('library.guidesTitle')}</h2>
          <p className={styles.lead}>{t('library.guidesLead')}</p>
        </div>
        <div>
          <ol className={styles.guides}>
            {guides.map((guide) => (
              <li className={styles.guide} key={guide.id}>
                <div>
                  <h3 className={styles.title}>
                    <a href={localizedPath(guide.path, language)}>{guide.title}</a>
                  </h3>
                  <p>{guide.summary}</p>
                  <p className={styles.meta}>{t('guide.reviewed', { day: formatDay(guide.reviewedOn, locale) })}</p>
                </div>
              </li>
            ))}
          </ol>
          {documents.length > 0 && (
            <>
              <h3 className={styles.documentsTitle}>{t('library.documents')}</h3>
              <ul>
                {documents.map((document) => (
                  <li className={styles.document} key={document.id}>
                    <h4 className={styles.title}>
                      <a href={localizedPath(document.path, language)}>{document.title}</a>
                    </h4>
                    <p>{document.summary}</p>
                    <p className={styles.meta}>
                      {`${document.source} · ${formatDay(document.issued, locale)} · ${formatLanguage(document.language, locale)}`}
                    </p>
                  </li>
                ))}
              </ul>
            </>
          )}
        </div>
      </div>
    </section>
  )
}
