import { useEffect } from 'react'
import { focusPlace } from '../../browser/focus-place.ts'
import { isPlainClick } from '../../lib/plain-click.ts'
import { isSection, type Section, sectionOffsetPx } from '../../lib/sections.ts'
import { scrollOnEvent } from './scroll-on-event.ts'
import type { ScrollOutcome, SmoothScrollOptions } from './smooth-scroll.ts'

/**
 * Makes every link to a section of this page scroll smoothly (specification, section 2), wherever in the page it is.
 * Without it the links jump to the same positions by the browser's own means.
 */
export function useSectionScroll(): void {
  useEffect(() => scrollOnEvent(document, 'click', scrollFor, focusSection), [])
}

function scrollFor(event: Event): SmoothScrollOptions | undefined {
  if (event.defaultPrevented || !(event instanceof MouseEvent) || !isPlainClick(event)) return undefined
  const link = event.target instanceof Element ? event.target.closest('a') : null
  const section = link && sectionOfThisPage(link)
  if (!section) return undefined
  // The address first: the entry left behind then remembers where the visitor was, and Back returns there.
  if (location.hash !== link.hash) history.pushState(null, '', link.hash)
  return { target: section, offsetPx: sectionOffsetPx[section] }
}

/** The section that a link names, if it is on this page; one that the page lacks is left to the browser. */
function sectionOfThisPage(link: HTMLAnchorElement): Section | null {
  const id = link.hash.slice(1)
  const samePage =
    link.origin === location.origin && link.pathname === location.pathname && link.search === location.search
  return samePage && isSection(id) && document.getElementById(id) ? id : null
}

function focusSection(outcome: ScrollOutcome, { target }: SmoothScrollOptions) {
  if (outcome === 'interrupted') return
  const element = target instanceof Element ? target : document.getElementById(target)
  if (element instanceof HTMLElement) focusPlace(element, { preventScroll: true })
}
