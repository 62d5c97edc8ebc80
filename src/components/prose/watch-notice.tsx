import type { Watch } from '../../collections/watch.ts'
import { type Language, languageTraits } from '../../i18n/languages.ts'
import type { Translate } from '../../i18n/translate.ts'
import { formatDay } from '../../lib/format.ts'
import { Notice } from '../../ui/notice.tsx'

interface Props {
  readonly t: Translate
  readonly language: Language
  /** What is about to change in the law; undefined where nothing is. */
  readonly watch: Watch | undefined
}

/** The banner of a text whose law is about to change. */
export function WatchNotice({ t, language, watch }: Props) {
  if (watch === undefined) return null
  const day = (value: string) => formatDay(value, languageTraits[language].locale)
  return (
    <Notice title={t('article.watch')} tone="caution">
      <p>
        {watch.text} {t('article.watchChecked', { day: day(watch.checkedOn), due: day(watch.recheckBy) })}
      </p>
    </Notice>
  )
}
