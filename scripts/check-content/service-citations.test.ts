import { expect, test } from 'vitest'
import type { Edit } from '../../tests/support/content-folder.ts'
import { add, problemsAfter, replace } from '../../tests/support/content-problems.ts'

const facts = 'content/services/pendirian-pt/facts.yaml'
const texts = ['content/services/pendirian-pt/id.md', 'content/services/pendirian-pt/en.md']
const inBoth = (change: Edit) => Object.fromEntries(texts.map((file) => [file, change]))

const message =
  '`uu-6-2023` is cited without an article. Name the one that says it, or set `citable_whole: true` in content/regulations/uu-6-2023/facts.yaml if services and terms may name it as a whole.'

test('a service that names a regulation without an article is refused in the facts and in each text', () => {
  const body = replace('Teks layanan', 'Teks menurut [[uu-6-2023]]')
  expect(problemsAfter({ [facts]: replace('basis: [uu-40-2007#7]', 'basis: [uu-6-2023]') })).toEqual([
    `${facts}:27: ${message}`,
  ])
  expect(problemsAfter({ [facts]: replace('regulation: uu-40-2007', 'regulation: uu-6-2023') })).toEqual([
    `${facts}:16: ${message}`,
  ])
  expect(problemsAfter(inBoth(body)).map((problem) => problem.replace(/:\d+:/, ':'))).toEqual(
    texts.toSorted().map((file) => `${file}: ${message}`),
  )
})

test('so is a term', () => {
  const term = 'content/glossary/akta/facts.yaml'
  expect(problemsAfter({ [term]: replace('uu-40-2007#7', 'uu-6-2023') })).toEqual([`${term}:1: ${message}`])
})

test('it is right where the library lets services name the whole', () => {
  const allowed = { 'content/regulations/uu-6-2023/facts.yaml': add('citable_whole: true') }
  expect(problemsAfter({ ...allowed, ...inBoth(replace('Teks layanan', 'Teks menurut [[uu-6-2023]]')) })).toEqual([])
})

test('articles of the blog may name a whole regulation', () => {
  const article = (language: string) => `content/articles/modal-pt/${language}.md`
  const change = replace('Modal PT menurut', 'Modal PT menurut [[uu-6-2023]] dan')
  expect(problemsAfter({ [article('id')]: change, [article('en')]: change })).toEqual([])
})
