import { FeeAmount } from '../../components/fees/fee-amount.tsx'
import { localizedPath } from '../../i18n/paths.ts'
import { total } from '../../lib/fees.ts'
import type { ServiceProps } from '../../page-data/service.ts'
import styles from './neighbours.module.css'
import { ServiceSection } from './service-section.tsx'

/** Services that fit, with their totals, tools for the visitor's own device, and what we wrote about this one. */
export function Neighbours({ language, t, facts }: ServiceProps) {
  const { related, articles, hasMoreArticles, tools } = facts
  if (related.length + articles.length + tools.length === 0) return null
  return (
    <ServiceSection id="terkait" title={t('service.more')}>
      <div className={styles.lists}>
        {related.length > 0 && (
          <div>
            <h3>{t('service.related')}</h3>
            <ul className={styles.list}>
              {related.map(({ id, path, title, variants, fees }) => (
                <li key={id}>
                  <a href={localizedPath(path, language)}>{title}</a>
                  <span>
                    <FeeAmount amount={total(fees.lines, variants[0]?.id)} language={language} t={t} />
                  </span>
                </li>
              ))}
            </ul>
          </div>
        )}
        {tools.length > 0 && (
          <div>
            <h3>{t('tools.beside')}</h3>
            <ul className={styles.list}>
              {tools.map(({ path, title }) => (
                <li key={path}>
                  <a href={localizedPath(path, language)}>{title}</a>
                </li>
              ))}
            </ul>
          </div>
        )}
        {articles.length > 0 && (
          <div>
            <h3>{t('service.articles')}</h3>
            <ul className={styles.list}>
              {articles.map(({ id, path, title }) => (
                <li key={id}>
                  <a href={localizedPath(path, language)}>{title}</a>
                </li>
              ))}
              {hasMoreArticles && (
                <li>
                  <a href={localizedPath('/blog', language)}>{t('blog.emptyMore')}</a>
                </li>
              )}
            </ul>
          </div>
        )}
      </div>
    </ServiceSection>
  )
}
