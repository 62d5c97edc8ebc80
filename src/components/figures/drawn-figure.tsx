import type { ReactNode } from 'react'
import styles from './drawn-figure.module.css'

/** The frame of a picture in a text: its title, the drawing, and beside it all that it shows in words. */
export function DrawnFigure({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <figure className={styles.figure}>
      <figcaption>{title}</figcaption>
      {children}
    </figure>
  )
}
