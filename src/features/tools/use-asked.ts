/** What the form of a tool was asked, for the printed sheet: the form itself is not printed. */
import { type RefObject, useEffect, useState } from 'react'
import { flushSync } from 'react-dom'

export interface Asked {
  readonly label: string
  /** Empty of a box that is ticked. */
  readonly value: string
}

/** The filled fields of a form at the moment of printing; none before. */
export function useAsked(form: RefObject<HTMLFormElement | null>): readonly Asked[] {
  const [asked, setAsked] = useState<readonly Asked[]>([])
  useEffect(() => {
    // The browser lays out the printed page right after the handler, so the state is set at once.
    const read = () => flushSync(() => setAsked(form.current ? askedIn(form.current) : []))
    addEventListener('beforeprint', read)
    return () => removeEventListener('beforeprint', read)
  }, [form])
  return asked
}

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

function askedIn(form: HTMLFormElement): Asked[] {
  return [...form.elements].flatMap((element) => {
    // What has a label is a field: buttons and groups have none.
    const control = element as Control
    const label = control.labels?.[0]?.textContent
    if (!label) return []
    if (control.type === 'checkbox') return (control as HTMLInputElement).checked ? [{ label, value: '' }] : []
    const value = 'selectedOptions' in control ? control.selectedOptions[0]?.text : control.value
    return control.value === '' || !value ? [] : [{ label, value }]
  })
}
