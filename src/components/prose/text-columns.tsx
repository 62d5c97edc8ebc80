import type { ReactNode } from 'react'
import type { RenderedMarkdown } from '../../collections/markdown/render.ts'
import { ContentsList } from '../../ui/contents-list.tsx'
import styles from './text-columns.module.css'

interface Props {
  /** What the list of contents is called. */
  readonly label: string
  readonly headings: RenderedMarkdown['headings']
  /** What stands at the head of the text, as wide as its lines. */
  readonly answer?: ReactNode
  /** How far the text can be relied on: beside the answer, where notes have a margin, else below the text. */
  readonly side?: ReactNode
  readonly children: ReactNode
}

/**
 * The list of contents, and beside it the text with its notes; above each other where there is no room. There the
 * contents stand between answer and text.
 */
export function TextColumns({ label, headings, answer, side, children }: Props) {
  return (
    <div className={styles.columns}>
      {answer && <div className={styles.answer}>{answer}</div>}
      <div className={styles.contents}>
        <ContentsList items={headings.filter(({ level }) => level === 2)} label={label} />
      </div>
      <div className={styles.text}>{children}</div>
      {side && <div className={styles.side}>{side}</div>}
    </div>
  )
}
