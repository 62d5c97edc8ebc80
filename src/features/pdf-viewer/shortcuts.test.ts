import { expect, test } from 'vitest'
import { commandOf } from './shortcuts.ts'

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
