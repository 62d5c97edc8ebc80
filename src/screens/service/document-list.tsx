import type { ChecklistDocument } from '../../page-data/checklist-documents.ts'
import type { ServiceProps } from '../../page-data/service.ts'
import styles from './document-list.module.css'

interface Props extends Pick<ServiceProps, 't' | 'service'> {
  readonly documents: readonly ChecklistDocument[]
}

/** The documents that the client brings, each with a box: the contents of the checklist, which remembers them. */
export function DocumentList({ t, service, documents }: Props) {
  return (
    <>
      <p className={styles.title}>{t('checklist.title', { service: service.title })}</p>
      <ul className={styles.list}>
        {documents.map(({ id, label, note, only }) => (
          <li className={styles.item} key={id}>
            <label className={styles.label}>
              <input className={styles.box} type="checkbox" value={id} />
              <span>
                <span className={styles.name}>{label}</span>
                {only && <span className={styles.only}>{t('checklist.only', { variant: only })}</span>}
                {note && <span className={styles.note}>{note}</span>}
              </span>
            </label>
          </li>
        ))}
      </ul>
    </>
  )
}
