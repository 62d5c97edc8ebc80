import type { TextKey, Translate } from '../../i18n/translate.ts'
import { type SearchDocument, type SearchKind, searchKinds } from '../../lib/search-index.ts'
import { Disclosure } from '../../ui/disclosure.tsx'
import styles from './site-index.module.css'

const kindsTextKeys: Readonly<Record<SearchKind, TextKey>> = {
  service: 'search.kinds.service',
  guide: 'search.kinds.guide',
  article: 'search.kinds.article',
  regulation: 'search.kinds.regulation',
  term: 'search.kinds.term',
  page: 'search.kinds.page',
  document: 'search.kinds.document',
}

interface Props {
  readonly t: Translate
  readonly documents: readonly SearchDocument[]
}

/** How many are listed of a kind; the blog has every article. */
const mostListed = 300

/** Everything on the site as plain links, by kind: the way on without script, and for who would rather look than ask. */
export function SiteIndex({ t, documents }: Props) {
  return searchKinds.map((kind) => {
    const ofKind = documents.filter((document) => document.kind === kind)
    if (ofKind.length === 0) return null
    return (
      <Disclosure key={kind} summary={`${t(kindsTextKeys[kind])} (${ofKind.length})`}>
        <ul className={styles.links}>
          {(kind === 'article' ? ofKind.slice(0, mostListed) : ofKind).map(({ href, title }) => (
            <li key={href}>
              <a className={styles.link} href={href}>
                {title}
              </a>
            </li>
          ))}
          {ofKind.length > mostListed && kind === 'article' && (
            <li>
              <a className={styles.link} href={t.href('/blog')}>
                {t('blog.emptyMore')}
              </a>
            </li>
          )}
        </ul>
      </Disclosure>
    )
  })
}
