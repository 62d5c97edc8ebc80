/** One tool of the toolbar: a button or link with a pictogram and its name. */
import { Icon, type IconName } from './icon.tsx'
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
}

export function Tool({ icon, label, onClick, disabled, pressed, expanded, controls, className }: ToolProps) {
  return (
    <button
      type="button"
      className={className ? `${styles.tool} ${className}` : styles.tool}
      title={label}
      aria-label={label}
      aria-pressed={pressed}
      aria-expanded={expanded}
      aria-controls={expanded ? controls : undefined}
      // A disabled button would lose the focus of someone who pages through with the keyboard.
      aria-disabled={disabled || undefined}
      onClick={disabled ? undefined : onClick}
    >
      <Icon name={icon} />
    </button>
  )
}

interface ToolLinkProps {
  readonly icon: IconName
  readonly label: string
  readonly href: string
  /** Given for a link that saves the document: the name of the file. */
  readonly download?: string
}

export function ToolLink({ icon, label, href, download }: ToolLinkProps) {
  const target = download === undefined ? { target: '_blank', rel: 'noopener' } : { download }
  return (
    <a className={styles.tool} title={label} aria-label={label} href={href} {...target}>
      <Icon name={icon} />
    </a>
  )
}
