import { WatchNotice } from '../../components/prose/reliability.tsx'
import type { RegulationProps } from '../../page-data/regulation.ts'
import { Notice } from '../../ui/notice.tsx'
import styles from './regulation-notices.module.css'

/** What a reader must know of the state before relying on the page. */
export function RegulationNotices({ t, regulation }: RegulationProps) {
  const { state_unconfirmed, state_note, watch } = regulation
  if (!state_unconfirmed && !state_note && watch === undefined) return null
  return (
    <div className={styles.notices}>
      {state_unconfirmed && (
        <Notice title={t('regulation.unconfirmedTitle')} tone="caution">
          <p>{t('regulation.unconfirmed')}</p>
          {state_note && <p>{state_note}</p>}
        </Notice>
      )}
      <WatchNotice t={t} watch={watch} />
      {!state_unconfirmed && state_note && (
        <Notice title={t('regulation.stateNote')}>
          <p>{state_note}</p>
        </Notice>
      )}
    </div>
  )
}
