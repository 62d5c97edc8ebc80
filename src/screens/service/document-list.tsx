import type { ChecklistDocument, ServiceProps } from '../../page-data/service.ts'
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
          <li key={id}>
            <label>
              <input type="checkbox" value={id} />
              <span>
                <b>{label}</b>
                {only && <em>{t('checklist.only', { variant: only })}</em>}
                {note && <small>{note}</small>}
              </span>
            </label>
          </li>
        ))}
      </ul>
    </>
  )
}
