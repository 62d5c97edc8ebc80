import type { ReactNode } from 'react'
import { classNames } from '../lib/class-names.ts'
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
  /** Where what the page is for begins in its first screen: all of the head is smaller. */
  readonly isCompact?: boolean
  readonly className?: string | undefined
  /** What else stands in the head. */
  readonly children?: ReactNode
}

/** How a page begins that is not read from top to bottom: the way to it, its name and what it is for. */
export function PageHead({ trailLabel, trail, title, lead, isCompact, className, children }: Props) {
  return (
    <header className={classNames(isCompact ? styles.compact : styles.head, className)}>
      <Breadcrumb label={trailLabel} trail={trail} />
      <h1>{title}</h1>
      {isCompact ? <p className={styles.shortLead}>{lead}</p> : <Lead>{lead}</Lead>}
      {children}
    </header>
  )
}
