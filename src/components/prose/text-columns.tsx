import type { ReactNode } from 'react'
import type { RenderedMarkdown } from '../../collections/markdown/render.ts'
import { ContentsList } from '../../ui/contents-list.tsx'
import styles from './text-columns.module.css'

interface Props {
  /** What the list of contents is called. */
  readonly label: string
  readonly headings: RenderedMarkdown['headings']
  readonly children: ReactNode
}

/** The list of contents, and beside it the text with its notes; above each other where there is no room. */
export function TextColumns({ label, headings, children }: Props) {
  return (
    <div className={styles.columns}>
      <div>
        <ContentsList items={headings.filter(({ level }) => level === 2)} label={label} />
      </div>
      <div>{children}</div>
    </div>
  )
}
