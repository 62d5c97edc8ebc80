/** The viewer's commands, given by keys and by the toolbar, and what they change in the store. Pure. */
import { acceptedRotation, type Rotation, steppedZoom } from './viewer-rules.ts'
import type { ViewerAction, ViewerState } from './viewer-store.ts'

/** Keys of commands, those of browsers' own viewers, as the help dialog shows them: modifiers, then the key. */
export const shortcutKeys = {
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

export type Command = keyof typeof shortcutKeys | 'single-page' | 'dark-pages'

export const shortcutCommands = Object.keys(shortcutKeys) as (keyof typeof shortcutKeys)[]

/** By key press in small letters, as in `shift ctrl g`. */
const commandsByPress: ReadonlyMap<string, Command> = new Map(
  shortcutCommands.flatMap((command) =>
    shortcutKeys[command]
      .split(', ')
      .map((keys) => [
        keys.replace('→', 'ArrowRight').replace('←', 'ArrowLeft').replace('−', '-').toLowerCase(),
        command,
      ]),
  ),
)

export type KeyPress = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'>

/** The command of a key press; `null` for keys that are left to the browser. */
export function commandOf({ key, ctrlKey, metaKey, shiftKey, altKey }: KeyPress): Command | null {
  const isControl = ctrlKey || metaKey
  // `+` and `?` are shifted keys on many keyboards, and `+` without Shift is `=` on others.
  const isSign = /^\W$/.test(key)
  const name = isControl && key === '=' ? '+' : key.toLowerCase()
  const press = `${shiftKey && !isSign ? 'shift ' : ''}${isControl ? 'ctrl ' : ''}${name}`
  return (altKey ? undefined : commandsByPress.get(press)) ?? null
}

/** What the commands change; those that are not here act on something else than the store. */
export const commandActions: { readonly [command in Command]?: (state: ViewerState) => ViewerAction } = {
  'next-page': ({ page }) => ({ type: 'pageSet', page: page + 1 }),
  'previous-page': ({ page }) => ({ type: 'pageSet', page: page - 1 }),
  'first-page': () => ({ type: 'pageSet', page: 1 }),
  'last-page': ({ pageCount }) => ({ type: 'pageSet', page: pageCount }),
  'zoom-in': ({ zoom }) => ({ type: 'zoomSet', zoom: steppedZoom(zoom, 1) }),
  'zoom-out': ({ zoom }) => ({ type: 'zoomSet', zoom: steppedZoom(zoom, -1) }),
  'zoom-actual': () => ({ type: 'viewSet', view: { fit: 'actual' } }),
  'rotate-right': ({ rotation }) => rotationSet(rotation, rotation + 90),
  'rotate-left': ({ rotation }) => rotationSet(rotation, rotation - 90),
  'single-page': ({ layout }) => ({
    type: 'viewSet',
    view: { layout: layout === 'single' ? 'continuous' : 'single' },
  }),
  'dark-pages': ({ darkPages }) => ({ type: 'viewSet', view: { darkPages: !darkPages } }),
  panel: ({ isPanelOpen }) => ({ type: 'viewSet', view: { isPanelOpen: !isPanelOpen } }),
  search: ({ search: { focusRequests } }) => ({
    type: 'searchSet',
    search: { isOpen: true, focusRequests: focusRequests + 1 },
  }),
}

function rotationSet(current: Rotation, wanted: number): ViewerAction {
  return { type: 'viewSet', view: { rotation: acceptedRotation(current, wanted) } }
}
