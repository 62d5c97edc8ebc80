import type { RegulationProps } from '../../page-data/regulation.ts'
import { Notice } from '../../ui/notice.tsx'
import styles from './regulation-notices.module.css'

/** What a reader must know of the state before relying on the page. */
export function RegulationNotices({ t, regulation }: RegulationProps) {
  const { stateUnconfirmed, stateNote, watch } = regulation
  if (!stateUnconfirmed && !stateNote && !watch) return null
  return (
    <div className={styles.notices}>
      {stateUnconfirmed && (
        <Notice title={t('regulation.unconfirmedTitle')} tone="caution">
          <p>{t('regulation.unconfirmed')}</p>
          {stateNote && <p>{stateNote}</p>}
        </Notice>
      )}
      {watch && (
        <Notice title={t('regulation.watch')} tone="caution">
          <p>{watch}</p>
        </Notice>
      )}
      {!stateUnconfirmed && stateNote && (
        <Notice title={t('regulation.stateNote')}>
          <p>{stateNote}</p>
        </Notice>
      )}
    </div>
  )
}
