import { describe, expect, test } from 'vitest'
import { createTranslate, type Dictionary, type PluralKey, type TextKey } from './translate.ts'

/** A lookup in dictionaries of the test, whose keys the type of the real keys does not know. */
function lookup(language: 'id' | 'en', ...dictionaries: Dictionary[]) {
  const translate = createTranslate(language, (key) => dictionaries.find((texts) => key in texts)?.[key])
  return {
    text: (key: string, values?: Record<string, string | number>) => translate(key as TextKey, values),
    count: (key: string, amount: number, values?: Record<string, string>) =>
      translate.count(key as PluralKey, amount, values),
  }
}

describe('a text', () => {
  test('that exists is answered as it is, also when it is empty', () => {
    const { text } = lookup('id', { greeting: 'Halo', nothing: '' })
    expect(text('greeting')).toBe('Halo')
    expect(text('nothing')).toBe('')
  })

  test('that is missing says so with its key (specification, section 8)', () => {
    expect(lookup('id', {}).text('menu.nowhere')).toBe('missing translation for key: menu.nowhere')
  })
})

describe('placeholders', () => {
  test.each([
    ['Halo {{name}}', { name: 'Sari' }, 'Halo Sari'],
    ['Halo {{ name }}, {{name}}', { name: 'Sari' }, 'Halo Sari, Sari'],
    ['{{a.b-c}}', { 'a.b-c': 0 }, '0'],
    ['Halo {{name}}', {}, 'Halo {{name}}'],
    ['Halo {{constructor}}', { name: 'Sari' }, 'Halo {{constructor}}'],
    ['Biaya {{fee}}', { fee: '$& {{name}}' }, 'Biaya $& {{name}}'],
  ])('%s with %j is %s', (text, values, result) => {
    expect(lookup('id', { key: text }).text('key', values)).toBe(result)
  })
})

describe('plural forms', () => {
  const english = { 'days.one': 'a day', 'days.other': '{{count}} days {{until}}' }

  test('follow the language', () => {
    const { count } = lookup('en', english)
    expect(count('days', 1)).toBe('a day')
    expect(count('days', 2, { until: 'left' })).toBe('2 days left')
    expect(count('days', 0, { until: 'left' })).toBe('0 days left')
    expect(lookup('id', english).count('days', 1, { until: 'lagi' })).toBe('1 days lagi')
  })

  test('fall back to the general one', () => {
    expect(lookup('en', { 'days.other': '{{count}} hari' }).count('days', 1)).toBe('1 hari')
    expect(lookup('en', {}).count('days', 1)).toBe('missing translation for key: days.other')
  })

  test('write the number as the language does', () => {
    const texts = { 'files.other': '{{count}}' }
    expect(lookup('id', texts).count('files', 1234)).toBe('1.234')
    expect(lookup('en', texts).count('files', 1234)).toBe('1,234')
  })
})

test('a lookup writes days, sums and addresses as its language does', () => {
  const [id, en] = [createTranslate('id', () => ''), createTranslate('en', () => '')]
  expect([id.day('2026-08-17'), en.day('2026-08-17', 'short')]).toEqual(['17 Agustus 2026', '17 Aug 2026'])
  expect([id.money(2_900_000), en.money(500_000, 1_000_000), en.money(500_000, 500_000)]).toEqual([
    'Rp2.900.000',
    'Rp500,000–Rp1,000,000',
    'Rp500,000',
  ])
  expect([id.href('/layanan'), en.href('/layanan#biaya')]).toEqual(['/layanan', '/en/layanan#biaya'])
  expect([en.language, en.locale]).toEqual(['en', 'en-GB'])
})
