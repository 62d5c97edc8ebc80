import { Prose } from '../../components/prose/prose.tsx'
import { TextColumns } from '../../components/prose/text-columns.tsx'
import { classNames } from '../../lib/class-names.ts'
import type { CompanyPageProps } from '../../page-data/company.ts'
import styles from './page-text.module.css'

type Props = Pick<CompanyPageProps, 't' | 'text'> & {
  /** Numbers the sections like the articles of a contract; the list of contents carries the same numbers. */
  readonly numbered?: boolean
  /** Sets short sections in two columns where there is room, with the notes below. */
  readonly columns?: boolean
}

/** The contents list and, beside it, the text with its notes. */
export function PageText({ t, text, numbered, columns }: Props) {
  return (
    <div className="page-width">
      <TextColumns headings={text.headings} label={t('page.contents')}>
        <Prose
          citations={text.citations}
          className={classNames(numbered && styles.numbered, columns && styles.columns)}
          t={t}
        >
          {text.content}
        </Prose>
      </TextColumns>
    </div>
  )
}
