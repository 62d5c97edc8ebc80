import { type RefObject, useEffect } from 'react'
import { type CitedNote, citationOf, citedNote, isInView, noteOf, wordsOf } from './cited-note.ts'

/** A pointer may leave the number for this long on its way into the card. */
const graceMs = 250

/**
 * Shows what a cited article says beside its number (`components/prose/citation-link.tsx`) while a mouse or the keyboard's
 * focus is on the citation. Escape, a click, and leaving the citation close it. Nothing opens where the note itself is in
 * view, or stands below the paragraph.
 *
 * @param card a `popover="manual"` of the page, which is filled with a copy of the note
 */
export function useCitationCard(card: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = card.current
    if (!element || !('showPopover' in element)) return
    const end = new AbortController()
    let shown: CitedNote | undefined
    let timer = 0

    const close = () => {
      clearTimeout(timer)
      if (!shown) return
      shown.link.removeAttribute('aria-describedby')
      shown = undefined
      element.hidePopover()
    }
    const open = (next: CitedNote) => {
      clearTimeout(timer)
      if (shown?.link === next.link) return
      close()
      if (isInView(next.note) || next.link.ariaExpanded === 'true') return
      const words = wordsOf(next.note)
      // A description cannot be entered, so its links are words.
      for (const link of words.querySelectorAll('a')) link.replaceWith(...link.childNodes)
      element.replaceChildren(words)
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
      const next = citedNote(target)
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
      const next = citedNote(target)
      if (!next) return close()
      open(next)
      uncover(next.link, element)
    })
    listen('keydown', ({ key }) => {
      if (key === 'Escape') close()
    })
    listen('click', ({ target }) => {
      if (!isInside(target) || noteOf(target)) close()
    })
    return () => {
      close()
      end.abort()
    }
  }, [card])
}

/** Scrolls a focused number out from under the card, which stands at the foot of a narrow window. */
function uncover(link: Element, card: Element): void {
  const [number, over] = [link.getBoundingClientRect(), card.getBoundingClientRect()]
  if (over.top < number.bottom && over.bottom > number.top) scrollBy({ top: number.bottom - over.top + number.height })
}
