/** A text in Markdown with buttons that write its notation; what is pasted from a word processor becomes Markdown. */
import { type ClipboardEvent, useRef } from 'react'
import type { DeskText } from '../model/texts.ts'
import { translate, useForm } from './context.ts'
import { markdownOf } from './paste.ts'

interface MarkdownProps {
  readonly attributes: { readonly id: string; readonly lang?: string }
  readonly value: string
  readonly set: (value: string) => void
  readonly isLong: boolean
}

/** What a button puts around the selection, and whether it begins a line. */
const notations: readonly {
  readonly text: DeskText
  readonly before: string
  readonly after: string
  readonly line: boolean
}[] = [
  { text: 'heading', before: '## ', after: '', line: true },
  { text: 'bold', before: '**', after: '**', line: false },
  { text: 'list', before: '- ', after: '', line: true },
  { text: 'table', before: '| A | B |\n|---|---|\n| ', after: ' | |\n', line: true },
]

export function Markdown({ attributes, value, set, isLong }: MarkdownProps) {
  const { language, tell, insertInto } = useForm()
  const t = translate(language)
  const textarea = useRef<HTMLTextAreaElement>(null)
  const paste = (event: ClipboardEvent<HTMLTextAreaElement>) => {
    const html = event.clipboardData.getData('text/html')
    if (html === '') return
    event.preventDefault()
    insertText(event.currentTarget, markdownOf(html))
    tell('pasted')
  }
  return (
    <>
      <span className="toolbar">
        <button
          type="button"
          onClick={() => textarea.current && insertInto(textarea.current)}
        >{`${t('insert')} …`}</button>
        {isLong &&
          notations.map(({ text, ...notation }) => (
            <button key={text} type="button" onClick={() => textarea.current && surround(textarea.current, notation)}>
              {t(text)}
            </button>
          ))}
      </span>
      <textarea
        {...attributes}
        ref={textarea}
        className={isLong ? 'long' : undefined}
        rows={isLong ? 24 : Math.min(12, Math.ceil(value.length / 48) + 1)}
        value={value}
        onPaste={paste}
        onChange={({ target }) => set(target.value)}
      />
    </>
  )
}

/** Writes at the caret as if it had been typed. */
export function insertText(textarea: HTMLTextAreaElement, text: string): void {
  textarea.focus()
  textarea.setRangeText(text, textarea.selectionStart, textarea.selectionEnd, 'end')
  textarea.dispatchEvent(new Event('input', { bubbles: true }))
}

function surround(
  textarea: HTMLTextAreaElement,
  { before, after, line }: { before: string; after: string; line: boolean },
): void {
  const { value, selectionStart, selectionEnd } = textarea
  const selected = value.slice(selectionStart, selectionEnd)
  const begins = !line || selectionStart === 0 || value[selectionStart - 1] === '\n'
  insertText(textarea, `${begins ? '' : '\n\n'}${before}${selected}${after}`)
}
