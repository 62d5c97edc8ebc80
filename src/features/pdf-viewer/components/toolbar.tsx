/** The toolbar: page and zoom, and the other tools beside them or, on a narrow viewer, in a menu. */
import { type ReactNode, useId, useRef, useState } from 'react'
import type { Command } from '../commands.ts'
import type { RunCommand } from '../hooks/use-commands.ts'
import type { Fullscreen } from '../hooks/use-fullscreen.ts'
import { useT, useViewer, useViewerDispatch } from '../viewer-context.tsx'
import { fits } from '../viewer-rules.ts'
import { NumberField } from './number-field.tsx'
import { Tool, ToolLink } from './tool.tsx'
import styles from './toolbar.module.css'

interface ToolbarProps {
  readonly run: RunCommand
  /** Address of the document. */
  readonly src: string
  /** Ids of what the tools open. */
  readonly panelId: string
  readonly searchId: string
  readonly fullscreen: Fullscreen
}

export function Toolbar({ run, src, panelId, searchId, fullscreen }: ToolbarProps) {
  const t = useT()
  const { page, pageCount, search, isPanelOpen, layout, darkPages } = useViewer()
  const dispatch = useViewerDispatch()
  const isClosed = pageCount === 0
  return (
    <div className={styles.toolbar} role="toolbar" aria-label={t('pdf.toolbar')}>
      <div className={styles.group}>
        <Tool
          icon="previous"
          label={t('pdf.previous-page')}
          disabled={isClosed || page <= 1}
          onClick={() => run('previous-page')}
        />
        <PageField />
        <Tool icon="next" label={t('pdf.next-page')} disabled={page >= pageCount} onClick={() => run('next-page')} />
      </div>
      <div className={styles.group}>
        <Tool icon="minus" label={t('pdf.zoom-out')} disabled={isClosed} onClick={() => run('zoom-out')} />
        <ZoomField />
        <Tool icon="plus" label={t('pdf.zoom-in')} disabled={isClosed} onClick={() => run('zoom-in')} />
      </div>
      <Menu>
        {(close) => {
          const choose = (command: Command) => () => {
            close()
            run(command)
          }
          return (
            <>
              <Tool
                icon="panel"
                label={t('pdf.panel')}
                expanded={isPanelOpen}
                controls={panelId}
                disabled={isClosed}
                onClick={choose('panel')}
              />
              <Tool
                icon="search"
                label={t('pdf.search')}
                expanded={search.isOpen}
                controls={searchId}
                disabled={isClosed}
                onClick={() => {
                  close()
                  if (search.isOpen) dispatch({ type: 'searchClosed' })
                  else run('search')
                }}
              />
              <FitField />
              <Tool
                icon="rotateLeft"
                label={t('pdf.rotate-left')}
                disabled={isClosed}
                onClick={choose('rotate-left')}
              />
              <Tool
                icon="rotateRight"
                label={t('pdf.rotate-right')}
                disabled={isClosed}
                onClick={choose('rotate-right')}
              />
              <Tool
                icon="layout"
                label={t('pdf.single-page')}
                pressed={layout === 'single'}
                disabled={isClosed}
                onClick={() => {
                  close()
                  dispatch({ type: 'layoutSet', layout: layout === 'single' ? 'continuous' : 'single' })
                }}
              />
              <Tool
                icon="dark"
                label={t('pdf.dark-pages')}
                pressed={darkPages}
                onClick={() => {
                  close()
                  dispatch({ type: 'darkPagesToggled' })
                }}
              />
              <Tool icon="print" label={t('pdf.print')} disabled={isClosed} onClick={choose('print')} />
              {fullscreen.isPossible && (
                <Tool
                  icon="fullscreen"
                  label={t('pdf.fullscreen')}
                  pressed={fullscreen.isOn}
                  onClick={() => {
                    close()
                    fullscreen.toggle()
                  }}
                />
              )}
              <ToolLink icon="open" label={t('pdf.open')} href={src} onClick={close} />
              <ToolLink icon="download" label={t('pdf.download')} href={src} download onClick={close} />
              <Tool icon="help" label={t('pdf.help')} disabled={isClosed} onClick={choose('help')} />
            </>
          )
        }}
      </Menu>
    </div>
  )
}

/** Its children stand in the toolbar where there is room, else in a menu under a button. */
function Menu({ children }: { readonly children: (close: () => void) => ReactNode }) {
  const t = useT()
  const [isOpen, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const id = useId()
  const close = () => {
    if (!isOpen) return
    setOpen(false)
    // What had the focus is hidden now.
    button.current?.focus()
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only notices where the focus goes and what is typed inside.
    <div
      className={styles.rest}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (relatedTarget && !currentTarget.contains(relatedTarget)) setOpen(false)
      }}
      onKeyDown={(event) => {
        if (event.key === 'Escape') close()
      }}
    >
      <Tool
        ref={button}
        className={styles.menuButton}
        icon="more"
        label={t('pdf.more')}
        expanded={isOpen}
        controls={id}
        onClick={() => setOpen(!isOpen)}
      />
      <div className={styles.menu} id={id} data-open={isOpen || undefined}>
        {children(close)}
      </div>
    </div>
  )
}

function PageField() {
  const t = useT()
  const { page, pageCount, pageLabels } = useViewer()
  const dispatch = useViewerDispatch()
  const commit = (text: string) => {
    const byLabel = pageLabels?.indexOf(text) ?? -1
    const wanted = byLabel >= 0 ? byLabel + 1 : Number(text)
    if (!Number.isNaN(wanted)) dispatch({ type: 'pageSet', page: wanted })
  }
  return (
    <span className={styles.of}>
      <NumberField label={t('pdf.page')} value={pageLabels?.[page - 1] || String(page)} onCommit={commit} />
      <span>{pageCount > 0 && t('pdf.page-count', { count: pageCount })}</span>
    </span>
  )
}

function ZoomField() {
  const t = useT()
  const { zoom } = useViewer()
  const dispatch = useViewerDispatch()
  return (
    <NumberField
      className={styles.zoom}
      label={t('pdf.zoom')}
      value={`${Math.round(zoom * 100)}%`}
      onCommit={(text) => dispatch({ type: 'zoomSet', zoom: Number.parseFloat(text.replace(',', '.')) / 100 })}
    />
  )
}

function FitField() {
  const t = useT()
  const { fit } = useViewer()
  const dispatch = useViewerDispatch()
  return (
    <select
      className={styles.select}
      aria-label={t('pdf.fit')}
      title={t('pdf.fit')}
      value={fit ?? ''}
      onChange={(event) => dispatch({ type: 'fitSet', fit: fits.find((name) => name === event.target.value) ?? null })}
    >
      <option value="">{t('pdf.fit.none')}</option>
      <option value="width">{t('pdf.fit.width')}</option>
      <option value="height">{t('pdf.fit.height')}</option>
      <option value="page">{t('pdf.fit.page')}</option>
      <option value="actual">{t('pdf.fit.actual')}</option>
    </select>
  )
}
