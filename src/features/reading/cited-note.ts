/** The number of a citation, its note elsewhere on the page, and what the note says. */

export interface CitedNote {
  readonly link: HTMLAnchorElement
  readonly note: HTMLElement
}

export function citationOf(target: EventTarget | null): Element | null {
  return target instanceof Element ? target.closest('[data-cited]') : null
}

/** Of the citation around an element, if its note is on the page. */
export function citedNote(target: EventTarget | null): CitedNote | undefined {
  const link = citationOf(target)?.querySelector<HTMLAnchorElement>('sup a')
  const note = link && document.getElementById(link.hash.slice(1))
  return link && note ? { link, note } : undefined
}

/** The same, where the element is in the number itself. */
export function noteOf(target: EventTarget | null): CitedNote | undefined {
  const found = citedNote(target)
  return found && target instanceof Node && found.link.contains(target) ? found : undefined
}

/** The note without its number. */
export function wordsOf(note: Element): DocumentFragment {
  const words = document.createDocumentFragment()
  for (const part of note.querySelectorAll(':scope > div > *')) words.append(part.cloneNode(true))
  return words
}

/** Of a note in a closed list nothing is in view. */
export function isInView(note: Element): boolean {
  const { top, bottom, height } = note.getBoundingClientRect()
  return height > 0 && top >= 0 && bottom <= innerHeight
}
