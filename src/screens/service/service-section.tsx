import { type ReactNode, useId } from 'react'
import styles from './service-section.module.css'

interface Props {
  /** The anchor. */
  readonly id: string
  readonly title: string
  readonly lead?: ReactNode
  readonly children: ReactNode
}

/** A section of a service's page, numbered in the margin like an article of law. */
export function ServiceSection({ id, title, lead, children }: Props) {
  const headingId = useId()
  return (
    <section aria-labelledby={headingId} className={styles.section} id={id}>
      <div className={`page-width ${styles.columns}`}>
        <div className={styles.head}>
          <h2 className={styles.title} id={headingId}>
            {title}
          </h2>
          {lead && <p className={styles.lead}>{lead}</p>}
        </div>
        <div className={styles.content}>{children}</div>
      </div>
    </section>
  )
}
