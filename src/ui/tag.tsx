import styles from './tag.module.css'

/** A subject, as a link to everything that carries it. */
export function Tag({ href, children }: { href: string; children: string }) {
  return (
    <a className={styles.tag} href={href}>
      {children}
    </a>
  )
}
