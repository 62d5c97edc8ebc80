import type { ToolTranslate } from '../../i18n/tool-translate.ts'
import { formatDay, formatSpan } from '../../lib/format.ts'
import type { TypingError } from '../../lib/typed-values.ts'

/** A longer part would push the rest of the sentence out of sight. */
const longestPart = 40

/**
 * What is wrong with a value, as a sentence that speaks of its kind of field; undefined where nothing is.
 * @param locale of the ranges of counts and of days; sums of money need none
 */
export function typingErrorText(
  t: ToolTranslate,
  error: TypingError | undefined,
  locale = 'id-ID',
): string | undefined {
  if (typeof error !== 'object') return error && t(`tool.error.${error}`)
  switch (error.name) {
    case 'text':
      return t('tool.error.text', { part: error.part.slice(0, longestPart) })
    case 'range':
      return t('tool.error.range', { range: formatSpan(error.smallest, error.largest, locale) })
    case 'yearRange':
      return t('tool.error.yearRange', { range: `${error.smallest}–${error.largest}` })
    case 'tooManyDays':
      return undefined
    case 'dayOrder': {
      const [first, second] = error.days.map((day) => formatDay(day, locale))
      return t('tool.error.dayOrder', { first: first ?? '', second: second ?? '' })
    }
  }
}
