// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest'
import { dismissLanguageOffer, hasDecidedOnLanguage, rememberLanguage } from './remembered-language.ts'

beforeEach(() => {
  localStorage.clear()
})

test('a visitor who said nothing has not decided', () => {
  expect(hasDecidedOnLanguage()).toBe(false)
  expect(localStorage.length).toBe(0)
})

test('choosing a language decides, and is kept', () => {
  rememberLanguage('en')
  expect(hasDecidedOnLanguage()).toBe(true)
  expect(localStorage.getItem('site:language:1')).toBe('"en"')
})

test('waving the offer away decides, and is kept', () => {
  dismissLanguageOffer()
  expect(hasDecidedOnLanguage()).toBe(true)
  expect(localStorage.getItem('site:language-offer-dismissed:1')).toBe('true')
})

test('a language that the site no longer publishes decides nothing', () => {
  localStorage.setItem('site:language:1', '"fr"')
  expect(hasDecidedOnLanguage()).toBe(false)
})
