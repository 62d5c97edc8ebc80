import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { forbiddenWord } from '../../scripts/check-content/forbidden-words.ts'
import en from './tools/en.json'
import id from './tools/id.json'

const placeholders = (text: string) => [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name).sort()

test('the texts of the tools are sorted, complete in both languages, and have the same placeholders', () => {
  expect(Object.keys(id)).toEqual(Object.keys(id).toSorted())
  expect(Object.keys(en)).toEqual(Object.keys(id))
  for (const [key, text] of Object.entries(id)) {
    expect([key, placeholders(en[key as keyof typeof en])]).toEqual([key, placeholders(text)])
  }
})

test('they hold no words of advertising', () => {
  for (const text of [...Object.values(id), ...Object.values(en)])
    expect([text, forbiddenWord(text)]).toEqual([text, undefined])
})

test('every text is shown somewhere', () => {
  const code = globSync([
    'src/{features/tools,engines,screens/tools,page-data/tools,collections,pages}/**/*.{ts,tsx,astro}',
    'src/lib/typed-*.ts',
  ])
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n')
  // Keys that a value completes: t(`tool.error.${error}`), t(`${tool}.title`), t(`${tool}.short`).
  const beginnings = [...code.matchAll(/\b(?:t|tools)\(`([\w.]+\.)\$\{/g)].map(([, beginning = '']) => beginning)
  // Put together for each field of a declared form: `stamp.field.jumlah`, `first.error.wageLow`.
  const isOfField = (key: string) => {
    const [, kind = '', ...names] = key.split('.')
    return ['field', 'hint', 'none', 'option', 'error'].includes(kind) && names.every((name) => isNamed(name))
  }
  const isNamed = (name: string) => name === 'empty' || code.includes(`'${name}'`)
  const unused = Object.keys(id).filter(
    (key) =>
      !code.includes(`'${key}'`) &&
      !/^\w+\.(?:(?:title|short|lead|submit|official)|(?:example|limit|next)\.\d(?:\.result)?)$/.test(key) &&
      !isOfField(key) &&
      !beginnings.some((beginning) => key.startsWith(beginning)),
  )
  expect(unused).toEqual([])
})
