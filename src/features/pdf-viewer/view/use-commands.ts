/** What the viewer's keys do. */
import type { RefObject } from 'react'
import { steppedZoom, type ToolState } from '../viewer-state.ts'
import type { Fullscreen } from './use-fullscreen.ts'
import type { Printing } from './use-printing.ts'
import type { SearchState } from './use-search.ts'
import { useShortcuts } from './use-shortcuts.ts'
import type { ViewerSettings } from './use-viewer-settings.ts'

interface CommandTargets {
  readonly settings: ViewerSettings
  /** 0 while there is no document: then the keys are the browser's. */
  readonly pageCount: number
  readonly search: SearchState
  readonly toggle: (tool: keyof ToolState) => void
  readonly printing: Printing
  readonly fullscreen: Fullscreen
  readonly openHelp: () => void
}

export function useCommands(root: RefObject<HTMLElement | null>, targets: CommandTargets): void {
  const { settings, pageCount, search, toggle, printing, fullscreen, openHelp } = targets
  const { page, zoom, rotation } = settings
  useShortcuts(root, (command) => {
    if (pageCount === 0) return false
    switch (command) {
      case 'next-page':
        settings.setPage(page + 1)
        break
      case 'previous-page':
        settings.setPage(page - 1)
        break
      case 'first-page':
        settings.setPage(1)
        break
      case 'last-page':
        settings.setPage(pageCount)
        break
      case 'zoom-in':
        settings.setZoom(steppedZoom(zoom, 1))
        break
      case 'zoom-out':
        settings.setZoom(steppedZoom(zoom, -1))
        break
      case 'zoom-actual':
        settings.setFit('actual')
        break
      case 'rotate-right':
        settings.setRotation(rotation + 90)
        break
      case 'rotate-left':
        settings.setRotation(rotation - 90)
        break
      case 'search':
        search.open()
        break
      case 'search-next':
        search.step('next')
        break
      case 'search-previous':
        search.step('previous')
        break
      case 'panel':
        toggle('panel')
        break
      case 'hand':
        toggle('hand')
        break
      case 'print':
        printing.start()
        break
      case 'fullscreen':
        if (!fullscreen.isPossible) return false
        fullscreen.toggle()
        break
      case 'help':
        openHelp()
        break
    }
    return true
  })
}
