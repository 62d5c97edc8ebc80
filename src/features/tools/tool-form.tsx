import { type ReactNode, useRef, useState } from 'react'
import type { ToolTranslate } from '../../i18n/tool-translate.ts'
import { Button } from '../../ui/button.tsx'
import styles from './tools.module.css'

interface Props {
  readonly t: ToolTranslate
  readonly legend: string
  readonly submit: string
  readonly isReady: boolean
  readonly isTampered: boolean
  /** How many fields are wrong or missing. */
  readonly errorCount: number
  readonly children: (shown: { readonly isChecked: boolean }) => ReactNode
  /** The answer, once there is one. */
  readonly result: ReactNode
  /** The answer in one sentence, read out when it changes. */
  readonly status: string
}

/**
 * A tool's form and its answer. The answer follows every change; what is missing is said once the visitor has asked for
 * it, and the focus then moves to the first field that is wrong, or to the answer.
 */
export function ToolForm({ t, legend, submit, isReady, isTampered, errorCount, children, result, status }: Props) {
  const [isChecked, setIsChecked] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const answer = useRef<HTMLDivElement>(null)
  const check = () => {
    setIsChecked(true)
    // The fields get their errors with the next frame.
    requestAnimationFrame(() => {
      const wrong = form.current?.querySelector<HTMLElement>('[aria-invalid]')
      if (wrong) wrong.focus()
      else answer.current?.focus()
    })
  }
  return (
    <div className={styles.tool} data-tool="">
      <form
        data-screen-only=""
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          check()
        }}
        ref={form}
      >
        <fieldset className={styles.fieldset} disabled={!isReady}>
          <legend className="visually-hidden">{legend}</legend>
          {isTampered && <p className={styles.error}>{t('tool.tampered')}</p>}
          {children({ isChecked })}
          {isChecked && errorCount > 0 && (
            <p className={styles.error} role="alert">
              {t('tool.errorSummary', { count: errorCount })}
            </p>
          )}
          <Button look="primary" type="submit">
            {submit}
          </Button>
        </fieldset>
      </form>
      <p className="visually-hidden" role="status">
        {status}
      </p>
      <div className={styles.result} data-tool-result="" ref={answer} tabIndex={-1}>
        <h2 className="visually-hidden">{t('tool.answer')}</h2>
        {result}
      </div>
    </div>
  )
}
