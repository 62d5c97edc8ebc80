import { CitationState } from '../../components/prose/citation-state.tsx'
import { ProseLink } from '../../components/prose/prose-components.tsx'
import type { ArticleProps } from '../../page-data/article.ts'
import styles from './sources.module.css'

type Props = Pick<ArticleProps, 't' | 'article' | 'regulations'>

/** The regulations on which the article rests, each with its state, and the other public pages it used. */
export function Sources({ t, article, regulations }: Props) {
  return (
    <div id="sumber">
      <ul className={styles.laws}>
        {regulations.map((regulation) => (
          <li className={styles.law} key={regulation.id}>
            <a className={styles.label} href={t.href(regulation.path)}>
              {regulation.label}
            </a>
            <CitationState {...regulation} t={t} />
            <p className={styles.sourceTitle}>{regulation.title}</p>
          </li>
        ))}
      </ul>
      {article.further_sources.length > 0 && (
        <>
          <h3 className={styles.further}>{t('article.furtherSources')}</h3>
          <ul>
            {article.further_sources.map(({ title, url }) => (
              <li className={styles.page} key={url}>
                <ProseLink external href={url}>
                  {title}
                </ProseLink>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  )
}
