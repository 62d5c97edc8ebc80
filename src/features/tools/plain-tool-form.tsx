import { type ReactNode, useRef, useState } from 'react'
import type { ToolTranslate } from '../../i18n/tool-translate.ts'
import { Button } from '../../ui/button.tsx'
import type { AddressFault } from './address-form.ts'
import styles from './tools.module.css'
import { useAnnouncement } from './use-announcement.ts'
import { useAsked } from './use-asked.ts'
import { useKeptFocus } from './use-kept-focus.ts'

interface Props {
  readonly t: ToolTranslate
  readonly legend: string
  readonly submit: string
  readonly isReady: boolean
  /** What is wrong with the address that the answers came from. */
  readonly addressFault: AddressFault | undefined
  /** How many fields are wrong or missing. */
  readonly errorCount: number
  readonly children: (shown: { readonly isChecked: boolean }) => ReactNode
  /** The answer, once there is one. */
  readonly result: ReactNode
  /** The answer in one sentence, read out once typing rests. */
  readonly status: string
}

/**
 * A tool's form and its answer. The answer follows every change; what is missing is said once the visitor has asked for
 * it, and the focus then moves to the first field that is wrong, or to the head of the answer. Where a control with the
 * focus goes away with an answer, the focus goes to the answer too, and never to the page.
 */
export function ToolForm(props: Props) {
  const { t, legend, submit, isReady, addressFault, errorCount, children, result, status } = props
  const [isChecked, setIsChecked] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const answer = useRef<HTMLDivElement>(null)
  const tool = useRef<HTMLDivElement>(null)
  const { announced, onInput } = useAnnouncement(status)
  useKeptFocus(tool, answer)
  const asked = useAsked(form)
  const check = () => {
    setIsChecked(true)
    // The fields get their errors with the next frame.
    requestAnimationFrame(() => {
      const wrong = form.current?.querySelector<HTMLElement>('[aria-invalid]')
      if (wrong) {
        const closed = wrong.closest<HTMLDetailsElement>('details:not([open])')
        if (closed) closed.open = true
        wrong.focus()
      } else {
        // Without a scroll of its own, the focus leaves the head of a tall answer where it is: above the window.
        answer.current?.focus({ preventScroll: true })
        answer.current?.scrollIntoView()
      }
    })
  }
  return (
    <div className={styles.tool} data-tool="" ref={tool}>
      <form
        data-screen-only=""
        noValidate
        onInput={onInput}
        onSubmit={(event) => {
          event.preventDefault()
          check()
        }}
        ref={form}
      >
        <fieldset className={styles.fieldset} disabled={!isReady}>
          <legend className="visually-hidden">{legend}</legend>
          {addressFault && <p className={styles.error}>{t(`tool.address.${addressFault}`)}</p>}
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
        {announced}
      </p>
      <div className={styles.result} data-tool-result="" ref={answer} tabIndex={-1}>
        {asked.length > 0 && (
          <ul aria-label={t('tool.asked')} className={styles.asked}>
            {asked.map(({ label, value }) => (
              <li key={label}>{value === '' ? label : `${label}: ${value}`}</li>
            ))}
          </ul>
        )}
        <h2 className="visually-hidden">{t('tool.answer')}</h2>
        {result}
      </div>
    </div>
  )
}
