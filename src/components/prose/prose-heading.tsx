import type { HeadingProps } from '../../collections/markdown/components.ts'
import styles from './prose-heading.module.css'

/** A heading that is the link to itself, so that its address can be copied and its name stays its text. */
export function ProseHeading({ id, level, children }: HeadingProps) {
  const Heading = `h${level}` as const
  return (
    <Heading className={styles.heading} id={id}>
      <a href={`#${id}`}>{children}</a>
    </Heading>
  )
}

/** The same in a text below a heading of its section: one level lower, and no link, since the section has the address. */
export function SectionProseHeading({ level, children }: HeadingProps) {
  const Heading = `h${Math.min(level + 1, 6) as HeadingProps['level']}` as const
  return <Heading>{children}</Heading>
}
