import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { useReadyEvent } from '../../../hydration/use-island.ts'
import { Button } from '../../../ui/button.tsx'
import styles from './quick-tool.module.css'

export interface QuickTexts {
  readonly title: string
  readonly label: string
  readonly hint: string
  readonly submit: string
  /** Beside the answer: the way to all that the tool knows. */
  readonly more: string
  /** In the place of the answer until there is one, where there is room: a case with what the tool says of it. */
  readonly example?: string
}

interface Props {
  readonly texts: QuickTexts
  /** The tool's own page. */
  readonly page: string
  /** The field of its form, which takes what was typed here along. */
  readonly field: string
  readonly rows?: number
  /** What else is asked, as a choice of which the first is taken. */
  readonly choice?: QuickChoice
  /** Computes the answer; loads what it needs at the first call. */
  readonly answer: (typed: string, chosen: string) => Promise<ReactNode>
}

export interface QuickChoice {
  readonly name: string
  readonly label: string
  readonly options: readonly { readonly value: string; readonly label: string }[]
}

/** A tool in a few lines: its fields, and below them the answer. Nothing is sent; without script the form leads to the tool's own page. */
export function QuickTool({ texts, page, field, rows = 1, choice, answer }: Props) {
  const id = useId()
  const form = useReadyEvent<HTMLFormElement>()
  const typing = useRef<HTMLInputElement & HTMLTextAreaElement>(null)
  const select = useRef<HTMLSelectElement>(null)
  const answered = useRef<HTMLDivElement>(null)
  const [typed, setTyped] = useState('')
  const [chosen, setChosen] = useState(choice?.options[0]?.value ?? '')
  const [shown, setShown] = useState<{ readonly question: string; readonly answer: ReactNode }>()
  // The fields are the browser's own, because the visitor may fill them before this script is here.
  useEffect(() => {
    setTyped(typing.current?.value ?? '')
    setChosen((before) => select.current?.value ?? before)
  }, [])
  // On a phone the answer begins below the window, and a press would seem to do nothing.
  useEffect(() => {
    if (shown) answered.current?.scrollIntoView({ block: 'nearest' })
  }, [shown])
  const addressOf = (text: string, chosen: string) => {
    const answers = { ...(choice && { [choice.name]: chosen }), [field]: text }
    return text === '' ? page : `${page}#${new URLSearchParams(answers)}`
  }
  return (
    <form
      action={page}
      className={styles.tool}
      onSubmit={async (event) => {
        event.preventDefault()
        const given = typing.current?.value ?? ''
        const asked = select.current?.value ?? ''
        if (given.trim() === '') {
          typing.current?.focus()
          return
        }
        try {
          setShown({ question: addressOf(given, asked), answer: await answer(given, asked) })
        } catch {
          // Its data did not come, or are others: the tool's own page answers.
          location.assign(addressOf(given, asked))
        }
      }}
      ref={form}
    >
      <h3>{texts.title}</h3>
      {choice && (
        <label>
          {choice.label}
          <select onChange={(event) => setChosen(event.target.value)} ref={select}>
            {choice.options.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
        </label>
      )}
      <label htmlFor={id}>{texts.label}</label>
      {rows > 1 ? (
        <textarea
          id={id}
          onChange={(event) => setTyped(event.target.value)}
          placeholder={texts.hint}
          ref={typing}
          rows={rows}
        />
      ) : (
        <input
          autoComplete="off"
          id={id}
          onChange={(event) => setTyped(event.target.value)}
          placeholder={texts.hint}
          ref={typing}
          spellCheck="false"
          type="text"
        />
      )}
      <p className={styles.ways}>
        <Button type="submit">
          {texts.submit} <span className="visually-hidden">{texts.title}</span>
        </Button>
        <a href={addressOf(typed, chosen)}>{texts.more}</a>
      </p>
      {texts.example && !shown && <p className={styles.example}>{texts.example}</p>}
      <div aria-live="polite" className={styles.answer} ref={answered}>
        {shown?.question === addressOf(typed, chosen) && shown.answer}
      </div>
    </form>
  )
}
