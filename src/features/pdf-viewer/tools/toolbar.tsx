/** The viewer's tools. On a narrow viewer the rarer ones fold away behind one button; none is lost. */
import { useId, useState } from 'react'
import type { Translate } from '../../../i18n/translate.ts'
import type { Fullscreen } from '../view/use-fullscreen.ts'
import type { ViewerSettings } from '../view/use-viewer-settings.ts'
import { steppedZoom, type ToolState } from '../viewer-state.ts'
import { NumberField } from './number-field.tsx'
import { Tool, ToolLink } from './tool.tsx'
import styles from './toolbar.module.css'
import { FitField, ZoomField } from './zoom-fields.tsx'

interface ToolbarProps {
  readonly translate: Translate
  readonly settings: ViewerSettings
  /** 0 while there is no document; then only what needs none works. */
  readonly pageCount: number
  /** The pages' own names, where the document gives them (`iv`, `A-1`). */
  readonly pageLabels: readonly string[] | null
  readonly tools: ToolState
  readonly onToggle: (tool: keyof ToolState) => void
  /** Ids of what the tools open. */
  readonly panelId: string
  readonly searchId: string
  readonly documentUrl: string | null
  readonly fileName: string
  readonly fullscreen: Fullscreen
  readonly onPrint: () => void
  /** Given where the document cannot be had by its address alone: they hand its bytes over. */
  readonly onOpen: (() => void) | undefined
  readonly onSave: (() => void) | undefined
  readonly onProperties: () => void
  readonly onHelp: () => void
}

export function Toolbar(props: ToolbarProps) {
  const { translate, settings, pageCount, tools, onToggle } = props
  const { page, zoom, setPage, setZoom } = settings
  const [isUnfolded, setUnfolded] = useState(false)
  const foldId = useId()
  const isEmpty = pageCount === 0
  // Both beside the rarer tools would leave a phone no room for the page.
  const open = (tool: 'panel' | 'search') => {
    setUnfolded(false)
    onToggle(tool)
  }
  return (
    <div className={styles.toolbar} role="toolbar" aria-label={translate('pdf.toolbar')}>
      <div className={styles.group}>
        <Tool
          icon="panel"
          label={translate('pdf.panel')}
          expanded={tools.panel}
          controls={props.panelId}
          disabled={isEmpty}
          onClick={() => open('panel')}
        />
        <Tool
          icon="search"
          label={translate('pdf.search')}
          expanded={tools.search}
          controls={props.searchId}
          disabled={isEmpty}
          onClick={() => open('search')}
        />
      </div>
      <div className={styles.group}>
        <Tool
          icon="previous"
          label={translate('pdf.previous-page')}
          disabled={isEmpty || page <= 1}
          onClick={() => setPage(page - 1)}
        />
        <PageField {...props} />
        <Tool
          icon="next"
          label={translate('pdf.next-page')}
          disabled={page >= pageCount}
          onClick={() => setPage(page + 1)}
        />
      </div>
      <div className={styles.group}>
        <Tool
          icon="minus"
          label={translate('pdf.zoom-out')}
          disabled={isEmpty}
          onClick={() => setZoom(steppedZoom(zoom, -1))}
        />
        <ZoomField translate={translate} settings={settings} />
        <Tool
          icon="plus"
          label={translate('pdf.zoom-in')}
          disabled={isEmpty}
          onClick={() => setZoom(steppedZoom(zoom, 1))}
        />
      </div>
      <Tool
        className={styles.fold}
        icon="more"
        label={translate('pdf.more')}
        expanded={isUnfolded}
        controls={foldId}
        onClick={() => setUnfolded(!isUnfolded)}
      />
      <div className={styles.folding} id={foldId} data-unfolded={isUnfolded || undefined}>
        <RarerTools {...props} />
      </div>
    </div>
  )
}

function PageField({ translate, settings, pageCount, pageLabels }: ToolbarProps) {
  const { page, setPage } = settings
  const label = pageLabels?.[page - 1]
  const commit = (text: string) => {
    const byLabel = pageLabels?.indexOf(text) ?? -1
    const wanted = byLabel >= 0 ? byLabel + 1 : Number(text)
    if (!Number.isNaN(wanted)) setPage(wanted)
  }
  return (
    <span className={styles.of}>
      <NumberField label={translate('pdf.page')} value={label || String(page)} onCommit={commit} />
      <span>{pageCount > 0 && translate('pdf.page-count', { count: pageCount })}</span>
    </span>
  )
}

function RarerTools({ translate, settings, pageCount, tools, onToggle, fullscreen, ...props }: ToolbarProps) {
  const { rotation, layout } = settings
  const isEmpty = pageCount === 0
  return (
    <>
      <FitField translate={translate} settings={settings} />
      <Tool
        icon="rotateLeft"
        label={translate('pdf.rotate-left')}
        disabled={isEmpty}
        onClick={() => settings.setRotation(rotation - 90)}
      />
      <Tool
        icon="rotateRight"
        label={translate('pdf.rotate-right')}
        disabled={isEmpty}
        onClick={() => settings.setRotation(rotation + 90)}
      />
      <Tool
        icon="layout"
        label={translate('pdf.single-page')}
        pressed={layout === 'single'}
        disabled={isEmpty}
        onClick={() => settings.setLayout(layout === 'single' ? 'continuous' : 'single')}
      />
      <Tool icon="hand" label={translate('pdf.hand')} pressed={tools.hand} onClick={() => onToggle('hand')} />
      <Tool
        icon="dark"
        label={translate('pdf.dark-pages')}
        pressed={tools.darkPages}
        onClick={() => onToggle('darkPages')}
      />
      <Tool icon="print" label={translate('pdf.print')} disabled={isEmpty} onClick={props.onPrint} />
      {fullscreen.isPossible && (
        <Tool
          icon="fullscreen"
          label={translate('pdf.fullscreen')}
          pressed={fullscreen.isOn}
          onClick={fullscreen.toggle}
        />
      )}
      <DocumentTools translate={translate} isEmpty={isEmpty} {...props} />
      <Tool icon="info" label={translate('pdf.properties')} disabled={isEmpty} onClick={props.onProperties} />
      <Tool icon="help" label={translate('pdf.help')} onClick={props.onHelp} />
    </>
  )
}

type DocumentToolsProps = Pick<ToolbarProps, 'translate' | 'documentUrl' | 'fileName' | 'onOpen' | 'onSave'> & {
  readonly isEmpty: boolean
}

/** Opening and saving: by links, which browsers offer more to do with, or by buttons where an address is not enough. */
function DocumentTools({ translate, documentUrl, fileName, onOpen, onSave, isEmpty }: DocumentToolsProps) {
  if (onOpen && onSave) {
    return (
      <>
        <Tool icon="open" label={translate('pdf.open')} disabled={isEmpty} onClick={onOpen} />
        <Tool icon="download" label={translate('pdf.download')} disabled={isEmpty} onClick={onSave} />
      </>
    )
  }
  if (!documentUrl) return null
  return (
    <>
      <ToolLink icon="open" label={translate('pdf.open')} href={documentUrl} />
      <ToolLink icon="download" label={translate('pdf.download')} href={documentUrl} download={fileName} />
    </>
  )
}
