import { useEffect, useState } from 'react'
import { isSection, type Section, sections } from '../../lib/sections.ts'
import { currentSection } from './current-section.ts'

/**
 * The section in view on a page that has them; follows scrolling, resizing and the address.
 *
 * @param initial the section at the page's top, which is the current one until the script measures; `null` without any
 */
export function useCurrentSection(initial: Section | null): Section | null {
  const [current, setCurrent] = useState(initial)
  useEffect(() => {
    const elements = sections.flatMap((id) => {
      const element = document.getElementById(id)
      return element ? [{ id, element }] : []
    })
    if (elements.length < sections.length) return

    let frame = 0
    const measure = () => {
      frame = 0
      const addressed = location.hash.slice(1)
      setCurrent(
        currentSection({
          sections: elements.map(({ id, element }) => ({ id, topPx: element.getBoundingClientRect().top + scrollY })),
          scrollPx: scrollY,
          viewportPx: innerHeight,
          pagePx: document.documentElement.scrollHeight,
          addressed: isSection(addressed) ? addressed : null,
        }),
      )
    }
    const schedule = () => {
      frame ||= requestAnimationFrame(measure)
    }

    measure()
    const events = ['scroll', 'resize', 'hashchange', 'popstate'] as const
    for (const name of events) addEventListener(name, schedule, { passive: true })
    return () => {
      cancelAnimationFrame(frame)
      for (const name of events) removeEventListener(name, schedule)
    }
  }, [])
  return current
}
