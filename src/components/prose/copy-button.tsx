import type { Translate } from '../../i18n/translate.ts'
import { Button } from '../../ui/button.tsx'
import styles from './copy-button.module.css'

/** Copies the `data-copy-text` of its `figure`, by the island `features/reading`; without scripts it is not shown. */
export function CopyButton({ t }: { readonly t: Translate }) {
  return (
    <Button className={`${styles.copy} ${styles.scripted}`} data-copy="" data-screen-only="" look="quiet">
      {t('reading.copy')}
    </Button>
  )
}
