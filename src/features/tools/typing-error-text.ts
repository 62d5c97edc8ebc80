import type { ToolTranslate } from '../../i18n/tool-translate.ts'
import type { TypingError } from '../../lib/typed-values.ts'

/** What is wrong with a value, as a sentence; undefined where nothing is. */
export function typingErrorText(t: ToolTranslate, error: TypingError | undefined): string | undefined {
  return error && t(`tool.error.${error}`)
}
