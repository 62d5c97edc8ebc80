/** The texts of the entity chooser, for its page and its island alike. Pure. */
import type { AskOutcome, QuestionId } from '../lib/entity-choice.ts'
import type { TextKey } from './translate.ts'

interface QuestionTexts {
  readonly question: TextKey
  readonly hint: TextKey
  /** By the id of the option. */
  readonly options: Readonly<Record<string, TextKey>>
}

export const questionTextKeys: Readonly<Record<QuestionId, QuestionTexts>> = {
  tujuan: {
    question: 'chooser.purpose',
    hint: 'chooser.purpose.hint',
    options: { usaha: 'chooser.purpose.business', sosial: 'chooser.purpose.social' },
  },
  asing: {
    question: 'chooser.foreign',
    hint: 'chooser.foreign.hint',
    options: { tidak: 'chooser.foreign.no', ya: 'chooser.foreign.yes' },
  },
  investasi: {
    question: 'chooser.investment',
    hint: 'chooser.investment.hint',
    options: { besar: 'chooser.investment.large', kecil: 'chooser.investment.small' },
  },
  pendiri: {
    question: 'chooser.founders',
    hint: 'chooser.founders.hint',
    options: { sendiri: 'chooser.founders.alone', bersama: 'chooser.founders.together' },
  },
  modal: {
    question: 'chooser.capital',
    hint: 'chooser.capital.hint',
    options: { kecil: 'chooser.capital.small', besar: 'chooser.capital.large' },
  },
  harta: {
    question: 'chooser.assets',
    hint: 'chooser.assets.hint',
    options: { terpisah: 'chooser.assets.separate', pribadi: 'chooser.assets.private' },
  },
}

/** What an outcome is called where we ask back. */
export const askNameKeys: Readonly<Record<AskOutcome, TextKey>> = {
  'tanya-investasi': 'chooser.ask.investment',
  'tanya-yayasan': 'chooser.ask.foundation',
}

/** Why we ask back. */
export const askTextKeys: Readonly<Record<AskOutcome, TextKey>> = {
  'tanya-investasi': 'chooser.askText.investment',
  'tanya-yayasan': 'chooser.askText.foundation',
}

/** The text of an answer; the question itself where the option is unknown, which the tests exclude. */
export function answerTextKey(question: QuestionId, option: string): TextKey {
  return questionTextKeys[question].options[option] ?? questionTextKeys[question].question
}
