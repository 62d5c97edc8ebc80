import { expect, test } from 'vitest'
import { languageParam, languagePaths } from './paths.ts'

test('the default language lives at the root, every other one under its code', () => {
  expect(languageParam('id')).toBeUndefined()
  expect(languageParam('en')).toBe('en')
})

test('a page is made once for each published language', () => {
  expect(languagePaths()).toEqual([
    { params: { lang: undefined }, props: { language: 'id' } },
    { params: { lang: 'en' }, props: { language: 'en' } },
  ])
})
