/** What stands in the viewer's place while there are no pages to see: progress, a password prompt, trouble. */
import { useId, useState } from 'react'
import type { Translate } from '../../../i18n/translate.ts'
import type { TroubleKind } from '../document/trouble.ts'
import styles from '../pdf-viewer.module.css'

interface LoadingProps {
  readonly translate: Translate
  readonly loaded: number
  readonly total: number
}

export function Loading({ translate, loaded, total }: LoadingProps) {
  const kilobytes = Math.round(loaded / 1_000)
  const percent = total > 0 ? Math.min(100, Math.round((loaded / total) * 100)) : null
  return (
    <div className={styles.notice}>
      <p>{translate('pdf.loading')}</p>
      <progress
        className={styles.progress}
        aria-label={translate('pdf.loading')}
        max={100}
        value={percent ?? undefined}
      />
      <p>
        {percent === null
          ? kilobytes > 0 && translate('pdf.loaded', { kilobytes })
          : translate('pdf.loaded-of', { percent, kilobytes })}
      </p>
    </div>
  )
}

interface PasswordPromptProps {
  readonly translate: Translate
  /** Whether a password was given that did not open the document. */
  readonly wrong: boolean
  readonly onSubmit: (password: string) => void
}

export function PasswordPrompt({ translate, wrong, onSubmit }: PasswordPromptProps) {
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
      <label htmlFor={id}>{translate('pdf.password')}</label>
      <input
        id={id}
        className={styles.field}
        type="password"
        autoComplete="off"
        // biome-ignore lint/a11y/noAutofocus: after a wrong password the field is where the reader already was.
        autoFocus={wrong}
        aria-invalid={wrong || undefined}
        aria-describedby={wrong ? noteId : undefined}
        value={password}
        onChange={(event) => setPassword(event.target.value)}
      />
      {wrong && (
        <p id={noteId} role="alert">
          {translate('pdf.password-wrong')}
        </p>
      )}
      <button type="submit" className={styles.button}>
        {translate('pdf.password-submit')}
      </button>
    </form>
  )
}

interface TroubleNoticeProps {
  readonly translate: Translate
  readonly kind: TroubleKind
  readonly documentUrl: string | null
  readonly fileName: string
  readonly officialSource: string | undefined
  readonly onRetry: () => void
}

export function TroubleNotice({ translate, kind, documentUrl, fileName, officialSource, onRetry }: TroubleNoticeProps) {
  // What is not there cannot be saved either.
  const canDownload = documentUrl && kind !== 'missing' && kind !== 'refused'
  return (
    <div className={styles.notice} role="alert">
      <p>{translate(`pdf.trouble.${kind}`)}</p>
      <p className={styles.ways}>
        <button type="button" className={styles.button} onClick={onRetry}>
          {translate('pdf.retry')}
        </button>
        {canDownload && (
          <a href={documentUrl} download={fileName}>
            {translate('pdf.download')}
          </a>
        )}
        {officialSource && <a href={officialSource}>{translate('pdf.official-source')}</a>}
      </p>
    </div>
  )
}
