import type { CalendarDuty } from '../../../engines/calendar.ts'
import type { ToolTranslate } from '../../../i18n/tool-translate.ts'
import { BasisList } from '../../../ui/basis-list.tsx'
import { Disclosure } from '../../../ui/disclosure.tsx'
import styles from './calendar.module.css'

interface Props {
  readonly duty: CalendarDuty
  readonly t: ToolTranslate
  /** Something around it opens and closes already. */
  readonly isOpen?: boolean
}

/** What readers often get wrong about a duty, its rule, articles and official place. */
export function DutyDetails({ duty, t, isOpen = false }: Props) {
  const basis = [
    ...duty.basis,
    ...duty.sanctionBasis.filter(({ label }) => duty.basis.every((one) => one.label !== label)),
  ]
  const rule = (
    <>
      {duty.explain && <p className={styles.explain}>{duty.explain}</p>}
      <p>{duty.rule}.</p>
      <p>
        <BasisList basis={basis} />
        {' · '}
        {duty.sureness}
      </p>
      <p>
        <a href={duty.portal}>{duty.authority}</a>
      </p>
    </>
  )
  if (isOpen) return rule
  return (
    <Disclosure className={styles.details} summary={t('calendar.basis')}>
      <p>
        {t('calendar.late')} {duty.sanction}
      </p>
      {rule}
    </Disclosure>
  )
}
