import { CitePage } from '../../components/prose/cite-page.tsx'
import type { ArticleProps } from '../../page-data/article.ts'
import { site } from '../../site/site.ts'
import { Disclosure } from '../../ui/disclosure.tsx'
import { Small } from '../../ui/small.tsx'
import styles from './article-end.module.css'
import { ChangeLog } from './change-log.tsx'
import { Sources } from './sources.tsx'

/** On what the article rests, what was changed in it, and how to cite it: side by side, or closed rows on a phone. */
export function ArticleEnd(props: ArticleProps) {
  const { t, article, states } = props
  return (
    <div className={styles.end} data-below="">
      <section>
        <Disclosure note={states} isWideOpen summary={<h2 className={styles.heading}>{t('article.sources')}</h2>}>
          <Sources {...props} />
        </Disclosure>
      </section>
      <section>
        <Disclosure
          answer={t.day(article.updated)}
          isWideOpen
          summary={<h2 className={styles.heading}>{t('article.changes')}</h2>}
        >
          <ChangeLog {...props} />
        </Disclosure>
      </section>
      <section className={styles.cite}>
        <CitePage path={article.path} t={t} title={article.title} updated={article.updated} />
        <Small above={4} role="note">
          <b>{`${t('article.disclaimerTitle')}.`}</b>
          {` ${t('footer.disclaimer', { company: site.name })}`}
        </Small>
      </section>
    </div>
  )
}
