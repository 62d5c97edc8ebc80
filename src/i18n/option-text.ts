import type { QuestionWording } from '../lib/entity-choice.ts'
import type { TextKey, Translate } from './translate.ts'

/** The text of an answer to a question of the chooser. A test proves that each option has one. */
export function optionText(t: Translate, wording: QuestionWording, option: string): string {
  return t(`chooser.option.${wording}.${option}` as TextKey)
}
