import { Icon, type IconName } from '../../ui/icon.tsx'
import styles from './method-figure.module.css'

interface Props {
  readonly steps: readonly {
    readonly name: string
    readonly icon: IconName
    /** What stands for the step in the example. */
    readonly text?: string
    readonly link?: { readonly label: string; readonly href: string; readonly isExternal?: boolean }
    readonly day?: { readonly label: string; readonly value: string }
  }[]
}

/** The way of a statement of law to the page and back to its source, each step with what it made of one citation. */
export function MethodFigure({ steps }: Props) {
  return (
    <ol className={styles.method}>
      {steps.map(({ name, icon, text, link, day }) => (
        <li className={styles.step} key={name}>
          <span className={styles.sign}>
            <Icon name={icon} size={28} />
          </span>
          <h3>{name}</h3>
          {link && (
            <p>
              <a href={link.href} rel={link.isExternal ? 'noopener' : undefined}>
                {link.label}
              </a>
            </p>
          )}
          {day && (
            <p className={styles.day}>
              <time dateTime={day.value}>{day.label}</time>
            </p>
          )}
          {text && <p>{text}</p>}
        </li>
      ))}
    </ol>
  )
}
