import styles from './breadcrumb.module.css'

export interface Crumb {
  readonly label: string
  readonly href: string
}

/**
 * The way from Home to this page. The page itself is left out: its heading stands right below. Nothing where Home alone is
 * above it, to which the logo leads.
 */
export function Breadcrumb({ label, trail }: { label: string; trail: readonly Crumb[] }) {
  if (trail.length < 2) return null
  return (
    <nav aria-label={label} className={styles.breadcrumb} data-screen-only="">
      <ol className={styles.trail}>
        {trail.map((crumb) => (
          <li key={crumb.href}>
            <a href={crumb.href}>{crumb.label}</a>
          </li>
        ))}
      </ol>
    </nav>
  )
}
