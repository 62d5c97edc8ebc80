import type { Translate } from '../../i18n/translate.ts'
import { Button } from '../../ui/button.tsx'
import styles from './copy-button.module.css'

interface Props {
  readonly t: Translate
  /** The title of the text, where the page has several. */
  readonly of?: string
}

/** Copies the `data-copy-text` of its `figure`, by the island `features/reading`; without scripts it is not shown. */
export function CopyButton({ t, of }: Props) {
  return (
    <Button className={`${styles.copy} ${styles.scripted}`} data-copy="" data-screen-only="" look="quiet">
      {t('reading.copy')}
      {of && <span className="visually-hidden"> {of}</span>}
    </Button>
  )
}
