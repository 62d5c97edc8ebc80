import { expect, test } from 'vitest'
import { kbliIndex } from '../../collections/kbli.ts'
import { findKbli } from '../../engines/kbli.ts'
import { readyKbli } from '../../engines/kbli-index.ts'
import { languages } from '../../i18n/languages.ts'
import { kbliPage } from './kbli.ts'

test('the finder answers each quoted example with its result first', () => {
  const kbli = readyKbli(kbliIndex())
  for (const language of languages) {
    const quoted = kbliPage(language).props.screen.examples.flatMap(({ given, result }) => {
      const typed = /“(.*?)”/.exec(given)?.[1]
      return typed === undefined ? [] : [{ typed, codes: result.split(', ') }]
    })
    expect(quoted.length).toBe(5)
    for (const { typed, codes } of quoted) {
      const answer = findKbli(kbli, typed)
      const found = 'codes' in answer ? answer.codes.map(({ code }) => code) : []
      expect([typed, found.slice(0, codes.length)]).toEqual([typed, codes])
    }
  }
})
