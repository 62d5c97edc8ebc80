import { dayCountText } from '../../i18n/days-text.ts'
import { briefText } from '../../i18n/fee-text.ts'
import { total } from '../../lib/fees.ts'
import { workingDays } from '../../lib/working-days.ts'
import type { ServiceProps } from '../../page-data/service.ts'
import styles from './neighbours.module.css'
import { ServiceSection } from './service-section.tsx'

/** Tools for the visitor's own device, and what we wrote about this service. */
export function Neighbours({ t, facts }: ServiceProps) {
  const { articles, hasMoreArticles, tools } = facts
  if (articles.length + tools.length === 0) return null
  return (
    <ServiceSection
      answer={t.count('service.answer.more', articles.length + tools.length)}
      id="terkait"
      title={t('service.more')}
    >
      <div className={styles.lists}>
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

/** Services that fit, in open rows, each with its total and its days: what comes before this one, after it or in its place. */
export function RelatedServices({ t, facts: { related } }: ServiceProps) {
  if (related.length === 0) return null
  return (
    <div className={styles.related}>
      <h2>{t('service.related')}</h2>
      <ul className={styles.list}>
        {related.map(({ id, path, title, variants, fees, steps }) => {
          const cost = total(fees.lines, variants[0]?.id)
          const days = dayCountText(workingDays(steps, variants[0]?.id), t)
          return (
            <li key={id}>
              <a href={t.href(path)}>{title}</a>
              <span>{`${briefText(cost, t)}${cost.isIncomplete ? ` ${t('price.plusFee')}` : ''} · ${days}`}</span>
            </li>
          )
        })}
      </ul>
    </div>
  )
}
