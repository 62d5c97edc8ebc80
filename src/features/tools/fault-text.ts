import type { ToolTranslate } from '../../i18n/tool-translate.ts'
import type { TextValues } from '../../i18n/translate.ts'
import { formatSpan } from '../../lib/format.ts'
import type { Fault } from './declared-form.ts'

/** A longer part would push the rest of the sentence out of sight. */
const longestPart = 40

/**
 * What is wrong with a value, as a sentence that speaks of its kind of field; undefined where nothing is.
 * @param own beginnings of keys that are looked at before `tool.error`, such as `stamp.error.jenis`
 */
export function faultText(t: ToolTranslate, error: Fault | undefined, own: readonly string[] = []): string | undefined {
  if (error === undefined) return undefined
  const name = typeof error === 'string' ? error : error.name
  return t.find(
    [...own, 'tool.error'].map((beginning) => `${beginning}.${name}`),
    typeof error === 'string' ? {} : valuesOf(error, t),
  )
}

function valuesOf(error: Exclude<Fault, string>, t: ToolTranslate): TextValues {
  if ('part' in error) return { part: error.part.slice(0, longestPart) }
  if ('days' in error) return { first: t.day(error.days[0]), second: t.day(error.days[1]) }
  if ('most' in error) return { most: error.most }
  const { name, smallest, largest } = error
  return { range: name === 'range' ? formatSpan(smallest, largest, t.locale) : `${smallest}–${largest}` }
}
