/** Files that the document carries along, to be saved one by one. */
import { useState } from 'react'
import type { Translate } from '../../../i18n/translate.ts'
import { type Attachment, saveAttachment } from '../reader/attachments.ts'
import type { Reader } from '../reader/reader.ts'
import styles from './side-panel.module.css'

interface AttachmentsListProps {
  readonly translate: Translate
  readonly reader: Reader
  readonly attachments: readonly Attachment[]
}

export function AttachmentsList({ translate, reader, attachments }: AttachmentsListProps) {
  const [broken, setBroken] = useState<string | null>(null)
  const save = (attachment: Attachment) => {
    setBroken(null)
    saveAttachment(reader.pdf, attachment).catch(() => setBroken(attachment.name))
  }
  return (
    <div className={styles.content}>
      <p className={styles.hint}>{translate('pdf.attachments-hint')}</p>
      <ul className={styles.outline}>
        {attachments.map((attachment) => (
          <li key={attachment.id}>
            <button type="button" className={styles.entry} onClick={() => save(attachment)}>
              {attachment.name}
            </button>
            {attachment.description && <p className={styles.hint}>{attachment.description}</p>}
          </li>
        ))}
      </ul>
      {broken !== null && <p role="alert">{translate('pdf.attachment-broken', { name: broken })}</p>}
    </div>
  )
}
