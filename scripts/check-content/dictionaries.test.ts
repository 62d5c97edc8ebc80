import { expect, test } from 'vitest'
import { type Mistake, problemsAfter, replace } from '../../tests/support/content-problems.ts'

const idDictionary = 'public/assets/i18n/id.json'
const enDictionary = 'public/assets/i18n/en.json'

const mistakes: readonly Mistake[] = [
  [
    'a text missing in a language',
    { [enDictionary]: replace(',\n  "greeting": "Halo {{name}}"', '') },
    ['public/assets/i18n/id.json:3: `greeting` is missing in public/assets/i18n/en.json. Add it there.'],
  ],
  [
    'an empty text in a dictionary',
    { [idDictionary]: replace('Halo {{name}}', '') },
    ['public/assets/i18n/id.json:3: `greeting` is empty. Write the text, or remove the key from every language.'],
  ],
  [
    'a placeholder missing',
    { [enDictionary]: replace('Halo {{name}}', 'Hello') },
    [
      'public/assets/i18n/en.json:4: `greeting` lacks the placeholder {{name}} that public/assets/i18n/id.json has. Use the same in both.',
    ],
  ],
  [
    'a plural form missing',
    { [enDictionary]: replace('"days.one": "a day",\n  ', '') },
    ['public/assets/i18n/en.json:2: `days` lacks `days.one`. Add what this language needs.'],
  ],
  [
    'a malformed dictionary',
    { [idDictionary]: replace('hari",', 'hari"') },
    [
      'public/assets/i18n/id.json:3: A quote, bracket, comma or colon is missing on this line or just before it. Complete it.',
    ],
  ],
  [
    'a key twice in a dictionary',
    { [idDictionary]: replace('"greeting"', '"days.other": "hari",\n  "greeting"') },
    ['public/assets/i18n/id.json:3: This name stands twice on the same level. Rename or remove one of the two.'],
  ],
  [
    'a nested dictionary',
    { [idDictionary]: replace('"Halo {{name}}"', '{ "a": "Halo {{name}}" }') },
    ['public/assets/i18n/id.json:3: `greeting` is not a text. Keys are flat: write "a.b": "…" instead of nesting.'],
  ],
]

test.each(mistakes)('%s', (_name, changes, problems) => {
  expect(problemsAfter(changes)).toEqual(problems)
})
