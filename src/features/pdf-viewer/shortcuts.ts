/** The viewer's keyboard shortcuts, those of browsers' own PDF viewers. Pure: a key press in, a command out. */

import type { Command } from './commands.ts'

export interface KeyPress {
  readonly key: string
  readonly ctrlKey: boolean
  readonly metaKey: boolean
  readonly shiftKey: boolean
  readonly altKey: boolean
}

/** Each command with its keys as the help dialog shows them. */
export const shortcutKeys: Readonly<Record<Command, string>> = {
  'next-page': 'N, J, →',
  'previous-page': 'P, K, ←',
  'first-page': 'Home',
  'last-page': 'End',
  'zoom-in': 'Ctrl +',
  'zoom-out': 'Ctrl −',
  'zoom-actual': 'Ctrl 0',
  'rotate-right': 'R',
  'rotate-left': 'Shift R',
  search: 'Ctrl F',
  'search-next': 'F3, Ctrl G',
  'search-previous': 'Shift F3, Shift Ctrl G',
  panel: 'F4',
  print: 'Ctrl P',
  fullscreen: 'F',
  help: '?',
}

const plainKeys: Readonly<Record<string, Command>> = {
  n: 'next-page',
  j: 'next-page',
  arrowright: 'next-page',
  p: 'previous-page',
  k: 'previous-page',
  arrowleft: 'previous-page',
  home: 'first-page',
  end: 'last-page',
  r: 'rotate-right',
  f3: 'search-next',
  f4: 'panel',
  f: 'fullscreen',
  '?': 'help',
}

const shiftedKeys: Readonly<Record<string, Command>> = { r: 'rotate-left', f3: 'search-previous', '?': 'help' }

const controlKeys: Readonly<Record<string, Command>> = {
  '+': 'zoom-in',
  '=': 'zoom-in',
  '-': 'zoom-out',
  '0': 'zoom-actual',
  f: 'search',
  g: 'search-next',
  p: 'print',
}

/** The command of a key press; `null` for keys that are left to the browser. */
export function commandOf({ key, ctrlKey, metaKey, shiftKey, altKey }: KeyPress): Command | null {
  const name = key.toLowerCase()
  if (altKey) return null
  if (ctrlKey || metaKey) {
    if (shiftKey && name === 'g') return 'search-previous'
    // `+` is a shifted key on many keyboards.
    return (!shiftKey || name === '+' ? controlKeys[name] : undefined) ?? null
  }
  return (shiftKey ? shiftedKeys[name] : plainKeys[name]) ?? null
}
