import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { writeContent } from '../../tests/support/content-folder.ts'
import { loadContent, type ValidValues } from './load.ts'

test('a file that has not changed is not parsed again; one that has is, and says what is wrong with it', () => {
  const { folder } = writeContent({})
  const valid: ValidValues = new Map()
  const load = () => loadContent(folder, ['id', 'en'], valid)
  const priceOf = ({ entries }: ReturnType<typeof load>) =>
    entries.services.get('pendirian-pt')?.facts?.price.lines.at(0)?.amount_idr
  const write = (change: (text: string) => string) => {
    const file = join(folder, 'services/pendirian-pt/facts.yaml')
    writeFileSync(file, change(readFileSync(file, 'utf8')))
  }

  const first = load()
  const again = load()
  expect(again).toEqual(first)
  expect(again.entries.services.get('pendirian-pt')?.facts).toBe(first.entries.services.get('pendirian-pt')?.facts)

  write((text) => text.replace(`amount_idr: ${priceOf(first)}`, 'amount_idr: 123000'))
  const changed = load()
  expect(priceOf(changed)).toBe(123_000)
  expect(changed.entries.regulations.get('uu-40-2007')?.facts).toBe(first.entries.regulations.get('uu-40-2007')?.facts)

  write((text) => text.replace('amount_idr: 123000', 'amount_idr: -1'))
  for (const _ of [1, 2])
    expect(load().problems.map(({ file }) => file)).toEqual(['content/services/pendirian-pt/facts.yaml'])
})
