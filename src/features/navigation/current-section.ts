/** Which section the visitor is in (specification, sections 2 and 4). Pure; positions are CSS pixels from the page's top. */
import { type Section, sectionOffsetPx } from '../../lib/sections.ts'

export interface PagePosition {
  /** Tops of the sections in the page's order. */
  readonly sections: readonly { readonly id: Section; readonly topPx: number }[]
  readonly scrollPx: number
  readonly viewportPx: number
  readonly pagePx: number
  /** The section that the address names, if any. */
  readonly addressed: Section | null
}

/** Rounding of browsers and zoom moves a resting position by less than this. */
const tolerancePx = 2

/** A section counts as reached when its top has passed this share of the viewport's height. */
const readingLine = 0.4

/**
 * The section to highlight.
 *
 * The one just scrolled to wins as long as the page rests where that scroll ends: a section that starts 55 px below
 * the viewport's top, or a short one near the end of the page, would otherwise leave its neighbour lit. Else it is
 * the last section whose top has passed the reading line, and at the page's end the last of all.
 */
export function currentSection(position: PagePosition): Section {
  const { sections, scrollPx, viewportPx, pagePx, addressed } = position
  const longestScroll = Math.max(0, pagePx - viewportPx)

  const target = sections.find((section) => section.id === addressed)
  if (target) {
    const rest = Math.min(Math.max(0, target.topPx + sectionOffsetPx[target.id]), longestScroll)
    if (Math.abs(scrollPx - rest) <= tolerancePx) return target.id
  }

  const first = sections[0]?.id ?? 'home'
  if (longestScroll > 0 && scrollPx >= longestScroll - tolerancePx) return sections.at(-1)?.id ?? first
  const line = scrollPx + viewportPx * readingLine
  return sections.findLast((section) => section.topPx <= line)?.id ?? first
}
