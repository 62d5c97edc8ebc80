import type { ReactNode } from 'react'
import type { ToolTranslate } from '../../i18n/tool-translate.ts'
import type { Translate } from '../../i18n/translate.ts'
import type { ReviewDays, ShownRule } from '../../lib/island-data.ts'
import { AwaitedAnswer } from '../../ui/awaited-answer.tsx'
import type { Crumb } from '../../ui/breadcrumb.tsx'
import { Columns } from '../../ui/columns.tsx'
import { FirstFrameEnd, FirstScreenEnd } from '../../ui/first-screen-end.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import { RuleList } from '../../ui/rule-list.tsx'
import { Section } from '../../ui/section.tsx'
import { Small } from '../../ui/small.tsx'
import { Stack } from '../../ui/spaced.tsx'
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

/** A tool: its form, and below it, readable without script, its rules, beside them worked cases, limits and the official place. */
export function ToolScreen(props: Props) {
  const { t, tools, trail, title, lead, children, rulesTitle, rules, days, examples, tables, limits, official, next } =
    props
  return (
    <article>
      <div className="page-width">
        <PageHead isCompact lead={lead} title={title} trail={trail} trailLabel={t('breadcrumb.label')}>
          <FirstFrameEnd />
          <WithoutScript className={styles.withoutScript} failed={tools('tool.notLoaded')} reload={t('reload')}>
            {tools('tool.withoutScript')}
          </WithoutScript>
        </PageHead>
        <AwaitedAnswer waiting={tools('tool.loading')}>{children}</AwaitedAnswer>
      </div>
      <FirstScreenEnd />
      <Columns className={`page-width ${styles.reading}`} shape="halves">
        <Stack space={6}>
          <Section data-below="" id="aturan" title={rulesTitle ?? tools('tool.allRules')}>
            <RuleList rules={rules} />
            <Small above={3}>
              {tools('tool.days', {
                checkedOn: t.day(days.checkedOn),
                recheck: t.day(days.recheck),
              })}
            </Small>
          </Section>
          {tables}
        </Stack>
        <Stack space={6}>
          <Section data-below="" id="contoh" title={tools('tool.examples')}>
            <dl className={styles.examples}>
              {examples.map(({ given, result }) => (
                <div key={given}>
                  <dt>{given}</dt>
                  <dd>{result}</dd>
                </div>
              ))}
            </dl>
          </Section>
          <Section data-below="" id="batas" title={tools('tool.limits')}>
            <ul className={styles.list}>
              {limits.map((limit) => (
                <li key={limit}>{limit}</li>
              ))}
            </ul>
            <p>
              {tools('tool.official')} <a href={official.href}>{official.label}</a>
            </p>
          </Section>
          <Section as="nav" data-below="" data-screen-only="" id="lanjut" title={tools('tool.next')}>
            <ol className={styles.steps}>
              {next.map(({ label, href }) => (
                <li key={href}>
                  <a href={href}>{label}</a>
                </li>
              ))}
            </ol>
          </Section>
        </Stack>
      </Columns>
    </article>
  )
}
