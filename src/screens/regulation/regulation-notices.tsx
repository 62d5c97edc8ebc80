import { WatchNotice } from '../../components/prose/watch-notice.tsx'
import type { RegulationProps } from '../../page-data/regulation.ts'
import { Notice } from '../../ui/notice.tsx'
import styles from './regulation-notices.module.css'

/** What a reader must know of the state before relying on the page. */
export function RegulationNotices({ t, regulation }: RegulationProps) {
  const { stateUnconfirmed, stateNote, watch } = regulation
  if (!stateUnconfirmed && !stateNote && watch === undefined) return null
  return (
    <div className={styles.notices}>
      {stateUnconfirmed && (
        <Notice title={t('regulation.unconfirmedTitle')} tone="caution">
          <p>{t('regulation.unconfirmed')}</p>
          {stateNote && <p>{stateNote}</p>}
        </Notice>
      )}
      <WatchNotice t={t} watch={watch} />
      {!stateUnconfirmed && stateNote && (
        <Notice title={t('regulation.stateNote')}>
          <p>{stateNote}</p>
        </Notice>
      )}
    </div>
  )
}
