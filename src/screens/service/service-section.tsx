import type { ReactNode } from 'react'
import styles from './service-section.module.css'

interface Props {
  /** The anchor. */
  readonly id: string
  readonly title: string
  readonly lead?: ReactNode
  readonly children: ReactNode
}

/**
 * A section of a service's page, numbered like an article of law, closed until it is asked for. The anchor is inside
 * the `<details>`, so that a link to it opens the section without script, as a search in the page does.
 */
export function ServiceSection({ id, title, lead, children }: Props) {
  return (
    <section className={styles.section}>
      <details className="page-width">
        <summary className={styles.summary}>
          <h2 className={styles.title}>{title}</h2>
        </summary>
        <div className={styles.content} id={id}>
          {lead && <p className={styles.lead}>{lead}</p>}
          {children}
        </div>
      </details>
    </section>
  )
}
