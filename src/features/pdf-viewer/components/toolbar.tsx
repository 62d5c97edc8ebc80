/**
 * The toolbar: page, zoom, and the tools that are used most, with words where there is room; the others are in a menu, and on
 * a narrow viewer all but page and zoom.
 */
import { type MouseEvent, type ReactNode, useId, useRef, useState } from 'react'
import type { Command } from '../commands.ts'
import type { Fullscreen } from '../hooks/browser-state.ts'
import type { RunCommand } from '../hooks/use-commands.ts'
import { useViewer } from '../viewer-context.tsx'
import { fits } from '../viewer-rules.ts'
import { searchClosed } from '../viewer-store.ts'
import { NumberField } from './number-field.tsx'
import { Tool, ToolLink, type ToolProps } from './tool.tsx'
import styles from './toolbar.module.css'

export function Toolbar({ run, fullscreen }: { readonly run: RunCommand; readonly fullscreen: Fullscreen }) {
  const { t, props, state, dispatch } = useViewer()
  const { page, pageCount, zoom, search, isPanelOpen, layout, darkPages } = state
  const percentage = `${Math.round(zoom * 100)}%`
  const setPercentage = (text: string) =>
    dispatch({ type: 'zoomSet', zoom: Number.parseFloat(text.replace(',', '.')) / 100 })
  const toggleSearch = () => (search.isOpen ? dispatch(searchClosed) : run('search'))
  return (
    <div className={styles.toolbar} role="toolbar" aria-label={t('pdf.toolbar')}>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would draw a frame. */}
      <div className={styles.toolGroup} role="group" aria-label={t('pdf.word.page')}>
        <CommandTool run={run} command="previous-page" icon="previous" isAtEnd={page <= 1} />
        <PageField />
        <CommandTool run={run} command="next-page" icon="next" isAtEnd={page >= pageCount} />
      </div>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would draw a frame. */}
      <div className={styles.toolGroup} role="group" aria-label={t('pdf.word.zoom')}>
        <CommandTool run={run} command="zoom-out" icon="minus" />
        <NumberField className={styles.zoom} label={t('pdf.zoom')} value={percentage} onCommit={setPercentage} />
        <CommandTool run={run} command="zoom-in" icon="plus" />
      </div>
      <Tools
        main={
          <>
            <FitField />
            <CommandTool run={run} command="panel" icon="panel" word="panel" {...opens('pdf-panel', isPanelOpen)} />
            <CommandTool
              run={toggleSearch}
              command="search"
              icon="search"
              word="search"
              {...opens('pdf-search', search.isOpen)}
            />
            <CommandTool run={run} command="print" icon="print" word="print" />
            {fullscreen.toggle && (
              <CommandTool
                run={run}
                command="fullscreen"
                icon="fullscreen"
                word="fullscreen"
                aria-pressed={fullscreen.isOn}
              />
            )}
            <ToolLink
              icon="download"
              label={t('pdf.download')}
              word={t('pdf.word.download')}
              href={props.src}
              download=""
            />
          </>
        }
      >
        <CommandTool run={run} command="rotate-left" icon="rotateLeft" />
        <CommandTool run={run} command="rotate-right" icon="rotateRight" />
        <CommandTool run={run} command="single-page" icon="layout" aria-pressed={layout === 'single'} />
        <CommandTool run={run} command="dark-pages" icon="dark" aria-pressed={darkPages} />
        <ToolLink icon="open" label={t('pdf.open')} href={props.src} target="_blank" rel="noopener" />
        <CommandTool run={run} command="help" icon="help" />
      </Tools>
    </div>
  )
}

/** Attributes of a tool that opens and closes an element. */
function opens(id: string, isOpen: boolean) {
  return { 'aria-expanded': isOpen, 'aria-controls': isOpen ? id : undefined }
}

interface CommandToolProps extends Omit<ToolProps, 'label' | 'word'> {
  readonly run: (command: Command) => unknown
  readonly command: Command
  /** The word that stands beside the icon where there is room. */
  readonly word?: 'panel' | 'search' | 'print' | 'fullscreen'
  /** Whether the command would change nothing. */
  readonly isAtEnd?: boolean
}

function CommandTool({ run, command, word, isAtEnd = false, ...tool }: CommandToolProps) {
  const { t, state } = useViewer()
  const isIdle = isAtEnd || state.pageCount === 0
  const onClick = () => isIdle || run(command)
  return (
    <Tool
      label={t(`pdf.command.${command}`)}
      word={word && t(`pdf.word.${word}`)}
      aria-disabled={isIdle || undefined}
      onClick={onClick}
      {...tool}
    />
  )
}

interface ToolsProps {
  /** In the toolbar where there is room, else in the menu, too. */
  readonly main: ReactNode
  /** In the menu. */
  readonly children: ReactNode
}

/** Tools, and under a button a menu of those for which the toolbar has no room. */
function Tools({ main, children }: ToolsProps) {
  const { t } = useViewer()
  const [isOpen, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const id = useId()
  const close = () => {
    setOpen(false)
    // What had the focus is hidden now.
    if (isOpen) button.current?.focus()
  }
  const onClick = ({ target }: MouseEvent) => {
    if (target instanceof Element && target.closest('button, a')) close()
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only notices where the focus goes and what is typed inside.
    <div
      className={styles.rest}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (relatedTarget && !currentTarget.contains(relatedTarget)) setOpen(false)
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !isOpen) return
        event.preventDefault()
        close()
      }}
    >
      <Tool
        ref={button}
        className={styles.menuButton}
        icon="more"
        label={t('pdf.more')}
        onClick={() => setOpen(!isOpen)}
        {...opens(id, isOpen)}
      />
      <div className={styles.tools} id={id} data-open={isOpen || undefined} onClickCapture={onClick}>
        <div className={styles.main}>{main}</div>
        <div className={styles.menu}>{children}</div>
      </div>
    </div>
  )
}

function PageField() {
  const { t, state, dispatch } = useViewer()
  const { page, pageCount, pageLabels } = state
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

function FitField() {
  const { t, state, dispatch } = useViewer()
  return (
    <select
      className={styles.select}
      aria-label={t('pdf.fit')}
      title={t('pdf.fit')}
      value={state.fit ?? 'none'}
      onChange={({ target }) =>
        dispatch({ type: 'viewSet', view: { fit: fits.find((fit) => fit === target.value) ?? null } })
      }
    >
      {(['none', ...fits] as const).map((fit) => (
        <option key={fit} value={fit}>
          {t(`pdf.fit.${fit}`)}
        </option>
      ))}
    </select>
  )
}
