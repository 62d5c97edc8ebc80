import { expect, test } from 'vitest'
import { actionOf, type Command } from './commands.ts'
import { initialViewerState, reduceViewer } from './viewer-store.ts'

const ready = reduceViewer(initialViewerState({ page: 3, rotation: 0, zoom: 1 }), { type: 'opened', pageCount: 10 })

test.each([
  ['next-page', { page: 4 }],
  ['previous-page', { page: 2 }],
  ['first-page', { page: 1 }],
  ['last-page', { page: 10 }],
  ['zoom-in', { zoom: 1.1 }],
  ['zoom-out', { zoom: 0.9 }],
  ['zoom-actual', { fit: 'actual' }],
  ['rotate-right', { rotation: 90 }],
  ['rotate-left', { rotation: 270 }],
  ['search', { search: { isOpen: true } }],
  ['panel', { isPanelOpen: true }],
] as [Command, object][])('%s', (command, expected) => {
  const action = actionOf(command, ready)
  expect(action && reduceViewer(ready, action)).toMatchObject(expected)
})

test.each(['print', 'fullscreen', 'help', 'search-next', 'search-previous'] as const)(
  '%s is not the store’s',
  (command) => {
    expect(actionOf(command, ready)).toBeNull()
  },
)
