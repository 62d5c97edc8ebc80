import styles from './breadcrumb.module.css'

interface Props {
  /** Names the navigation for screen readers. */
  readonly label: string
  /** From the first level down to the parent of this page. */
  readonly parents: readonly { readonly label: string; readonly href: string }[]
  /** This page. */
  readonly current: string
}

/** Where a page lies: its parents as links, then itself. */
export function Breadcrumb({ label, parents, current }: Props) {
  return (
    <nav aria-label={label} className={styles.breadcrumb}>
      <ol className={styles.list}>
        {parents.map((parent) => (
          <li className={styles.entry} key={parent.href}>
            <a href={parent.href}>{parent.label}</a>
          </li>
        ))}
        <li aria-current="page" className={styles.entry}>
          {current}
        </li>
      </ol>
    </nav>
  )
}
