/** Puts a sentence and a button where a page cannot be drawn, which the library leaves white, or takes them away. */

interface PageError {
  readonly text: string
  readonly retry: string
  readonly onRetry: () => void
}

/** @param page the element of the page, which the library owns. */
export function setPageError(page: HTMLElement, error: PageError | null): void {
  page.querySelector(':scope > [data-page-note]')?.remove()
  if (!error) return
  const note = document.createElement('div')
  note.dataset['pageNote'] = ''
  const sentence = document.createElement('p')
  sentence.textContent = error.text
  const button = document.createElement('button')
  button.type = 'button'
  button.textContent = error.retry
  button.addEventListener('click', error.onRetry)
  note.append(sentence, button)
  page.append(note)
}
