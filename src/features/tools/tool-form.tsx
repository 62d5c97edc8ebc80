import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useAnswered } from '../../hydration/use-island.ts'
import { Button } from '../../ui/button.tsx'
import type { Fault } from './declared-form.ts'
import styles from './tools.module.css'
import { useAnnouncement } from './use-announcement.ts'
import { useAsked } from './use-asked.ts'
import { type AnyForm, FormContext, useFormAround } from './use-form.ts'
import { useKeptFocus } from './use-kept-focus.ts'

interface Props {
  readonly form: AnyForm
  /** What was found wrong with the answers by more than reading them; by the names of the fields. */
  readonly faults?: Readonly<Record<string, Fault>>
  readonly children: ReactNode
  /** The answer, once there is one. */
  readonly result: ReactNode
  /** The answer in one sentence, read out once typing rests. */
  readonly status: string
  /** What the answer is made from is on its way. */
  readonly isLoading?: boolean
}

/**
 * A tool's form and its answer. The answer follows every change; what is missing is said once the visitor has asked for
 * it, and the focus then moves to the first field that is wrong, or to the head of the answer. Where a control with the
 * focus goes away with an answer, the focus goes to the answer too, and never to the page.
 */
export function ToolForm({ form, faults, children, result, status, isLoading = false }: Props) {
  const { tool, t, hasBegun, isReady, addressFault } = form
  const errors = { ...form.errors, ...faults }
  const errorCount = Object.keys(errors).length
  const empty = Object.keys(errors).filter((name) => errors[name] === 'empty')
  const [isChecked, setIsChecked] = useState(false)
  const fields = useRef<HTMLFormElement>(null)
  const answer = useRef<HTMLDivElement>(null)
  const whole = useRef<HTMLDivElement>(null)
  const { announced, onInput } = useAnnouncement(status)
  useKeptFocus(whole, answer)
  const asked = useAsked(fields)
  // A link to an answer shows it, where the form fills the window.
  const showAnswer = useEffectEvent(() => {
    if (errorCount > 0 || !answer.current || !isOpenedByLink()) return
    if (answer.current.getBoundingClientRect().top > innerHeight) answer.current.scrollIntoView()
  })
  const isAnswering = isReady && !isLoading
  useAnswered(isAnswering)
  useEffect(() => {
    if (isAnswering) showAnswer()
  }, [isAnswering])
  const check = () => {
    setIsChecked(true)
    // The fields get their errors with the next frame.
    requestAnimationFrame(() => {
      const wrong = fields.current?.querySelector<HTMLElement>('[aria-invalid]')
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
    <FormContext value={{ ...form, errors, isChecked }}>
      <div className={styles.tool} data-tool="" ref={whole}>
        <form
          data-screen-only=""
          noValidate
          onInput={onInput}
          onSubmit={(event) => {
            event.preventDefault()
            check()
          }}
          ref={fields}
        >
          <fieldset className={styles.fieldset} disabled={!isReady}>
            <legend className="visually-hidden">{t(`${tool}.title`)}</legend>
            {addressFault && <p className={styles.error}>{t(`tool.address.${addressFault}`)}</p>}
            {children}
            {isChecked && errorCount > 0 && (
              <p className={styles.error} role="alert">
                {t('tool.errorSummary', { count: errorCount })}
              </p>
            )}
            <div className={styles.submit}>
              <Button look="primary" type="submit">
                {t(`${tool}.submit`)}
              </Button>
            </div>
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
          {hasBegun && empty.length > 0 && (
            <p className={styles.why}>
              {t('tool.empty', { fields: empty.map((name) => `“${t.find([`${tool}.field.${name}`])}”`).join(', ') })}
            </p>
          )}
          {status === '' && <Samples />}
        </div>
      </div>
    </FormContext>
  )
}

/** Whether the address holds answers and was followed: a page that is loaded again or returned to keeps its place. */
function isOpenedByLink(): boolean {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return visit?.type === 'navigate' && location.hash.includes('=') && scrollY === 0
}

const places = [1, 2, 3] as const

/** Worked cases in the place of the answer until there is one; only where that place stands empty beside the form. */
function Samples() {
  const { t } = useFormAround()
  return (
    <div className={styles.samples} data-screen-only="">
      <h3>{t('tool.examples')}</h3>
      <dl>
        {places.map((place) => (
          <div key={place}>
            <dt>{t.find([`tool.sample.${place}.given`])}</dt>
            <dd>{t.find([`tool.sample.${place}.result`])}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
