import { blogListPath } from '../../i18n/paths.ts'
import type { BlogProps } from '../../page-data/blog.ts'
import { Breadcrumb } from '../../ui/breadcrumb.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { FirstScreenEnd } from '../../ui/first-screen-end.tsx'
import { Lead } from '../../ui/lead.tsx'
import { Pagination } from '../../ui/pagination.tsx'
import styles from './blog-screen.module.css'
import { FirstArticle, ListedArticle } from './listed-article.tsx'

/** A page of the blog: all articles, those of a category or those with a tag. The newest leads the first page. */
export function BlogScreen({ t, list, categories, trail }: BlogProps) {
  const { topic, page, pages, items, count } = list
  const leads = page === 1 && !topic
  const [first, ...others] = items
  const listed = leads ? others : items
  return (
    <div className={`page-width ${styles.blog}`}>
      <Breadcrumb label={t('breadcrumb.label')} trail={trail} />
      <header className={styles.head}>
        <h1 className={styles.title}>{topic ? topic.label : t('blog.title')}</h1>
        <div>
          <Lead className={styles.lead}>
            {topic
              ? t(topic.kind === 'tag' ? 'blog.tagLead' : 'blog.categoryLead', { topic: topic.label })
              : t('blog.lead')}
          </Lead>
          <p className={styles.facts}>
            {t.count('blog.count', count)}
            {pages > 1 && ` · ${t('blog.pageOf', { page, pages })}`} ·{' '}
            <a data-screen-only="" href={t.href('/feed.xml')} type="application/atom+xml">
              {t('blog.feed')}
            </a>
          </p>
        </div>
      </header>
      <FirstScreenEnd />
      <nav aria-label={t('blog.categories')} className={styles.categories} data-screen-only="">
        <ul>
          <li>
            <a aria-current={topic ? undefined : 'page'} href={t.href('/blog')}>
              {t('blog.all')}
            </a>
          </li>
          {categories.map(({ id, label }) => (
            <li key={id}>
              <a
                aria-current={topic?.kind === 'kategori' && topic.id === id ? 'page' : undefined}
                href={t.href(blogListPath({ kind: 'kategori', id }))}
              >
                {label}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      {count === 0 && (
        <div className={styles.empty}>
          <p>{t('blog.empty')}</p>
          <ButtonLink href={t.href('/blog')}>{t('blog.emptyMore')}</ButtonLink>
        </div>
      )}
      {leads && first && <FirstArticle article={first} t={t} />}
      {listed.length > 0 && (
        <ul className={styles.list}>
          {listed.map((article) => (
            <ListedArticle article={article} key={article.id} t={t} />
          ))}
        </ul>
      )}
      <Pagination
        hrefOf={(number) => t.href(blogListPath(topic, number))}
        label={t('blog.pages')}
        nameOf={(number) => t('blog.page', { page: number })}
        newer={t('blog.newer')}
        older={t('blog.older')}
        page={page}
        pages={pages}
      />
    </div>
  )
}
