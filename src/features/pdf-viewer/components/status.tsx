/** What is shown in place of the pages, or over them for a while: progress, password, errors, printing. */
import { type ReactNode, useId, useState } from 'react'
import type { TextKey } from '../../../i18n/translate.ts'
import type { Printing } from '../hooks/use-print.ts'
import styles from '../pdf-viewer.module.css'
import { useT, useViewer, useViewerDispatch } from '../viewer-context.tsx'
import type { ErrorKind } from '../viewer-store.ts'

const errorTexts: Readonly<Record<ErrorKind, TextKey>> = {
  missing: 'pdf.error.missing',
  refused: 'pdf.error.refused',
  server: 'pdf.error.server',
  network: 'pdf.error.network',
  broken: 'pdf.error.broken',
  worker: 'pdf.error.worker',
  stalled: 'pdf.error.stalled',
}

interface StatusProps {
  readonly src: string
  readonly officialSource: string | undefined
  /** Whether the document waits for the connection. */
  readonly isOffline: boolean
  readonly printing: Printing
  readonly onPassword: (password: string) => void
}

export function Status({ src, officialSource, isOffline, printing, onPassword }: StatusProps) {
  const t = useT()
  const { status, pageProblem, page, pageCount } = useViewer()
  const dispatch = useViewerDispatch()
  const retry = () => dispatch({ type: 'retry' })
  return (
    <>
      {status.name === 'loading' && <Progress loaded={status.loaded} total={status.total} />}
      {status.name === 'password' && <PasswordForm isWrong={status.wrong} onSubmit={onPassword} />}
      {status.name === 'error' && (
        <ErrorNotice kind={status.kind} src={src} officialSource={officialSource} onRetry={retry} />
      )}
      {isOffline && (
        <p className={styles.passing} role="status" data-waiting="">
          {t('pdf.waiting')}
        </p>
      )}
      {!isOffline && pageProblem === 'slow' && (
        <Passing role="status" text={t('pdf.slow')} action={t('pdf.retry')} onAction={retry} mark="slow" />
      )}
      {printing.hasFailed && (
        <Passing role="alert" text={t('pdf.print-failed')} action={t('pdf.close')} onAction={printing.cancel} />
      )}
      {printing.drawnPages !== null && (
        <Passing
          role="status"
          text={t('pdf.printing', { drawn: printing.drawnPages, total: pageCount })}
          action={t('pdf.cancel')}
          onAction={printing.cancel}
        />
      )}
      <p className={styles.hidden} role="status">
        {status.name === 'loading' && t('pdf.loading')}
        {status.name === 'ready' && t('pdf.page-of', { page, count: pageCount })}
      </p>
    </>
  )
}

interface ProgressProps {
  readonly loaded: number
  readonly total: number
}

function Progress({ loaded, total }: ProgressProps) {
  const t = useT()
  const kilobytes = Math.round(loaded / 1_000)
  const percent = total > 0 ? Math.min(100, Math.round((loaded / total) * 100)) : null
  return (
    <div className={styles.notice}>
      <p>{t('pdf.loading')}</p>
      <progress className={styles.progress} aria-label={t('pdf.loading')} max={100} value={percent ?? undefined} />
      <p>
        {percent === null
          ? kilobytes > 0 && t('pdf.loaded', { kilobytes })
          : t('pdf.loaded-of', { percent, kilobytes })}
      </p>
    </div>
  )
}

interface PasswordFormProps {
  /** Whether the last password did not open the document. */
  readonly isWrong: boolean
  readonly onSubmit: (password: string) => void
}

function PasswordForm({ isWrong, onSubmit }: PasswordFormProps) {
  const t = useT()
  const [password, setPassword] = useState('')
  const [id, noteId] = [useId(), useId()]
  return (
    <form
      className={styles.notice}
      onSubmit={(event) => {
        event.preventDefault()
        onSubmit(password)
      }}
    >
      <label htmlFor={id}>{t('pdf.password')}</label>
      <input
        id={id}
        className={styles.field}
        type="password"
        autoComplete="off"
        // biome-ignore lint/a11y/noAutofocus: after a wrong password the user was already in the field.
        autoFocus={isWrong}
        aria-invalid={isWrong || undefined}
        aria-describedby={isWrong ? noteId : undefined}
        value={password}
        onChange={(event) => setPassword(event.target.value)}
      />
      {isWrong && (
        <p id={noteId} role="alert">
          {t('pdf.password-wrong')}
        </p>
      )}
      <button type="submit" className={styles.button}>
        {t('pdf.password-submit')}
      </button>
    </form>
  )
}

interface ErrorNoticeProps {
  readonly kind: ErrorKind
  readonly src: string
  readonly officialSource: string | undefined
  readonly onRetry: () => void
}

function ErrorNotice({ kind, src, officialSource, onRetry }: ErrorNoticeProps) {
  const t = useT()
  const canDownload = kind !== 'missing' && kind !== 'refused'
  return (
    <div className={styles.notice} role="alert">
      <p>{t(errorTexts[kind])}</p>
      <p className={styles.ways}>
        <button type="button" className={styles.button} onClick={onRetry}>
          {t('pdf.retry')}
        </button>
        {canDownload && (
          <a href={src} download="">
            {t('pdf.download')}
          </a>
        )}
        {officialSource && <a href={officialSource}>{t('pdf.official-source')}</a>}
      </p>
    </div>
  )
}

interface PassingProps {
  readonly role: 'status' | 'alert'
  readonly text: ReactNode
  readonly action: string
  readonly onAction: () => void
  readonly mark?: 'slow'
}

/** A sentence over the pages, with a button. */
function Passing({ role, text, action, onAction, mark }: PassingProps) {
  return (
    <div className={styles.passing} data-slow={mark && ''}>
      <p role={role}>{text}</p>
      <button type="button" className={styles.button} onClick={onAction}>
        {action}
      </button>
    </div>
  )
}
