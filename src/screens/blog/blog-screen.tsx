import { blogListPath } from '../../i18n/paths.ts'
import { kindParameter, queryParameter } from '../../lib/addresses.ts'
import type { BlogProps } from '../../page-data/blog.ts'
import { Breadcrumb } from '../../ui/breadcrumb.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { FirstFrameEnd, FirstScreenEnd } from '../../ui/first-screen-end.tsx'
import { Pagination } from '../../ui/pagination.tsx'
import { SearchForm } from '../../ui/search-form.tsx'
import { Row } from '../../ui/spaced.tsx'
import styles from './blog-screen.module.css'
import { FirstArticle, ListedArticle } from './listed-article.tsx'
import picksStyles from './picks.module.css'

/**
 * A page of the blog: all articles, those of a category or those with a tag. The first page begins with the newest, its
 * answer, and the editors' choice.
 */
export function BlogScreen(props: BlogProps) {
  const { t, list, categories, tags, secondPages, trail, checks, picks } = props
  const { topic, page, pages, items, count } = list
  const leads = page === 1 && !topic
  const listed = items.map((article, index) => ({ article, check: checks[index] ?? '', t }))
  const [first, ...others] = listed
  return (
    <div className={`page-width ${styles.blog}`}>
      <Breadcrumb label={t('breadcrumb.label')} trail={trail} />
      <header className={styles.head}>
        <div>
          <h1 className={styles.title}>{topic ? topic.label : t('blog.title')}</h1>
          <p className={styles.facts}>
            {t.count('blog.count', count)}
            {pages > 1 && ` · ${t('blog.pageOf', { page, pages })}`}{' '}
            <a data-screen-only="" href={t.href('/feed.xml')} type="application/atom+xml">
              {t('blog.feed')}
            </a>
          </p>
        </div>
        <SearchForm
          action={t.href('/cari')}
          hidden={{ [kindParameter]: 'article' }}
          label={t('blog.search')}
          name={queryParameter}
          submit={t('search.submit')}
        />
      </header>
      <nav aria-label={t('blog.categories')} className={styles.topics} data-screen-only="">
        <Row as="ul" of="links">
          <li>
            <a aria-current={topic ? undefined : 'page'} href={t.href('/blog')}>
              {t('blog.all')}
            </a>
          </li>
          <TopicLinks kind="kategori" topics={categories} {...{ list, t }} />
        </Row>
      </nav>
      {count === 0 && (
        <div className={styles.empty}>
          <p>{t('blog.empty')}</p>
          <ButtonLink href={t.href('/blog')}>{t('blog.emptyMore')}</ButtonLink>
        </div>
      )}
      {leads && first && (
        <div className={styles.first}>
          <FirstArticle {...first} />
          {picks.length > 0 && <Picks picks={picks} t={t} />}
        </div>
      )}
      <FirstFrameEnd />
      {listed.length > 0 && (
        <ul className={styles.list}>
          {(leads ? others : listed).map((props) => (
            <ListedArticle key={props.article.id} {...props} />
          ))}
        </ul>
      )}
      <FirstScreenEnd />
      <Pagination
        hrefOf={(number) => t.href(blogListPath(topic, number))}
        label={t('blog.pages')}
        nameOf={(number) => t('blog.page', { page: number })}
        newer={t('blog.newer')}
        older={t('blog.older')}
        page={page}
        pages={pages}
      />
      <nav aria-labelledby="topik" className={styles.tags} data-screen-only="">
        <h2 id="topik">{t('blog.tags')}</h2>
        <Row as="ul" of="links">
          <TopicLinks kind="tag" topics={tags} {...{ list, t }} />
          {secondPages.map(({ label, href }) => (
            <li key={href}>
              <a href={href}>{label}</a>
            </li>
          ))}
        </Row>
      </nav>
    </div>
  )
}

/** Items of a list of links to the categories or tags; that of the present page is marked. */
function TopicLinks(props: Pick<BlogProps, 'list' | 't'> & { kind: 'kategori' | 'tag'; topics: BlogProps['tags'] }) {
  const { kind, list, t, topics } = props
  return topics.map(({ id, label }) => (
    <li key={id}>
      <a
        aria-current={list.topic?.kind === kind && list.topic.id === id ? 'page' : undefined}
        href={t.href(blogListPath({ kind, id }))}
      >
        {label}
      </a>
    </li>
  ))
}

/** Where the editors would begin: articles that they chose, and not what others read, which nothing here counts. */
function Picks({ t, picks }: Pick<BlogProps, 't' | 'picks'>) {
  return (
    <section className={picksStyles.picks}>
      <h2 className={picksStyles.picksHeading}>{t('blog.picks')}</h2>
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
