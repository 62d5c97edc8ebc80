import type { ToolTranslate } from '../../i18n/tool-translate.ts'
import type { ReviewDays, ShownRule } from '../../lib/island-data.ts'
import { RuleList } from '../../ui/rule-list.tsx'
import styles from './tools.module.css'

interface Props {
  readonly t: ToolTranslate
  readonly rules: readonly ShownRule[]
  readonly days: ReviewDays
  /** The day on which this is read. */
  readonly today: string
}

/** The rules behind an answer, each with its article and how sure we are, and when they are looked at again. */
export function ShownRules({ t, rules, days, today }: Props) {
  const [checkedOn, recheck] = [t.day(days.checkedOn), t.day(days.recheck)]
  return (
    <div className={styles.rules}>
      <h3>{t('tool.rules')}</h3>
      <RuleList rules={rules} />
      <p className={styles.days}>{t('tool.days', { checkedOn, recheck })}</p>
      {today > days.recheck && <p className={styles.caution}>{t('tool.overdue', { recheck })}</p>}
    </div>
  )
}
