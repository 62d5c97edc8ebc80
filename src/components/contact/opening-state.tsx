import type { Translate } from '../../i18n/translate.ts'
import { site } from '../../site/site.ts'

const weekdays = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday']

/** Whether somebody answers now, or when next (`startup/opening-state.ts`); until that is known, when somebody does. */
export function OpeningState({ t }: { readonly t: Translate }) {
  const spans = site.hours.map(({ from, to, opens, closes }) => [
    weekdays.indexOf(from),
    weekdays.indexOf(to),
    opens,
    closes,
  ])
  return (
    <span
      data-closed={t('hours.closedNow', { day: '{day}', time: '{time}' })}
      data-open={t('hours.openNow', { time: '{time}' })}
      data-opening={JSON.stringify(spans)}
    >
      {t('hours.answered')}
    </span>
  )
}
