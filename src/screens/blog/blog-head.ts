/** What the head of a page of the blog says, and the way to it. */
import { type BlogListPage, blogListPages, blogListPath } from '../../collections/blog-lists.ts'
import { type Language, languages } from '../../i18n/languages.ts'
import { localizedPath } from '../../i18n/paths.ts'
import type { Translate } from '../../i18n/translate.ts'
import type { PageHead } from '../../seo/head.ts'
import { breadcrumbList } from '../../seo/structured-data.ts'
import { site } from '../../site/site.ts'
import type { Crumb } from '../../ui/breadcrumb.tsx'
import { homeTrail } from '../trails.ts'

/** From Home to the page itself. */
export function blogTrail({ topic, page }: BlogListPage, language: Language, t: Translate): Crumb[] {
  const crumb = (label: string, path: string): Crumb => ({ label, href: localizedPath(path, language) })
  return [
    ...homeTrail(language, t),
    crumb(t('footer.blog'), '/blog'),
    ...(topic ? [crumb(topic.label, blogListPath(topic))] : []),
    ...(page > 1 ? [crumb(t('blog.page', { page }), blogListPath(topic, page))] : []),
  ]
}

/** A list without articles is no search result. */
export function blogHead(list: BlogListPage, trail: readonly Crumb[], language: Language, t: Translate): PageHead {
  const { topic, page, path, count } = list
  const title = topic ? t('blog.topicTitle', { topic: topic.label }) : t('blog.headTitle')
  return {
    title: page > 1 ? `${title}, ${t('blog.page', { page })}` : title,
    description: topic
      ? t(topic.kind === 'tag' ? 'blog.tagLead' : 'blog.categoryLead', { topic: topic.label })
      : t('blog.lead'),
    path,
    language,
    alternates: languages.filter(
      (other) => other === language || blogListPages(other).some((its) => its.path === path),
    ),
    unlisted: count === 0,
    structuredData: [breadcrumbList(trail, site.origin)],
  }
}
