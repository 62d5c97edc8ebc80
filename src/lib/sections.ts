/** The sections of Home that the menu knows, in their order (specification, sections 2 and 3). */
export const sections = ['home', 'about-us', 'pricing', 'infohukum', 'contact'] as const

export type Section = (typeof sections)[number]

/**
 * Where a scroll to a section ends, in CSS pixels from the section's top: negative stops above it
 * (specification, section 9; it gives none for home, which is the top of the page). `section.module.css` repeats these
 * as scroll margins for jumps without script.
 */
export const sectionOffsetPx: Readonly<Record<Section, number>> = {
  home: 0,
  'about-us': -55,
  pricing: 5,
  infohukum: -55,
  contact: 5,
}

export function isSection(value: string): value is Section {
  return sections.some((section) => section === value)
}
