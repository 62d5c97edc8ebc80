import type { AboutProps } from '../../page-data/about.ts'
import styles from './about-limits.module.css'

/** What the company does, and beside each of it what it does not. */
export function AboutLimits({ titles, rows }: NonNullable<AboutProps['limits']>) {
  const lists = titles.map((title, side) => ({ title, items: rows.map((row) => row[side]) }))
  return (
    <div className={styles.limits}>
      {lists.map(({ title, items }, side) => (
        <section className={side === 0 ? styles.does : styles.doesNot} key={title}>
          <h2>{title}</h2>
          <ul>
            {items.map((item, place) => (
              // The rows never change on the page.
              // biome-ignore lint/suspicious/noArrayIndexKey: their place is their identity
              <li key={place}>{item}</li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}
