import { Prose } from '../../components/prose/prose.tsx'
import { TextColumns } from '../../components/prose/text-columns.tsx'
import type { CompanyPageProps } from '../../page-data/company.ts'
import styles from './page-text.module.css'

type Props = Pick<CompanyPageProps, 't' | 'text'> & {
  /** Numbers the sections like the articles of a contract; the list of contents carries the same numbers. */
  readonly numbered?: boolean
}

/** The contents list and, beside it, the text with its notes. */
export function PageText({ t, text, numbered = false }: Props) {
  return (
    <div className="page-width">
      <TextColumns headings={text.headings} label={t('page.contents')}>
        <Prose citations={text.citations} className={numbered ? styles.numbered : undefined} t={t}>
          {text.content}
        </Prose>
      </TextColumns>
    </div>
  )
}
