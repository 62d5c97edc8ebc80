import type { Article } from '../../collections/articles.ts'
import type { Translate } from '../../i18n/translate.ts'
import styles from './picks.module.css'

/** Where the editors would begin: articles that they chose, and not what others read, which nothing here counts. */
export function Picks({ t, picks }: { readonly t: Translate; readonly picks: readonly Article[] }) {
  return (
    <section className={styles.picks}>
      <h2 className={styles.picksHeading}>{t('blog.picks')}</h2>
      <ol>
        {picks.map(({ id, title, path }) => (
          <li key={id}>
            <a href={t.href(path)}>{title}</a>
          </li>
        ))}
      </ol>
    </section>
  )
}
