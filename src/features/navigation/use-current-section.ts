import { useSyncExternalStore } from 'react'
import { isSection, type Section, sections } from '../../lib/sections.ts'
import { currentSection } from './current-section.ts'

/**
 * The section in view on a page that has them; follows scrolling, resizing and the address.
 *
 * @param atBuild the section at the page's top, current until the script measures; `null` on a page without sections
 */
export function useCurrentSection(atBuild: Section | null): Section | null {
  return useSyncExternalStore(subscribe, measure, () => atBuild)
}

const events = ['scroll', 'resize', 'hashchange', 'popstate'] as const

/** Calls the listener at most once a frame. */
function subscribe(onChange: () => void) {
  let frame = 0
  const schedule = () => {
    frame ||= requestAnimationFrame(() => {
      frame = 0
      onChange()
    })
  }
  for (const name of events) addEventListener(name, schedule, { passive: true })
  return () => {
    cancelAnimationFrame(frame)
    for (const name of events) removeEventListener(name, schedule)
  }
}

function measure(): Section | null {
  const elements = sections.map((id) => ({ id, element: document.getElementById(id) }))
  if (elements.some(({ element }) => element === null)) return null
  const addressed = location.hash.slice(1)
  return currentSection({
    sections: elements.map(({ id, element }) => ({
      id,
      topPx: (element?.getBoundingClientRect().top ?? 0) + scrollY,
    })),
    scrollPx: scrollY,
    viewportPx: innerHeight,
    pagePx: document.documentElement.scrollHeight,
    addressed: isSection(addressed) ? addressed : null,
  })
}
