import { useEffect } from 'react'
import { focusPlace } from '../../browser/focus-place.ts'
import { isPlainClick } from '../../lib/plain-click.ts'
import { isSection, type Section, sectionOffsetPx } from '../../lib/sections.ts'
import { smoothScroll } from './smooth-scroll.ts'

/**
 * Makes every link to a section of this page scroll smoothly (specification, section 2), wherever in the page it is.
 * Without it the links jump to the same positions by the browser's own means.
 */
export function useSectionScroll(): void {
  useEffect(() => {
    // While capturing: also for links whose own handlers stop the event.
    document.addEventListener('click', onClick, true)
    return () => document.removeEventListener('click', onClick, true)
  }, [])
}

function onClick(event: MouseEvent) {
  if (event.defaultPrevented || !isPlainClick(event)) return
  const link = event.target instanceof Element ? event.target.closest('a') : null
  const section = link && sectionOfThisPage(link)
  if (!section) return
  event.preventDefault()
  goTo(section, link.hash).catch((error: unknown) => console.error(error))
}

/** The section that a link names, if it is on this page; one that the page lacks is left to the browser. */
function sectionOfThisPage(link: HTMLAnchorElement): Section | null {
  const id = link.hash.slice(1)
  const samePage =
    link.origin === location.origin && link.pathname === location.pathname && link.search === location.search
  return samePage && isSection(id) && document.getElementById(id) ? id : null
}

async function goTo(section: Section, hash: string) {
  // The address first: the entry left behind then remembers where the visitor was, and Back returns there.
  if (location.hash !== hash) history.pushState(null, '', hash)
  const outcome = await smoothScroll({ target: section, offsetPx: sectionOffsetPx[section] })
  if (outcome === 'interrupted') return
  const element = document.getElementById(section)
  if (element) focusPlace(element, { preventScroll: true })
}
