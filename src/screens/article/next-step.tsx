import type { ArticleProps } from '../../page-data/article.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import styles from './next-step.module.css'

/** What to do with what was read: the service that does it, with its sum and days, one tool, and in a line the other services. */
export function NextStep({ t, offer, otherServices, tool }: ArticleProps) {
  if (!offer && !tool) return null
  return (
    <Card className={styles.card} data-below="">
      {offer && (
        <section className={styles.offer}>
          <h2 className={styles.kicker}>{t('article.services')}</h2>
          <h3 className={styles.stepName}>{offer.title}</h3>
          <p className={styles.sum}>
            <b>{offer.price.value}</b>
            {` · ${offer.days}`}
          </p>
          {offer.price.note && <p className={styles.note}>{offer.price.note}</p>}
          <p className={styles.action}>
            <ButtonLink href={t.href(offer.path)} look="primary">
              {t('article.toService')}
            </ButtonLink>
          </p>
          {otherServices.length > 0 && (
            <p className={styles.note}>
              {t('article.otherServices')}{' '}
              {otherServices.map(({ id, title, path }, index) => (
                <span key={id}>
                  {index > 0 && ', '}
                  <a href={t.href(path)}>{title}</a>
                </span>
              ))}
            </p>
          )}
        </section>
      )}
      {tool && (
        <section className={styles.tool}>
          <h2 className={styles.kicker}>{t('article.tool')}</h2>
          <a className={styles.stepName} href={t.href(tool.path)}>
            {tool.title}
          </a>
          <p>{tool.summary}</p>
        </section>
      )}
    </Card>
  )
}
