import type { ReactNode } from 'react'
import { Breadcrumb, type Crumb } from './breadcrumb.tsx'
import { Lead } from './lead.tsx'
import styles from './page-head.module.css'

interface Props {
  readonly trailLabel: string
  /** From Home to the page, without the page. */
  readonly trail: readonly Crumb[]
  readonly title: string
  /** What the page is for, in a sentence. */
  readonly lead: string
  /** What else stands in the head. */
  readonly children?: ReactNode
}

/** How a page begins that is not read from top to bottom: the way to it, its name and what it is for. */
export function PageHead({ trailLabel, trail, title, lead, children }: Props) {
  return (
    <header className={styles.head}>
      <Breadcrumb label={trailLabel} trail={trail} />
      <h1>{title}</h1>
      <Lead>{lead}</Lead>
      {children}
    </header>
  )
}
