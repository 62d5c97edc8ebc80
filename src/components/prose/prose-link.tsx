import type { LinkProps } from '../../collections/markdown/components.ts'
import { Icon } from '../../ui/icon.tsx'
import styles from './prose-link.module.css'

/** A link; an arrow marks one that leaves the site. */
export function ProseLink({ href, external, children }: LinkProps) {
  if (!external || !href.startsWith('https:')) return <a href={href}>{children}</a>
  return (
    <a href={href} rel="noopener">
      {children}
      <span className={styles.away}>
        <Icon name="external" size={12} />
      </span>
    </a>
  )
}
