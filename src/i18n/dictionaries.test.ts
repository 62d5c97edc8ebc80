import { describe, expect, test } from 'vitest'
import { dictionaries, translator } from './dictionaries.ts'
import { languageTraits } from './languages.ts'
import type { TextKey } from './translate.ts'

const { id, en } = dictionaries

const pluralForm = /\.(?:zero|one|two|few|many|other)$/

/** The keys, with one for all the forms of a plural text, whose number differs between languages. */
const texts = (dictionary: typeof id) =>
  [...new Set(Object.keys(dictionary).map((key) => key.replace(pluralForm, '.other')))].sort()

const placeholders = (text: string | undefined) =>
  [...new Set(Array.from(text?.matchAll(/\{\{\s*([\w.-]+)\s*\}\}/g) ?? [], (match) => match[1]))].sort()

test('both languages have the same texts', () => {
  expect(texts(en)).toEqual(texts(id))
})

describe.each(['id', 'en'] as const)('the dictionary %s', (language) => {
  const dictionary = dictionaries[language]
  const keys = Object.keys(dictionary)

  test('is sorted, and no text is empty', () => {
    expect(keys).toEqual(keys.toSorted())
    expect(keys.filter((key) => dictionary[key]?.trim() === '')).toEqual([])
  })

  test('has every plural form of its language', () => {
    const forms = new Intl.PluralRules(languageTraits[language].locale).resolvedOptions().pluralCategories
    const plurals = keys.filter((key) => key.endsWith('.other')).map((key) => key.replace(pluralForm, ''))
    const needed = plurals.flatMap((key) => forms.map((form) => `${key}.${form}`))
    expect(plurals.length).toBeGreaterThan(0)
    expect(needed.filter((key) => !keys.includes(key))).toEqual([])
  })
})

test('a text has the same placeholders in both languages', () => {
  const shared = Object.keys(id).filter((key) => key in en && (!pluralForm.test(key) || key.endsWith('.other')))
  const named = (dictionary: typeof id) => Object.fromEntries(shared.map((key) => [key, placeholders(dictionary[key])]))
  expect(named(en)).toEqual(named(id))
})

test('the build translates into each language', () => {
  expect(translator('id')('menu.home')).toBe(id['menu.home'])
  expect(translator('en')('menu.home')).toBe(en['menu.home'])
  expect(en['menu.home']).not.toBe(id['menu.home'])
})

test.each(['id', 'en'] as const)(
  'the build in %s refuses a key that no dictionary has, and says what to do',
  (language) => {
    const t = translator(language)
    const message =
      'No dictionary has a text for the key "menu.nowhere". Add it to public/assets/i18n/id.json and public/assets/i18n/en.json, in alphabetical order.'
    expect(() => t('menu.nowhere' as TextKey)).toThrow(new Error(message))
  },
)
