/** A tool: a button or link with an icon, and with its name where it stands in the menu. */
import type { ComponentProps } from 'react'
import { Icon, type IconName } from '../../../ui/icon.tsx'
import styles from './toolbar.module.css'

interface Face {
  readonly icon: IconName
  readonly label: string
}

export type ToolProps = Face & ComponentProps<'button'>

/** Not `disabled` but `aria-disabled`, which stops no click: else the last page would cost the keyboard focus. */
export function Tool({ icon, label, className = '', ...button }: ToolProps) {
  return (
    <button type="button" className={`${styles.tool} ${className}`} title={label} aria-label={label} {...button}>
      <Icon name={icon} />
      <span className={styles.label}>{label}</span>
    </button>
  )
}

export function ToolLink({ icon, label, href, ...link }: Face & ComponentProps<'a'>) {
  return (
    <a className={styles.tool} title={label} aria-label={label} href={href} {...link}>
      <Icon name={icon} />
      <span className={styles.label}>{label}</span>
    </a>
  )
}
