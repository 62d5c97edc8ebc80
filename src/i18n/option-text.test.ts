import { expect, test } from 'vitest'
import { choicesAfter } from '../lib/entity-choice.ts'
import { dictionaries } from './dictionaries.ts'

test('every option of the chooser has a text, and every text belongs to an option', () => {
  const keys = new Set(
    choicesAfter([]).flatMap(({ answers }) =>
      answers.map(({ wording, option }) => `chooser.option.${wording}.${option}`),
    ),
  )
  const texts = Object.keys(dictionaries.id).filter((key) => key.startsWith('chooser.option.'))
  expect([...keys].sort()).toEqual(texts.sort())
})
