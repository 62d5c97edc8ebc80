import type { ToolTranslate } from '../../i18n/tool-translate.ts'
import type { ShownRule } from '../../lib/island-data.ts'
import { Section } from '../../ui/section.tsx'
import styles from './tool-screen.module.css'

interface Props {
  readonly tools: ToolTranslate
  readonly checklists: readonly {
    readonly title: string
    readonly topics: readonly { readonly label: string; readonly basis: ShownRule['basis'] }[]
  }[]
}

/** What an offer for each service should name, to be read without the form. */
export function QuoteChecklists({ tools, checklists }: Props) {
  return (
    <Section id="daftar" title={tools('quote.checklists')}>
      <dl className={styles.checklists}>
        {checklists.map(({ title, topics }) => (
          <div key={title}>
            <dt>{title}</dt>
            <dd>
              {topics.map(({ label, basis }, place) => (
                <span key={label}>
                  {place > 0 && '; '}
                  {label}
                  {basis.map((one) => (
                    <small key={one.label}> ({one.href ? <a href={one.href}>{one.label}</a> : one.label})</small>
                  ))}
                </span>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </Section>
  )
}
