import { expect, it } from 'vitest'
import { groups, idsOf, openEntry, ownPlaces } from '../files/entries.ts'
import type { Field } from './form.ts'
import { isNamed } from './names.ts'

const places = ownPlaces()

function formOfFirst(group: (typeof groups)[number], part: string): Field | undefined {
  const [id = ''] = idsOf(places, group)
  return openEntry(places, { group, id }).parts.find((one) => one.part === part)?.form
}

function fieldAt(form: Field | undefined, ...path: string[]): Field | undefined {
  return path.reduce<Field | undefined>((at, name) => {
    const inner = at?.type === 'list' || at?.type === 'names' ? at.item : at
    return inner?.type === 'group' ? inner.fields[name] : undefined
  }, form)
}

it('reads off the schema what a field is', () => {
  const service = formOfFirst('services', 'facts')
  expect(fieldAt(service, 'price', 'lines', 'amount_idr')).toEqual({ type: 'number', money: true, optional: true })
  expect(fieldAt(service, 'price', 'lines', 'regulation')).toMatchObject({
    type: 'text',
    as: 'citation',
    optional: true,
  })
  expect(fieldAt(service, 'price', 'lines', 'range_idr')).toMatchObject({ type: 'list', length: 2 })
  expect(fieldAt(service, 'reviewed_on')).toMatchObject({ type: 'text', as: 'day', optional: false })
  expect(fieldAt(service, 'featured')).toMatchObject({ type: 'switch', fallback: false })
  const article = formOfFirst('articles', 'id')
  expect(fieldAt(article, 'title')).toMatchObject({ as: 'line', max: 48 })
  expect(fieldAt(article, 'in_short')).toMatchObject({ type: 'list', length: 3 })
  expect(fieldAt(article, 'body')).toMatchObject({ as: 'markdown' })
  const regulation = formOfFirst('regulations', 'facts')
  expect(fieldAt(regulation, 'revokes')).toMatchObject({ item: { as: 'id', of: 'regulations' } })
  expect(fieldAt(regulation, 'enacted')).toMatchObject({ as: 'day', fallback: null })
  expect(fieldAt(regulation, 'watch')).toMatchObject({ type: 'shapes' })
})

it('has words in both languages for every field of the entries', () => {
  const namesIn = (field: Field | undefined): string[] => {
    if (field?.type === 'group')
      return Object.entries(field.fields).flatMap(([name, inner]) => [name, ...namesIn(inner)])
    if (field?.type === 'list' || field?.type === 'names') return namesIn(field.item)
    return field?.type === 'shapes' ? field.shapes.flatMap(namesIn) : []
  }
  const groupsWithWords = groups.filter((group) => group !== 'tools' && group !== 'settings')
  const names = groupsWithWords.flatMap((group) => ['facts', 'id'].flatMap((part) => namesIn(formOfFirst(group, part))))
  expect([...new Set(names)].filter((name) => !isNamed(name))).toEqual([])
})
