/** One tool of the toolbar: a button or link with an icon, and with its name where it stands in the menu. */
import type { Ref } from 'react'
import { Icon, type IconName } from '../../../ui/icon.tsx'
import styles from './toolbar.module.css'

interface ToolProps {
  readonly icon: IconName
  readonly label: string
  readonly onClick: () => void
  readonly disabled?: boolean
  /** For a tool that is on or off. */
  readonly pressed?: boolean
  /** For a tool that shows or hides a part of the viewer. */
  readonly expanded?: boolean
  readonly controls?: string
  readonly className?: string | undefined
  readonly ref?: Ref<HTMLButtonElement>
}

export function Tool({ icon, label, onClick, disabled, pressed, expanded, controls, className, ref }: ToolProps) {
  return (
    <button
      ref={ref}
      type="button"
      className={className ? `${styles.tool} ${className}` : styles.tool}
      title={label}
      aria-label={label}
      aria-pressed={pressed}
      aria-expanded={expanded}
      aria-controls={expanded ? controls : undefined}
      // A disabled button would lose the keyboard focus at the last page.
      aria-disabled={disabled || undefined}
      onClick={disabled ? undefined : onClick}
    >
      <Icon name={icon} />
      <span className={styles.label}>{label}</span>
    </button>
  )
}

interface ToolLinkProps {
  readonly icon: IconName
  readonly label: string
  readonly href: string
  /** Whether the link saves the document instead of opening it in a tab. */
  readonly download?: boolean
  readonly onClick: () => void
}

export function ToolLink({ icon, label, href, download, onClick }: ToolLinkProps) {
  const target = download ? { download: '' } : { target: '_blank', rel: 'noopener' }
  return (
    <a className={styles.tool} title={label} aria-label={label} href={href} onClick={onClick} {...target}>
      <Icon name={icon} />
      <span className={styles.label}>{label}</span>
    </a>
  )
}
