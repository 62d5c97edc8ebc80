import { useRef } from 'react'
import { useReadyEvent } from '../../hydration/use-island.ts'
import { classNames } from '../../lib/class-names.ts'
import floating from '../../ui/floating-card.module.css'
import styles from './reading.module.css'
import type { ReadingTexts } from './reading-texts.ts'
import { useCitationCard } from './use-citation-card.ts'
import { useNotesInPlace } from './use-notes-in-place.ts'
import { useSheets } from './use-sheets.ts'

interface Props {
  readonly texts: ReadingTexts
}

/**
 * What scripts add to a long text that is complete without them: the words of a cited article beside its number or below
 * its paragraph, and the buttons that copy or print a text. Island: `<Reading client:interaction={readingClicks} … />`.
 */
export function Reading({ texts }: Props) {
  const card = useRef<HTMLDivElement>(null)
  useCitationCard(card)
  useNotesInPlace(styles.readingNote ?? '')
  const copying = useSheets()
  const ready = useReadyEvent<HTMLDivElement>()
  return (
    <div data-screen-only="" ref={ready}>
      <div
        className={classNames(floating.card, styles.card)}
        id="kartu-kutipan"
        popover="manual"
        ref={card}
        role="tooltip"
      />
      <p className={styles.status} role="status">
        {copying && texts[copying]}
      </p>
    </div>
  )
}
