import type { CalendarDuty } from '../../../engines/calendar-duty.ts'
import type { ToolTranslate } from '../../../i18n/tool-translate.ts'
import { BasisList } from '../../../ui/basis-list.tsx'
import styles from './calendar.module.css'

/** What readers often get wrong about a duty, and behind a summary its rule, articles and official place. */
export function DutyDetails({ duty, t }: { readonly duty: CalendarDuty; readonly t: ToolTranslate }) {
  const basis = [
    ...duty.basis,
    ...duty.sanctionBasis.filter(({ label }) => duty.basis.every((one) => one.label !== label)),
  ]
  return (
    <>
      {duty.explain && <p className={styles.explain}>{duty.explain}</p>}
      <details className={styles.details}>
        <summary>{t('calendar.basis')}</summary>
        <p>{duty.rule}.</p>
        <p>
          <BasisList basis={basis} />
          {' · '}
          {duty.sureness}
        </p>
        <p>
          <a href={duty.portal}>{duty.authority}</a>
        </p>
      </details>
    </>
  )
}
