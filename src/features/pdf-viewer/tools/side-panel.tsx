/** Beside the pages: the document's outline, thumbnails of its pages, and its attachments where it has some. */
import { useEffect, useState } from 'react'
import type { Translate } from '../../../i18n/translate.ts'
import { type Attachment, readAttachments } from '../reader/attachments.ts'
import { type OutlineEntry, readOutline } from '../reader/outline.ts'
import type { Reader } from '../reader/reader.ts'
import type { Rotation } from '../viewer-state.ts'
import { AttachmentsList } from './attachments-list.tsx'
import { OutlineList } from './outline-list.tsx'
import styles from './side-panel.module.css'
import { Thumbnails } from './thumbnails.tsx'
import { Tool } from './tool.tsx'

interface SidePanelProps {
  readonly id: string
  readonly translate: Translate
  readonly reader: Reader
  readonly page: number
  readonly rotation: Rotation
  readonly onPage: (page: number) => void
  readonly onClose: () => void
}

type View = 'outline' | 'thumbnails' | 'attachments'

const viewTextKeys = {
  outline: 'pdf.outline',
  thumbnails: 'pdf.thumbnails',
  attachments: 'pdf.attachments',
} as const

export function SidePanel({ id, translate, reader, page, rotation, onPage, onClose }: SidePanelProps) {
  const [outline, setOutline] = useState<readonly OutlineEntry[] | null>(null)
  const [attachments, setAttachments] = useState<readonly Attachment[]>([])
  const [chosen, setChosen] = useState<View | null>(null)
  useEffect(() => {
    let isCurrent = true
    readOutline(reader.pdf).then((entries) => isCurrent && setOutline(entries))
    readAttachments(reader.pdf).then((found) => isCurrent && setAttachments(found))
    return () => {
      isCurrent = false
    }
  }, [reader])
  const views: readonly View[] = ['outline', 'thumbnails', ...(attachments.length > 0 ? ['attachments' as const] : [])]
  const view = chosen ?? (outline?.length === 0 ? 'thumbnails' : 'outline')
  return (
    <aside
      id={id}
      className={styles.panel}
      aria-label={translate('pdf.panel')}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onClose()
      }}
    >
      <div className={styles.views}>
        {views.map((name) => (
          <button
            key={name}
            type="button"
            className={styles.view}
            aria-pressed={view === name}
            onClick={() => setChosen(name)}
          >
            {translate(viewTextKeys[name])}
          </button>
        ))}
        <Tool icon="close" label={translate('pdf.close')} onClick={onClose} />
      </div>
      {view === 'thumbnails' && (
        <Thumbnails translate={translate} reader={reader} page={page} rotation={rotation} onPage={onPage} />
      )}
      {view === 'outline' && outline && (
        <nav className={styles.content} aria-label={translate('pdf.outline')}>
          {outline.length === 0 && <p>{translate('pdf.outline-none')}</p>}
          {outline.length > 0 && <OutlineList translate={translate} entries={outline} onGo={reader.goToDestination} />}
        </nav>
      )}
      {view === 'attachments' && <AttachmentsList translate={translate} reader={reader} attachments={attachments} />}
    </aside>
  )
}
