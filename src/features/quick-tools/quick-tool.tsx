import { type ReactNode, useId, useRef, useState } from 'react'
import { useReadyEvent } from '../../hydration/use-ready-event.ts'
import { Button } from '../../ui/button.tsx'
import styles from './quick-tool.module.css'

export interface QuickTexts {
  readonly title: string
  readonly label: string
  readonly hint: string
  readonly submit: string
  /** Beside the answer: the way to all that the tool knows. */
  readonly more: string
}

interface Props {
  readonly texts: QuickTexts
  /** The tool's own page. */
  readonly page: string
  /** The field of its form, which takes what was typed here along. */
  readonly field: string
  readonly rows?: number
  /** Computes the answer; loads what it needs at the first call. Absent: the tool's own page answers. */
  readonly answer?: (typed: string) => Promise<ReactNode>
}

/**
 * A tool in a few lines: one field, and below it the answer, or the way to it. Island: `<QuickTool client:interaction … />`. Nothing is sent; without script the form leads to the tool's
 * own page.
 */
export function QuickTool({ texts, page, field, rows = 1, answer }: Props) {
  const id = useId()
  const form = useReadyEvent<HTMLFormElement>()
  const area = useRef<HTMLTextAreaElement>(null)
  const input = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState('')
  const [shown, setShown] = useState<{ readonly typed: string; readonly answer: ReactNode }>()
  const addressOf = (text: string) => (text === '' ? page : `${page}#${new URLSearchParams({ [field]: text })}`)
  return (
    <form
      action={page}
      className={styles.tool}
      onSubmit={async (event) => {
        event.preventDefault()
        // From the field, which may have been filled before its script came.
        const given = (input.current ?? area.current)?.value ?? ''
        setTyped(given)
        if (given.trim() === '') return
        try {
          if (answer) return setShown({ typed: given, answer: await answer(given) })
        } catch {
          // Its data did not come, or are others.
        }
        location.assign(addressOf(given))
      }}
      ref={form}
    >
      <h3>{texts.title}</h3>
      <label htmlFor={id}>{texts.label}</label>
      {rows > 1 ? (
        <textarea
          id={id}
          onChange={(event) => setTyped(event.target.value)}
          placeholder={texts.hint}
          ref={area}
          rows={rows}
        />
      ) : (
        <input
          autoComplete="off"
          id={id}
          onChange={(event) => setTyped(event.target.value)}
          placeholder={texts.hint}
          ref={input}
          spellCheck="false"
          type="text"
        />
      )}
      <p className={styles.ways}>
        <Button type="submit">{texts.submit}</Button>
        <a href={addressOf(typed)}>{texts.more}</a>
      </p>
      <div aria-live="polite" className={styles.answer}>
        {shown?.typed === typed && shown.answer}
      </div>
    </form>
  )
}
