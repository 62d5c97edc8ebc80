/** The viewer's commands, given by keys and by the toolbar, and what they change in the store. Pure. */
import { acceptedRotation, steppedZoom } from './viewer-rules.ts'
import type { ViewerAction, ViewerState } from './viewer-store.ts'

export type Command =
  | 'next-page'
  | 'previous-page'
  | 'first-page'
  | 'last-page'
  | 'zoom-in'
  | 'zoom-out'
  | 'zoom-actual'
  | 'rotate-right'
  | 'rotate-left'
  | 'search'
  | 'search-next'
  | 'search-previous'
  | 'panel'
  | 'print'
  | 'fullscreen'
  | 'help'

/** The action of a command; `null` for one that acts on something else than the store. */
export function actionOf(command: Command, state: ViewerState): ViewerAction | null {
  const { page, pageCount, zoom, rotation } = state
  switch (command) {
    case 'next-page':
      return { type: 'pageSet', page: page + 1 }
    case 'previous-page':
      return { type: 'pageSet', page: page - 1 }
    case 'first-page':
      return { type: 'pageSet', page: 1 }
    case 'last-page':
      return { type: 'pageSet', page: pageCount }
    case 'zoom-in':
      return { type: 'zoomSet', zoom: steppedZoom(zoom, 1) }
    case 'zoom-out':
      return { type: 'zoomSet', zoom: steppedZoom(zoom, -1) }
    case 'zoom-actual':
      return { type: 'fitSet', fit: 'actual' }
    case 'rotate-right':
      return { type: 'rotationSet', rotation: acceptedRotation(rotation, rotation + 90) }
    case 'rotate-left':
      return { type: 'rotationSet', rotation: acceptedRotation(rotation, rotation - 90) }
    case 'search':
      return { type: 'searchOpened' }
    case 'panel':
      return { type: 'panelToggled' }
    default:
      return null
  }
}
