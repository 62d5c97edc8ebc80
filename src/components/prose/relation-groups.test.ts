import { expect, test } from 'vitest'
import { viewOf } from '../../../tests/support/content-view.ts'
import { regulation } from '../../collections/regulations.ts'
import { relationGroups } from './relation-groups.ts'

test('an amendment stands above what it amends and below on its own page', () => {
  const view = viewOf()
  const amended = regulation('uu-40-2007', 'id', view)
  const amending = regulation('uu-6-2023', 'id', view)
  if (!amended || !amending) throw new Error('The test content has both.')
  expect(relationGroups(amended).newer).toMatchObject([
    { textKey: 'regulation.relation.amendedBy', regulations: [{ id: 'uu-6-2023' }] },
  ])
  expect(relationGroups(amending).newer).toEqual([])
  expect(relationGroups(amending).older).toMatchObject([
    { textKey: 'regulation.relation.amends', regulations: [{ id: 'uu-40-2007' }] },
  ])
})
