import { type Language, languageTraits } from '../../i18n/languages.ts'
import type { Translate } from '../../i18n/translate.ts'
import { formatWeekday } from '../../lib/format.ts'
import { site } from '../../site/site.ts'
import styles from './opening-hours.module.css'

/** When somebody answers, in Western Indonesian Time, one line per span of days. */
export function OpeningHours({ language, t }: { language: Language; t: Translate }) {
  const { locale } = languageTraits[language]
  return (
    <ul className={styles.hours}>
      {site.hours.map(({ from, to, opens, closes }) => (
        <li key={from}>
          {t(from === to ? 'hours.day' : 'hours.days', {
            from: formatWeekday(from, locale),
            to: formatWeekday(to, locale),
            opens,
            closes,
          })}
        </li>
      ))}
    </ul>
  )
}
