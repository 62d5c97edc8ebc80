/** What is shown in place of the pages, or over them for a while: progress, password, errors, printing. */

import { type ComponentProps, type SubmitEvent, useEffect, useEffectEvent, useId, useSyncExternalStore } from 'react'
import { Button } from '../../../ui/button.tsx'
import { subscribeTo } from '../hooks/browser-state.ts'
import type { Printing } from '../hooks/use-print.ts'
import styles from '../pdf-viewer.module.css'
import { useViewer } from '../viewer-context.tsx'
import type { ErrorKind } from '../viewer-store.ts'

export function Status({ printing: { progress, cancel } }: { readonly printing: Printing }) {
  const { t, state, dispatch } = useViewer()
  const { status, isSlow, page, pageCount } = state
  const isOffline = useReconnect()
  const retry = () => dispatch({ type: 'retry' })
  const drawn = typeof progress === 'number' && t('pdf.printing', { drawn: progress, total: pageCount })
  return (
    <>
      {status.name === 'loading' && <Progress loaded={status.loaded} total={status.total} />}
      {status.name === 'password' && <PasswordForm isWrong={status.wrong} submit={status.submit} />}
      {status.name === 'error' && <ErrorNotice kind={status.kind} />}
      {isOffline && <Passing text={t('pdf.waiting')} data-waiting="" />}
      {!isOffline && isSlow && <Passing text={t('pdf.slow')} action={t('pdf.retry')} onAction={retry} data-slow="" />}
      {progress === 'failed' && (
        <Passing role="alert" text={t('pdf.print-failed')} action={t('pdf.close')} onAction={cancel} />
      )}
      {drawn && <Passing text={drawn} action={t('pdf.cancel')} onAction={cancel} />}
      <p className={styles.hidden} role="status">
        {status.name === 'loading' && t('pdf.loading')}
        {status.name === 'ready' && t('pdf.page-of', { page, count: pageCount })}
      </p>
    </>
  )
}

/** Bytes so far and in all; 0 in all where the length is not known. */
function Progress({ loaded, total }: { readonly loaded: number; readonly total: number }) {
  const { t } = useViewer()
  const kilobytes = Math.round(loaded / 1_000)
  const percent = total > 0 ? Math.min(100, Math.round((loaded / total) * 100)) : undefined
  return (
    <div className={styles.notice}>
      <p>{t('pdf.loading')}</p>
      <progress className={styles.progress} aria-label={t('pdf.loading')} max={100} value={percent} />
      {percent !== undefined && <p>{t('pdf.loaded-of', { percent, kilobytes })}</p>}
      {percent === undefined && kilobytes > 0 && <p>{t('pdf.loaded', { kilobytes })}</p>}
    </div>
  )
}

/** @param isWrong whether the last password did not open the document. */
function PasswordForm({ isWrong, submit }: { readonly isWrong: boolean; readonly submit: (password: string) => void }) {
  const { t, dispatch } = useViewer()
  const [id, noteId] = [useId(), useId()]
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const password = new FormData(event.currentTarget).get('password')
    dispatch({ type: 'passwordGiven' })
    submit(String(password))
  }
  return (
    <form className={styles.notice} onSubmit={onSubmit}>
      <label htmlFor={id}>{t('pdf.password')}</label>
      <input
        id={id}
        name="password"
        className={styles.field}
        type="password"
        autoComplete="off"
        // biome-ignore lint/a11y/noAutofocus: after a wrong password the user was already in the field.
        autoFocus={isWrong}
        aria-invalid={isWrong || undefined}
        aria-describedby={isWrong ? noteId : undefined}
      />
      {isWrong && (
        <p id={noteId} role="alert">
          {t('pdf.password-wrong')}
        </p>
      )}
      <Button type="submit">{t('pdf.password-submit')}</Button>
    </form>
  )
}

function ErrorNotice({ kind }: { readonly kind: ErrorKind }) {
  const { t, props, dispatch } = useViewer()
  const { src, officialSource } = props
  const canDownload = kind !== 'missing' && kind !== 'refused'
  return (
    <div className={styles.notice} role="alert">
      <p>{t(`pdf.error.${kind}`)}</p>
      <p className={styles.ways}>
        <Button onClick={() => dispatch({ type: 'retry' })}>{t('pdf.retry')}</Button>
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

interface PassingProps extends ComponentProps<'div'> {
  readonly text: string
  readonly action?: string
  readonly onAction?: () => void
}

/** A sentence over the pages, with a button where something can be done. */
function Passing({ role = 'status', text, action, onAction, ...mark }: PassingProps) {
  return (
    <div className={styles.passing} {...mark}>
      <p role={role}>{text}</p>
      {action && <Button onClick={onAction}>{action}</Button>}
    </div>
  )
}

/** Opens the document anew when a lost connection returns: the library never repeats a request that failed. */
const subscribe = subscribeTo(window, 'online', 'offline')

/** Returns whether the document waits for the connection. */
function useReconnect(): boolean {
  const { state, dispatch } = useViewer()
  const { status, page, failedPages, isSlow } = state
  const isOnline = useSyncExternalStore(subscribe, () => navigator.onLine)
  const isPageMissing = isSlow || failedPages.includes(page)
  const hasFailed = status.name === 'error' && (status.kind === 'network' || status.kind === 'stalled')
  const onChange = useEffectEvent((isBack: boolean) => {
    if (isBack && (isPageMissing || hasFailed)) dispatch({ type: 'retry' })
  })
  useEffect(() => onChange(isOnline), [isOnline])
  return !isOnline && (isPageMissing || status.name === 'loading')
}
