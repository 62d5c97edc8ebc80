import type { ReactNode } from 'react'
import { ContentsList } from '../../ui/contents-list.tsx'
import { Prose } from '../prose/prose.tsx'
import type { CompanyPageProps } from './company-page.ts'
import styles from './page-text.module.css'

type Props = Pick<CompanyPageProps, 't' | 'language' | 'text'> & {
  /** Numbers the sections like the articles of a contract; the list of contents carries the same numbers. */
  readonly numbered?: boolean
  /** What follows the text, in its column. */
  readonly children?: ReactNode
}

/** The contents list and, beside it, the text with its notes. */
export function PageText({ t, language, text, numbered = false, children }: Props) {
  return (
    <div className={`page-width ${styles.columns}`}>
      <div>
        <ContentsList items={text.headings.filter(({ level }) => level === 2)} label={t('page.contents')} />
      </div>
      <div>
        <Prose citations={text.citations} className={numbered ? styles.numbered : undefined} language={language} t={t}>
          {text.content}
        </Prose>
        {children}
      </div>
    </div>
  )
}
