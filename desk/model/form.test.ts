import { expect, it } from 'vitest'
import { groups, idsOf, openEntry, ownPlaces } from '../files/entries.ts'
import type { Field } from './form.ts'
import { isNamed, isNamedChoice } from './names.ts'

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

it('takes a text in two languages for one field', () => {
  const document = formOfFirst('documents', 'facts')
  expect(fieldAt(document, 'description')).toMatchObject({
    type: 'languages',
    fields: { id: { as: 'paragraphs' }, en: { as: 'paragraphs' } },
  })
  expect(fieldAt(document, 'title')).toMatchObject({ fields: { id: { as: 'line' }, en: { as: 'line' } } })
})

it('has words in both languages for every field and choice of every form', () => {
  const unnamed = (field: Field): string[] => {
    switch (field.type) {
      case 'group':
        return Object.entries(field.fields).flatMap(([name, inner]) => [
          ...(isNamed(name) ? [] : [name]),
          ...unnamed(inner),
        ])
      case 'list':
      case 'names':
        return unnamed(field.item)
      case 'languages':
        return Object.values(field.fields).flatMap(unnamed)
      case 'shapes':
        return field.shapes.flatMap(unnamed)
      case 'choice':
        return field.options.map(String).filter((option) => !isNamedChoice(option) && !/^[A-Z\d]/.test(option))
      default:
        return []
    }
  }
  const forms = groups.flatMap((group) => {
    // Entries of one kind have one form; the others one each.
    const ids = group === 'tools' || group === 'settings' ? idsOf(places, group) : idsOf(places, group).slice(0, 1)
    return ids.flatMap((id) => openEntry(places, { group, id }).parts.map(({ form }) => form))
  })
  expect([...new Set(forms.flatMap(unnamed))]).toEqual([])
})
