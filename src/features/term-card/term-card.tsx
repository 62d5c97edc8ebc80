import { useEffect, useState } from 'react'
import { useReadyEvent } from '../../hydration/use-island.ts'
import { classNames } from '../../lib/class-names.ts'
import { isPlainClick } from '../../lib/plain-click.ts'
import floating from '../../ui/floating-card.module.css'
import { Icon } from '../../ui/icon.tsx'
import { type TermCard as Card, loadTermCard } from './load-term-card.ts'
import styles from './term-card.module.css'

const cardId = 'kartu-istilah'

interface Props {
  /** Of the file with the cards of the page's language. */
  readonly address: string
}

interface Shown {
  readonly link: HTMLAnchorElement
  readonly card: Card
}

/**
 * Explains a term of the glossary beside its mention (`components/prose/term-link.tsx`). Without script, and where the
 * explanation does not come, the mention leads to the glossary. Island:
 * `<TermCard client:interaction="a[data-term]" … />`.
 */
export function TermCard({ address }: Props) {
  const [shown, setShown] = useState<Shown>()

  useEffect(() => {
    if (!('showPopover' in HTMLElement.prototype)) return
    const end = new AbortController()
    const listen = <K extends keyof DocumentEventMap>(name: K, listener: (event: DocumentEventMap[K]) => void) =>
      document.addEventListener(name, listener, { signal: end.signal })
    // So that the words are there at the click.
    const prepare = ({ target }: Event) => {
      const link = mentionAt(target)
      if (link) loadTermCard(address, link)
    }
    listen('pointerover', prepare)
    listen('focusin', prepare)
    listen('click', async (event) => {
      const link = mentionAt(event.target)
      if (!link || event.defaultPrevented || !isPlainClick(event)) return
      event.preventDefault()
      link.setAttribute('aria-busy', 'true')
      const card = await loadTermCard(address, link)
      link.removeAttribute('aria-busy')
      if (end.signal.aborted) return
      if (card) setShown({ link, card })
      else location.assign(link.href)
    })
    return () => end.abort()
  }, [address])

  // After the listener of clicks: deferred ones are replayed as soon as the event is sent.
  const element = useReadyEvent<HTMLDivElement>()

  useEffect(() => {
    const popover = element.current
    if (!shown || !popover) return
    popover.showPopover({ source: shown.link })
    // Where the focus is, screen readers read; on closing the browser returns it to the mention.
    popover.focus()
    return () => popover.hidePopover()
  }, [shown, element])

  const { term, standsFor, definition, close, toGlossary } = shown?.card ?? {}
  return (
    <div
      aria-label={term}
      className={classNames(floating.card, styles.termCard)}
      data-screen-only=""
      id={cardId}
      popover="auto"
      ref={element}
      role="note"
      tabIndex={-1}
    >
      {shown && (
        <>
          <div className={styles.head}>
            <p>
              <b className={styles.term}>{term}</b>
              <span className={styles.standsFor}>{standsFor}</span>
            </p>
            <button
              aria-label={close}
              className={styles.close}
              popoverTarget={cardId}
              popoverTargetAction="hide"
              type="button"
            >
              <Icon name="close" />
            </button>
          </div>
          <p className={styles.definition}>{definition}</p>
          <a className={styles.more} href={shown.link.href}>
            {toGlossary}
          </a>
        </>
      )}
    </div>
  )
}

function mentionAt(target: EventTarget | null): HTMLAnchorElement | null {
  return target instanceof Element ? target.closest<HTMLAnchorElement>('a[data-term]') : null
}
