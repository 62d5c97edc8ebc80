import { CitationState } from '../../components/prose/citation-state.tsx'
import { Prose } from '../../components/prose/prose.tsx'
import { stateMeaningTextKeys, statusOf } from '../../i18n/regulation-status.ts'
import type { RegulationProps } from '../../page-data/regulation.ts'
import { Breadcrumb } from '../../ui/breadcrumb.tsx'
import { ContentsList } from '../../ui/contents-list.tsx'
import { FirstScreenEnd } from '../../ui/first-screen-end.tsx'
import { Section } from '../../ui/section.tsx'
import { Small } from '../../ui/small.tsx'
import { RegulationArticles } from './regulation-articles.tsx'
import { RegulationCitedBy } from './regulation-cited-by.tsx'
import { RegulationFacts } from './regulation-facts.tsx'
import { RegulationHeirs } from './regulation-heirs.tsx'
import { RegulationLife } from './regulation-life.tsx'
import { RegulationNotices } from './regulation-notices.tsx'
import { RegulationRelations } from './regulation-relations.tsx'
import styles from './regulation-screen.module.css'

/** So many articles take several windows: they get a list of their numbers. */
const fewestListed = 9

/** One regulation, set like a page of a statute book: names of the parts and numbers of the articles in the margin. */
export function RegulationScreen(props: RegulationProps) {
  const { t, trail, regulation, life, summary } = props
  const { articles } = regulation
  const hasContents = articles.length >= fewestListed
  return (
    <article className={`page-width ${styles.page}`}>
      <header>
        <Breadcrumb label={t('breadcrumb.label')} trail={trail} />
        <hgroup className={styles.heading}>
          <h1 className={styles.label}>{regulation.label}</h1>
          <p className={styles.title}>{regulation.title}</p>
        </hgroup>
        <p className={styles.stamp}>
          <CitationState {...regulation} t={t} />
          {life.heirs.kind !== 'revoked' && <span>{t(stateMeaningTextKeys[statusOf(regulation)])}</span>}
        </p>
        <RegulationHeirs {...props} />
        <RegulationFacts {...props} />
        <RegulationLife {...props} />
      </header>
      <div className={hasContents ? styles.beside : undefined}>
        <RegulationNotices {...props} />
        <Section className={styles.part} space={3} title={t('regulation.summary')}>
          <div>
            <p className={styles.subject}>{regulation.subject}</p>
            <Prose t={t}>{summary}</Prose>
            <Small above={4}>{t('regulation.ours')}</Small>
          </div>
        </Section>
        <FirstScreenEnd />
        {hasContents && (
          <div className={styles.contents}>
            <ContentsList
              isNumbers
              items={articles.map(({ anchor, article, label }) =>
                /^\d/.test(article)
                  ? { id: anchor, kind: label.replace(/ .*/, ''), text: article.replaceAll('-', '–') }
                  : { id: anchor, text: label },
              )}
              label={t('regulation.contents')}
            />
          </div>
        )}
        <RegulationArticles {...props} />
        <RegulationRelations {...props} />
        <RegulationCitedBy {...props} />
      </div>
    </article>
  )
}
