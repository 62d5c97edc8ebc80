import { type ReactNode, useId, useState } from 'react'
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
  const [typed, setTyped] = useState('')
  const [shown, setShown] = useState<{ readonly typed: string; readonly answer: ReactNode }>()
  const more = typed === '' ? page : `${page}#${new URLSearchParams({ [field]: typed })}`
  return (
    <form
      action={page}
      className={styles.tool}
      onSubmit={async (event) => {
        event.preventDefault()
        if (typed.trim() === '') return
        try {
          if (answer) return setShown({ typed, answer: await answer(typed) })
        } catch {
          // Its data did not come, or are others.
        }
        location.assign(more)
      }}
    >
      <h3>{texts.title}</h3>
      <label htmlFor={id}>{texts.label}</label>
      {rows > 1 ? (
        <textarea
          id={id}
          onChange={(event) => setTyped(event.target.value)}
          placeholder={texts.hint}
          rows={rows}
          value={typed}
        />
      ) : (
        <input
          autoComplete="off"
          id={id}
          onChange={(event) => setTyped(event.target.value)}
          placeholder={texts.hint}
          spellCheck="false"
          type="text"
          value={typed}
        />
      )}
      <p className={styles.ways}>
        <Button type="submit">{texts.submit}</Button>
        <a href={more}>{texts.more}</a>
      </p>
      <div aria-live="polite" className={styles.answer}>
        {shown?.typed === typed && shown.answer}
      </div>
    </form>
  )
}
