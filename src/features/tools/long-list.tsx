/** A list of the answer that may be very long: its beginning, and a button for the rest. On paper it is whole. */
import { type ReactNode, useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import type { ToolTranslate } from '../../i18n/tool-translate.ts'
import { Button } from '../../ui/button.tsx'

interface Props<Item> {
  readonly t: ToolTranslate
  readonly items: readonly Item[]
  /** So many are drawn at first: drawing hundreds with every key would hold up the typing. */
  readonly first: number
  readonly as?: 'ul' | 'ol'
  readonly className: string | undefined
  /** One `<li>` with its key. */
  readonly children: (item: Item, place: number) => ReactNode
}

export function LongList<Item>({ t, items, first, as: List = 'ul', className, children }: Props<Item>) {
  const [isOpen, setIsOpen] = useState(false)
  const isPrinting = useIsPrinting()
  const isLong = items.length > first
  return (
    <>
      <List className={className}>{(isOpen || isPrinting ? items : items.slice(0, first)).map(children)}</List>
      {isLong && (
        // It stays when it was pressed, and with it the focus.
        <Button aria-expanded={isOpen} data-screen-only="" look="quiet" onClick={() => setIsOpen(!isOpen)}>
          {isOpen ? t('tool.showFirst', { count: first }) : t('tool.showAll', { count: items.length })}
        </Button>
      )}
    </>
  )
}

function useIsPrinting(): boolean {
  const [isPrinting, setIsPrinting] = useState(false)
  useEffect(() => {
    // The browser lays out the printed page right after the handler, so the state is set at once.
    const begin = () => flushSync(() => setIsPrinting(true))
    const end = () => setIsPrinting(false)
    addEventListener('beforeprint', begin)
    addEventListener('afterprint', end)
    return () => {
      removeEventListener('beforeprint', begin)
      removeEventListener('afterprint', end)
    }
  }, [])
  return isPrinting
}
