import { FeeAmount } from '../../components/fees/fee-amount.tsx'
import { total } from '../../lib/fees.ts'
import type { ServiceProps } from '../../page-data/service.ts'
import styles from './neighbours.module.css'
import { ServiceSection } from './service-section.tsx'

/** Services that fit, with their totals, tools for the visitor's own device, and what we wrote about this one. */
export function Neighbours({ t, facts }: ServiceProps) {
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
                  <a href={t.href(path)}>{title}</a>
                  <span>
                    <FeeAmount amount={total(fees.lines, variants[0]?.id)} t={t} />
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
                  <a href={t.href(path)}>{title}</a>
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
                  <a href={t.href(path)}>{title}</a>
                </li>
              ))}
              {hasMoreArticles && (
                <li>
                  <a href={t.href('/blog')}>{t('blog.emptyMore')}</a>
                </li>
              )}
            </ul>
          </div>
        )}
      </div>
    </ServiceSection>
  )
}
