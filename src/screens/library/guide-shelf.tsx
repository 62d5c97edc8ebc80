import type { ReactNode } from 'react'
import { formatLanguage } from '../../lib/format.ts'
import type { LibraryProps } from '../../page-data/library.ts'
import { Columns } from '../../ui/columns.tsx'
import { Disclosure } from '../../ui/disclosure.tsx'
import styles from './guide-shelf.module.css'

/** More than these are closed at first, so that the overview stays as long as it is. */
const guidesAtOnce = 8
const documentsAtOnce = 3

/** The guides in their order, and below them the documents that editors added. */
export function GuideShelf({ t, guides, documents }: LibraryProps) {
  const guideItems = guides.map((guide) => (
    <Item href={t.href(guide.path)} key={guide.id} title={guide.title}>
      {guide.summary}
    </Item>
  ))
  const documentItems = documents.map((document) => (
    <Item href={t.href(document.path)} key={document.id} title={document.title}>
      {`${document.source} · ${t.day(document.issued)} · ${formatLanguage(document.language, t.locale)}`}
    </Item>
  ))
  return (
    <section className={styles.shelf} id="panduan">
      <Columns className="page-width" shape="narrow-wide">
        <div>
          <h2>{t('library.guidesTitle')}</h2>
          <p className={styles.shelfLead}>{t('library.guidesLead')}</p>
        </div>
        <div>
          <Items more={t.count('library.moreGuides', guides.length - guidesAtOnce)} shown={guidesAtOnce}>
            {guideItems}
          </Items>
          {documents.length > 0 && (
            <>
              <h3 className={styles.documentsTitle}>{t('library.documents')}</h3>
              <Items
                more={t.count('library.moreDocuments', documents.length - documentsAtOnce)}
                shown={documentsAtOnce}
              >
                {documentItems}
              </Items>
            </>
          )}
        </div>
      </Columns>
    </section>
  )
}

interface ItemsProps {
  /** How many are open. */
  readonly shown: number
  /** What opens the others. */
  readonly more: string
  readonly children: readonly ReactNode[]
}

function Items({ shown, more, children }: ItemsProps) {
  return (
    <>
      <ul>{children.slice(0, shown)}</ul>
      {children.length > shown && (
        <Disclosure summary={more}>
          <ul>{children.slice(shown)}</ul>
        </Disclosure>
      )}
    </>
  )
}

function Item({ href, title, children }: { href: string; title: string; children: ReactNode }) {
  return (
    <li className={styles.item}>
      <a className={styles.shelfTitle} href={href}>
        {title}
      </a>
      <p className={styles.about}>{children}</p>
    </li>
  )
}
