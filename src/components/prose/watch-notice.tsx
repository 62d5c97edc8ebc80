import type { Watch } from '../../collections/watch.ts'
import type { Translate } from '../../i18n/translate.ts'
import { Notice } from '../../ui/notice.tsx'

interface Props {
  readonly t: Translate
  /** What is about to change in the law; undefined where nothing is. */
  readonly watch: Watch | undefined
}

/** The banner of a text whose law is about to change. */
export function WatchNotice({ t, watch }: Props) {
  if (watch === undefined) return null
  return (
    <Notice title={t('article.watch')} tone="caution">
      {/* One text: React divides two by comments, which the longest article has no room for. */}
      <p>{`${watch.text} ${t('article.watchChecked', { day: t.day(watch.checkedOn), due: t.day(watch.recheckBy) })}`}</p>
    </Notice>
  )
}
