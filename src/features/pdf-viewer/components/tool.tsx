/** A tool: a button or link with an icon, and with its name where it stands in the menu. */
import type { ComponentProps } from 'react'
import { Icon, type IconName } from '../../../ui/icon.tsx'
import styles from './toolbar.module.css'

export type ToolProps = ComponentProps<'button'> & { readonly icon: IconName; readonly label: string }

/** Not `disabled` but `aria-disabled`, which stops no click: else the last page would cost the keyboard focus. */
export function Tool({ icon, label, className = '', ...button }: ToolProps) {
  return (
    <button type="button" className={`${styles.tool} ${className}`} title={label} aria-label={label} {...button}>
      <Icon name={icon} />
      <span className={styles.label}>{label}</span>
    </button>
  )
}

export function ToolLink({ icon, label, href, ...link }: ComponentProps<'a'> & Pick<ToolProps, 'icon' | 'label'>) {
  return (
    <a className={styles.tool} title={label} aria-label={label} href={href} {...link}>
      <Icon name={icon} />
      <span className={styles.label}>{label}</span>
    </a>
  )
}
