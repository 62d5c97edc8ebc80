import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { entryId } from '../../src/collections/schema/primitives.ts'
import { inIndonesian } from './sentences.ts'

/** Malformed YAML, lines of hyphens, encodings and names of files. */
const aboutFiles =
  /quote, bracket|end of a text|YAML|in quotes\.$|no colon|stands twice on|wrong number of spaces|front matter|UTF-8|file name|capital letters/

it('fills in what the check filled in', () => {
  expect(inIndonesian('`price.lines[0].amount_idr` must not be negative. Correct the value.')).toBe(
    '`price.lines[0].amount_idr` tidak boleh di bawah nol. Perbaiki.',
  )
  expect(
    inIndonesian(
      '`title` has 64 characters with “ · Suluh Legal”; search engines cut it after 60. Shorten it by 4; keep the words that people search for at its beginning.',
    ),
  ).toBe(
    '`title` punya 64 huruf with “ · Suluh Legal”; mesin pencari memotongnya setelah 60. Kurangi 4 huruf; kata yang dicari orang tetap di depan.',
  )
})

it('leaves a sentence that it does not know', () => {
  expect(inIndonesian('Something else. Do it.')).toBe('Something else. Do it.')
})

it('knows every sentence that the tests of the content check expect, but those about files that a form does not write', () => {
  const expected = globSync('scripts/check-content/*.test.ts').flatMap((file) =>
    [
      ...readFileSync(file, 'utf8').matchAll(/'content\/(?!facts\/)[\w/-]+\.(?:md|yaml):\d+: (?:warning: )?(.+)',?$/gm),
    ].map(([, sentence = '']) => sentence.replaceAll("\\'", "'")),
  )
  const unknown = [
    ...new Set(expected.filter((sentence) => inIndonesian(sentence) === sentence && !aboutFiles.test(sentence))),
  ]
  expect(expected.length).toBeGreaterThan(150)
  expect(unknown).toEqual([])
})

it('knows every sentence with which the desk refuses', () => {
  const refusals = ['desk/server/desk.ts', 'scripts/new/new-entry.ts', 'scripts/check-content/pdf-file.ts'].flatMap(
    (file) =>
      [...readFileSync(file, 'utf8').matchAll(/(?:Error\(|return )\s*(['`])([A-Z$][^'`]+\.)\1/g)].map(
        ([, , sentence = '']) =>
          sentence
            .replace(/\$\{valid[^}]+\}/, String(entryId.safeParse('A').error?.issues[0]?.message))
            .replace(/\$\{[^}]+\}/g, 'x'),
      ),
  )
  expect(refusals.length).toBeGreaterThan(12)
  // What the command line alone says: the kinds of entries are a choice of the form.
  expect(
    refusals.filter((sentence) => inIndonesian(sentence) === sentence && !sentence.startsWith('Say what')),
  ).toEqual([])
})
