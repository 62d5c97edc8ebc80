import type { Article } from '../../collections/articles.ts'
import { blogListPath } from '../../i18n/paths.ts'
import type { Translate } from '../../i18n/translate.ts'
import type { ArticleProps } from '../../page-data/article.ts'
import { Icon } from '../../ui/icon.tsx'
import { Section } from '../../ui/section.tsx'
import { Small } from '../../ui/small.tsx'
import { Row } from '../../ui/spaced.tsx'
import { Tag } from '../../ui/tag.tsx'
import styles from './read-on.module.css'

/** What else to read: related articles, its tags, and of its category the articles before and after it. */
export function ReadOn({ t, article, related, newer, older }: ArticleProps) {
  return (
    <div className={styles.readOn} data-below="" data-screen-only="">
      <Section className="page-width" space={4} title={t('article.related')}>
        <ul className={styles.columns}>
          {related.map(({ id, title, path, published, readingMinutes }) => (
            <li className={styles.item} key={id}>
              <a href={t.href(path)}>{title}</a>
              <Small>{`${t.day(published)} · ${t.count('blog.minutes', readingMinutes)}`}</Small>
            </li>
          ))}
        </ul>
        <Row aria-label={t('article.tags')} as="ul" space={2}>
          {article.tags.map(({ id, label }) => (
            <li key={id}>
              <Tag href={t.href(blogListPath({ kind: 'tag', id }))}>{label}</Tag>
            </li>
          ))}
        </Row>
      </Section>
      <nav aria-label={t('article.neighbours')} className={`page-width ${styles.neighbours}`}>
        {older && <Neighbour article={older} hint={t('article.older')} rel="prev" t={t} />}
        {newer && <Neighbour article={newer} hint={t('article.newer')} rel="next" t={t} />}
      </nav>
    </div>
  )
}

interface NeighbourProps {
  readonly article: Article
  readonly hint: string
  readonly rel: 'prev' | 'next'
  readonly t: Translate
}

function Neighbour({ article, hint, rel, t }: NeighbourProps) {
  return (
    <a className={styles[rel]} href={t.href(article.path)} rel={rel}>
      <Icon name={rel === 'prev' ? 'back' : 'arrow'} />
      <span>
        <small>{hint}</small>
        {article.title}
      </span>
    </a>
  )
}
