import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { editsOf, groups, idsOf, openEntry, ownPlaces, partsOf } from './entries.ts'
import { writeValue } from './formats.ts'

const places = ownPlaces()

describe('the files of the site', () => {
  it('stay as they are when they are saved without a change', () => {
    const changed = groups.flatMap((group) =>
      idsOf(places, group).flatMap((id) => {
        const { values } = openEntry(places, { group, id })
        // As the page sends it back.
        const edits = editsOf(places, { group, id }, JSON.parse(JSON.stringify(values)))
        return edits.filter(({ before, after }) => before !== after).map(({ part }) => part.file)
      }),
    )
    expect(changed).toEqual([])
  })

  it('change in one line for one word', () => {
    const { values } = openEntry(places, { group: 'articles', id: 'modal-pt' })
    const body = String(values['id']?.['body']).replace(/^## .*/m, '$& lagi')
    const edits = editsOf(places, { group: 'articles', id: 'modal-pt' }, { ...values, id: { ...values['id'], body } })
    expect(edits.flatMap(({ before, after }) => linesOnlyIn(after, before))).toHaveLength(1)
  })
})

describe('the site file', () => {
  const [part] = partsOf(places, { group: 'settings', id: 'site' })
  const source = readFileSync(String(part?.path), 'utf8')
  const { values } = openEntry(places, { group: 'settings', id: 'site' })
  const site = values['facts'] ?? {}

  it('keeps its comments when the address changes', () => {
    const after = writeValue('typescript', source, {
      ...site,
      address: { ...(site['address'] as object), street: "Jalan Ma'arif 2" },
    })
    expect(linesOnlyIn(after, source)).toEqual([`    street: "Jalan Ma'arif 2",`])
  })

  it('writes a line for each span of opening hours', () => {
    const hours = [
      { from: 'monday', to: 'thursday', opens: '09:00', closes: '17:00' },
      { from: 'friday', to: 'friday', opens: '09:00', closes: '16:00' },
    ]
    expect(linesOnlyIn(writeValue('typescript', source, { ...site, hours }), source)).toEqual([
      "    { from: 'monday', to: 'thursday', opens: '09:00', closes: '17:00' },",
      "    { from: 'friday', to: 'friday', opens: '09:00', closes: '16:00' },",
    ])
  })
})

function linesOnlyIn(text: string, other: string): string[] {
  const known = new Set(other.split('\n'))
  return text.split('\n').filter((line) => !known.has(line))
}
