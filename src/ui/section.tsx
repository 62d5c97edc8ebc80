import type { HTMLAttributes, ReactNode } from 'react'
import { classNames } from '../lib/class-names.ts'
import styles from './section.module.css'

interface Props extends Omit<HTMLAttributes<HTMLElement>, 'id' | 'title'> {
  readonly as?: 'nav' | 'section'
  /** Of its title, by which it is named for who hears the page; without one it is no landmark. */
  readonly id?: string
  readonly title: ReactNode
  /** Where the title is not in the page's language. */
  readonly titleLanguage?: string
  /** Below the title, a step of the scale; without one the title is as large as the page's headings are, or as its screen says. */
  readonly space?: 3 | 4
}

/** A part of a page below its title. */
export function Section(props: Props) {
  const { as: Element = 'section', id, title, titleLanguage, space, className, children, ...rest } = props
  const names = classNames(className, space && styles[`titled${space}`])
  return (
    <Element aria-labelledby={id} className={names || undefined} {...rest}>
      <h2 id={id} lang={titleLanguage}>
        {title}
      </h2>
      {children}
    </Element>
  )
}
