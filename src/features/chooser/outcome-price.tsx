import { useT } from '../../i18n/translate-context.tsx'
import { formatRupiahBrief, formatSpan } from '../../lib/format.ts'
import type { OutcomeFacts } from '../../lib/outcome-facts.ts'

/** Total and working days, in a line. */
export function OutcomePrice({
  price,
  className,
}: {
  price: NonNullable<OutcomeFacts['price']>
  className?: string | undefined
}) {
  const t = useT()
  const { idr, isIncomplete, days } = price
  return (
    <p className={className}>
      {formatRupiahBrief(idr.min, idr.max, t.locale)} {isIncomplete && <small>{t('price.plusFee')} </small>}
      {'· '}
      {t('chooser.workingDays', { days: formatSpan(days.min, days.max, t.locale) })}
    </p>
  )
}
