import type { ReactNode } from 'react'
import type { ToolTranslate } from '../../i18n/tool-translate.ts'
import type { Translate } from '../../i18n/translate.ts'
import type { ReviewDays, ShownRule } from '../../lib/island-data.ts'
import { Breadcrumb, type Crumb } from '../../ui/breadcrumb.tsx'
import { FirstFrameEnd } from '../../ui/first-frame-end.tsx'
import { FirstScreenEnd } from '../../ui/first-screen-end.tsx'
import { RuleList } from '../../ui/rule-list.tsx'
import { WithoutScript } from '../../ui/without-script.tsx'
import styles from './tool-screen.module.css'

interface Link {
  readonly label: string
  readonly href: string
}

interface Props {
  readonly t: Translate
  readonly tools: ToolTranslate
  readonly trail: readonly Crumb[]
  readonly title: string
  /** The answer that the tool gives, in one sentence. */
  readonly lead: string
  /** The tool itself, an island. */
  readonly children?: ReactNode
  /** Heading of the rules, where they are not all that the tool applies. */
  readonly rulesTitle?: string
  /** Every rule that it applies. */
  readonly rules: readonly ShownRule[]
  readonly days: ReviewDays
  /** Worked cases: what is given, what comes out. */
  readonly examples: readonly { readonly given: string; readonly result: string }[]
  /** Tables of the tool, between the rules and the examples. */
  readonly tables?: ReactNode
  /** What the tool does not know or decide. */
  readonly limits: readonly string[]
  readonly official: Link
  /** Three ways on. */
  readonly next: readonly Link[]
}

/** A tool: its form, and below it, readable without script, the rules, worked cases, limits and the official place. */
export function ToolScreen(props: Props) {
  const { t, tools, trail, title, lead, children, rulesTitle, rules, days, examples, tables, limits, official, next } =
    props
  return (
    <article>
      <header className={`page-width ${styles.header}`}>
        <Breadcrumb label={t('breadcrumb.label')} trail={trail} />
        <h1 className={styles.title}>{title}</h1>
        <p className={styles.lead}>{lead}</p>
        <FirstFrameEnd />
        <WithoutScript className={styles.withoutScript} failed={tools('tool.notLoaded')} reload={t('reload')}>
          {tools('tool.withoutScript')}
        </WithoutScript>
      </header>
      <div className="page-width">{children}</div>
      <FirstScreenEnd />
      <div className={`page-width ${styles.reading}`}>
        <section aria-labelledby="aturan" data-below="">
          <h2 id="aturan">{rulesTitle ?? tools('tool.allRules')}</h2>
          <RuleList rules={rules} />
          <p className={styles.small}>
            {tools('tool.days', {
              checkedOn: t.day(days.checkedOn),
              recheck: t.day(days.recheck),
            })}
          </p>
        </section>
        {tables}
        <section aria-labelledby="contoh" data-below="">
          <h2 id="contoh">{tools('tool.examples')}</h2>
          <dl className={styles.examples}>
            {examples.map(({ given, result }) => (
              <div key={given}>
                <dt>{given}</dt>
                <dd>{result}</dd>
              </div>
            ))}
          </dl>
        </section>
        <section aria-labelledby="batas" data-below="">
          <h2 id="batas">{tools('tool.limits')}</h2>
          <ul className={styles.list}>
            {limits.map((limit) => (
              <li key={limit}>{limit}</li>
            ))}
          </ul>
          <p>
            {tools('tool.official')} <a href={official.href}>{official.label}</a>
          </p>
        </section>
        <nav aria-labelledby="lanjut" data-below="" data-screen-only="">
          <h2 id="lanjut">{tools('tool.next')}</h2>
          <ol className={styles.steps}>
            {next.map(({ label, href }) => (
              <li key={href}>
                <a href={href}>{label}</a>
              </li>
            ))}
          </ol>
        </nav>
      </div>
    </article>
  )
}
