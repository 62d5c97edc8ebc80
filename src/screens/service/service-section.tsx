import type { ReactNode } from 'react'
import { Disclosure } from '../../ui/disclosure.tsx'
import styles from './service-section.module.css'

interface Props {
  /** The anchor. */
  readonly id: string
  readonly title: string
  /** What it comes to, in the closed row. */
  readonly answer?: ReactNode
  /** Open from the start where there are two columns. */
  readonly isWideOpen?: boolean
  readonly lead?: ReactNode
  readonly children: ReactNode
}

/**
 * A section of a service's page, numbered like an article of law. The anchor is inside what opens, so that a link to it
 * opens the section without script, as a search in the page does.
 */
export function ServiceSection({ id, title, answer, isWideOpen = false, lead, children }: Props) {
  return (
    <section className={styles.section}>
      <Disclosure answer={answer} isWideOpen={isWideOpen} summary={<h2>{title}</h2>}>
        <div id={id}>
          {lead && <p className={styles.lead}>{lead}</p>}
          {children}
        </div>
      </Disclosure>
    </section>
  )
}
