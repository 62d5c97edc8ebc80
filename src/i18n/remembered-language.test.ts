// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest'
import { chooseLanguage, dismissLanguageOffer, hasDecidedOnLanguage } from './remembered-language.ts'

const link = document.createElement('a')

beforeEach(() => {
  localStorage.clear()
  history.replaceState(null, '', '/cari')
  link.href = '/en/cari'
})

test('a visitor who said nothing has not decided', () => {
  expect(hasDecidedOnLanguage()).toBe(false)
  expect(localStorage.length).toBe(0)
})

test('choosing a language decides, and is kept', () => {
  chooseLanguage('en', link)
  expect(hasDecidedOnLanguage()).toBe(true)
  expect(localStorage.getItem('site:language:1')).toBe('"en"')
})

test('choosing a language takes the query and the anchor of the moment along', () => {
  chooseLanguage('en', link)
  expect(link.getAttribute('href')).toMatch(/\/en\/cari$/)
  history.replaceState(null, '', '/cari?q=merek#hasil')
  chooseLanguage('en', link)
  expect(link.href).toBe(`${location.origin}/en/cari?q=merek#hasil`)
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
