import type { QuestionWording } from '../lib/entity-choice.ts'
import type { TextKey } from './translate.ts'

/** The text of an answer to a question of the chooser. A test proves that each option has one. */
export function optionTextKey(wording: QuestionWording, option: string): TextKey {
  return `chooser.option.${wording}.${option}` as TextKey
}
