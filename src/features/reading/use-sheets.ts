import { useEffect, useState } from 'react'
import { printAlone } from '../../browser/print-alone.ts'

/** What became of the last copy. */
export type Copying = 'copied' | 'copyByHand' | undefined

const shownMs = 5_000

/** Serves the buttons of texts to take away: each copies or prints its own `figure`. */
export function useSheets(): Copying {
  const [copying, setCopying] = useState<Copying>()

  useEffect(() => {
    if (copying === undefined) return
    const timer = setTimeout(() => setCopying(undefined), shownMs)
    return () => clearTimeout(timer)
  }, [copying])

  useEffect(() => {
    const end = new AbortController()
    const onClick = async ({ target }: Event) => {
      const button = target instanceof Element ? target.closest('[data-copy], [data-print]') : null
      const sheet = button?.closest('figure')
      const text = sheet?.querySelector<HTMLElement>('[data-copy-text]')
      if (!button || !sheet || !text) return
      if (button.hasAttribute('data-print')) printAlone(sheet, 'sheet')
      else setCopying(await copy(text))
    }
    document.addEventListener('click', onClick, { signal: end.signal })
    return () => end.abort()
  }, [])

  return copying
}

/** Where the browser refuses the clipboard, the text is selected for the visitor's own copying. */
async function copy(text: HTMLElement): Promise<Copying> {
  try {
    // What is folded up has no inner text; there the lines of the page's source are those of the text.
    await navigator.clipboard.writeText(text.innerText || text.textContent)
    return 'copied'
  } catch {
    text.closest('details')?.setAttribute('open', '')
    getSelection()?.selectAllChildren(text)
    return 'copyByHand'
  }
}
