import type { ToolTranslate } from '../../i18n/tool-translate.ts'
import { formatSpan } from '../../lib/format.ts'

/** How a count was read, where it was written otherwise than in figures; for the visitor to confirm. */
export function countReadBack(t: ToolTranslate, typed: string, count: number | undefined, locale: string) {
  if (count === undefined || /^\d*$/.test(typed.trim())) return undefined
  return t('tool.read', { value: formatSpan(count, count, locale) })
}

/** How a year was read, where it was not written in four figures. */
export function yearReadBack(t: ToolTranslate, typed: string, year: number | undefined) {
  if (year === undefined || /^\d{4}$/.test(typed.trim())) return undefined
  return t('tool.readYear', { value: year })
}
