import { useEffect } from 'react'
import { isPlainClick } from '../../lib/plain-click.ts'
import { citationOf, noteOf, wordsOf } from './cited-note.ts'

/**
 * Opens the note of a number below the paragraph in which it stands, and closes it at the next press, or by Escape. Where
 * notes stand in the margin, and without scripts, the number leads to the note.
 *
 * @param className of the opened note
 */
export function useNotesInPlace(className: string): void {
  useEffect(() => {
    const end = new AbortController()
    const onClick = (event: MouseEvent) => {
      const found = noteOf(event.target)
      if (!found || !isPlainClick(event) || event.defaultPrevented) return
      const { link, note } = found
      if (getComputedStyle(note).position === 'absolute') return
      event.preventDefault()
      if (!close(link)) open(link, note, className)
    }
    const onKeyDown = ({ key, target }: KeyboardEvent) => {
      const link = key === 'Escape' ? citationOf(target)?.querySelector('sup a') : null
      if (link) close(link)
    }
    document.addEventListener('click', onClick, { signal: end.signal })
    document.addEventListener('keydown', onKeyDown, { signal: end.signal })
    return () => end.abort()
  }, [className])
}

function open(link: HTMLAnchorElement, note: Element, className: string): void {
  const opened = document.createElement('div')
  opened.className = className
  opened.id = `${citationOf(link)?.id}-isi`
  opened.setAttribute('role', 'note')
  opened.setAttribute('aria-label', link.getAttribute('aria-label') ?? '')
  opened.append(wordsOf(note))
  placeOf(link)(opened)
  link.setAttribute('aria-expanded', 'true')
  link.setAttribute('aria-controls', opened.id)
}

/** Whether there was one to close. */
function close(link: Element): boolean {
  const opened = document.getElementById(link.getAttribute('aria-controls') ?? '')
  const place = opened?.closest('tr') ?? opened
  place?.remove()
  link.removeAttribute('aria-controls')
  link.removeAttribute('aria-expanded')
  return opened !== null
}

/** After a paragraph and the notes that are open below it already; below a row of a table; at the end of a line of a list. */
function placeOf(link: Element): (opened: Element) => void {
  const row = link.closest('tr')
  if (row) return (opened) => row.after(asRow(opened, row))
  const block = link.closest('p, li, dd')
  if (block?.localName !== 'p') return (opened) => block?.append(opened)
  let last: Element = block
  while (last.nextElementSibling?.matches('[role="note"][id$="-isi"]')) last = last.nextElementSibling
  return (opened) => last.after(opened)
}

/** As wide as the table, since a column has no room for sentences. */
function asRow(opened: Element, { cells }: HTMLTableRowElement): HTMLTableRowElement {
  const row = document.createElement('tr')
  const cell = row.insertCell()
  cell.colSpan = cells.length
  cell.append(opened)
  return row
}
