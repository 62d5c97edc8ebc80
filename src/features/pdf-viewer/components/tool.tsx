/** A tool: a button or link with an icon, and with its name where it stands in the menu. */
import type { ComponentProps } from 'react'
import { Icon, type IconName } from '../../../ui/icon.tsx'
import styles from './toolbar.module.css'

export type ToolProps = ComponentProps<'button'> & {
  readonly icon: IconName
  readonly label: string
  /** A part of the label that stands beside the icon in the toolbar, where there is room. */
  readonly word?: string | undefined
}

/** Not `disabled` but `aria-disabled`, which stops no click: else the last page would cost the keyboard focus. */
export function Tool({ icon, label, word, className = '', ...button }: ToolProps) {
  return (
    <button type="button" className={`${styles.toolButton} ${className}`} title={label} aria-label={label} {...button}>
      <Face icon={icon} label={label} word={word} />
    </button>
  )
}

export function ToolLink({ icon, label, word, href, ...link }: ComponentProps<'a'> & Face) {
  return (
    <a className={styles.toolButton} title={label} aria-label={label} href={href} {...link}>
      <Face icon={icon} label={label} word={word} />
    </a>
  )
}

type Face = Pick<ToolProps, 'icon' | 'label' | 'word'>

function Face({ icon, label, word }: Face) {
  return (
    <>
      <Icon name={icon} />
      <span className={styles.toolLabel}>{label}</span>
      {word && <span className={styles.word}>{word}</span>}
    </>
  )
}
