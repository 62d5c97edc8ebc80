import type { TermProps } from '../../collections/markdown/components.ts'
import styles from './term-link.module.css'

/** A term, with the way to its entry in the glossary. What the entry says, a card shows in place (`features/term-card`). */
export function TermLink({ href, children }: TermProps) {
  return (
    <a className={styles.mention} data-term="" href={href}>
      {children}
    </a>
  )
}
