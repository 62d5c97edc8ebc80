import { type RefObject, useEffect } from 'react'

/** A pointer may leave the number for this long on its way into the card. */
const graceMs = 250

/** A number in the text and, elsewhere on the page, the note that it leads to. */
interface Shown {
  readonly link: HTMLAnchorElement
  readonly note: Element
}

/**
 * Shows what a cited article says beside its number (`components/prose/citation-link.tsx`): while a mouse or the
 * keyboard's focus is on the citation, or after a tap on the number. A second tap follows the link to the note, as
 * every click does without scripts. Escape, a tap elsewhere, and leaving the citation close it. Nothing opens where the
 * note itself is in view.
 *
 * @param card a `popover="manual"` of the page, which is filled with a copy of the note
 */
export function useCitationCard(card: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = card.current
    if (!element || !('showPopover' in element)) return
    const end = new AbortController()
    let shown: Shown | undefined
    let timer = 0

    const close = () => {
      clearTimeout(timer)
      if (!shown) return
      shown.link.removeAttribute('aria-describedby')
      shown = undefined
      element.hidePopover()
    }
    const open = (next: Shown) => {
      clearTimeout(timer)
      if (shown?.link === next.link) return
      close()
      if (isInView(next.note)) return
      element.replaceChildren(wordsOf(next.note))
      element.showPopover({ source: next.link })
      next.link.setAttribute('aria-describedby', element.id)
      shown = next
    }
    const isInside = (target: EventTarget | null) =>
      target instanceof Node && (element.contains(target) || (shown && citationOf(shown.link)?.contains(target)))
    const listen = <K extends keyof DocumentEventMap>(name: K, listener: (event: DocumentEventMap[K]) => void) =>
      document.addEventListener(name, listener, { signal: end.signal })

    listen('pointerover', ({ target, pointerType }) => {
      if (pointerType !== 'mouse') return
      const next = shownFor(target)
      if (next) open(next)
      else if (isInside(target)) clearTimeout(timer)
    })
    listen('pointerout', ({ relatedTarget, pointerType }) => {
      if (pointerType !== 'mouse' || !shown || isInside(relatedTarget)) return
      clearTimeout(timer)
      timer = window.setTimeout(close, graceMs)
    })
    listen('focusin', ({ target }) => {
      if (!(target instanceof Element) || !target.matches(':focus-visible')) return
      const next = shownFor(target)
      if (next) open(next)
      else close()
    })
    listen('keydown', ({ key }) => {
      if (key === 'Escape') close()
    })
    listen('click', (event) => {
      const next = shownFor(event.target)
      const isOnNumber = next !== undefined && event.target instanceof Node && next.link.contains(event.target)
      if (!isOnNumber) {
        if (!isInside(event.target)) close()
        return
      }
      const wasShown = shown?.link === next.link
      if (wasShown || event.defaultPrevented || event.ctrlKey || event.metaKey || event.shiftKey) return close()
      open(next)
      if (shown) event.preventDefault()
    })
    return () => {
      close()
      end.abort()
    }
  }, [card])
}

function citationOf(target: EventTarget | null): Element | null {
  return target instanceof Element ? target.closest('[data-cited]') : null
}

/** The citation around an element, if its note is on the page. */
function shownFor(target: EventTarget | null): Shown | undefined {
  const link = citationOf(target)?.querySelector<HTMLAnchorElement>('sup a')
  const note = link && document.getElementById(link.hash.slice(1))
  return link && note ? { link, note } : undefined
}

/** The note without its number; its links are words, since a description cannot be entered. */
function wordsOf(note: Element): DocumentFragment {
  const words = document.createDocumentFragment()
  for (const part of note.querySelectorAll(':scope > div > *')) words.append(part.cloneNode(true))
  for (const link of words.querySelectorAll('a')) link.replaceWith(...link.childNodes)
  return words
}

function isInView(note: Element): boolean {
  const { top, bottom } = note.getBoundingClientRect()
  return top >= 0 && bottom <= innerHeight
}
