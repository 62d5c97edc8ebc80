import { expect, test } from 'vitest'
import { type Command, commandActions, commandOf } from './commands.ts'
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
  ['search', { search: { isOpen: true, focusRequests: 1 } }],
  ['panel', { isPanelOpen: true }],
  ['single-page', { layout: 'single' }],
  ['dark-pages', { darkPages: true }],
] as [Command, object][])('%s', (command, expected) => {
  const action = commandActions[command]?.(ready)
  expect(action && reduceViewer(ready, action)).toMatchObject(expected)
})

test.each(['print', 'fullscreen', 'help', 'search-next', 'search-previous'] as const)(
  '%s is not the store’s',
  (command) => {
    expect(commandActions[command]).toBeUndefined()
  },
)

const plain = { ctrlKey: false, metaKey: false, shiftKey: false, altKey: false }

test.each([
  ['n', {}, 'next-page'],
  ['ArrowLeft', {}, 'previous-page'],
  ['End', {}, 'last-page'],
  ['r', {}, 'rotate-right'],
  ['R', { shiftKey: true }, 'rotate-left'],
  ['?', { shiftKey: true }, 'help'],
  ['+', { ctrlKey: true, shiftKey: true }, 'zoom-in'],
  ['=', { metaKey: true }, 'zoom-in'],
  ['-', { ctrlKey: true }, 'zoom-out'],
  ['f', { ctrlKey: true }, 'search'],
  ['G', { ctrlKey: true, shiftKey: true }, 'search-previous'],
  ['F3', {}, 'search-next'],
] as const)('%s with %o: %s', (key, modifiers, command) => {
  expect(commandOf({ ...plain, key, ...modifiers })).toBe(command)
})

test.each([
  ['n', { ctrlKey: true }],
  ['n', { shiftKey: true }],
  ['F', { ctrlKey: true, shiftKey: true }],
  ['ArrowLeft', { altKey: true }],
  ['x', {}],
  ['Tab', {}],
  ['PageDown', {}],
] as const)('%s with %o is left to the browser', (key, modifiers) => {
  expect(commandOf({ ...plain, key, ...modifiers })).toBeNull()
})
