// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest'
import { chooseLanguage, dismissLanguageOffer } from './remembered-language.ts'

const link = document.createElement('a')

beforeEach(() => {
  localStorage.clear()
  history.replaceState(null, '', '/cari')
  link.href = '/en/cari'
})

test('a choice of a language is kept', () => {
  chooseLanguage('en', link)
  expect(localStorage.getItem('site:language:1')).toBe('"en"')
})

test('choosing a language takes the query and the anchor of the moment along', () => {
  chooseLanguage('en', link)
  expect(link.getAttribute('href')).toMatch(/\/en\/cari$/)
  history.replaceState(null, '', '/cari?q=merek#hasil')
  chooseLanguage('en', link)
  expect(link.href).toBe(`${location.origin}/en/cari?q=merek#hasil`)
})

test('that the offer was waved away is kept', () => {
  dismissLanguageOffer()
  expect(localStorage.getItem('site:language-offer-dismissed:1')).toBe('true')
})
