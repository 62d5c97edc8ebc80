/** Puts a sentence and a button where a page cannot be drawn: the library leaves it white. */

/** @param page the element of the page, which the library owns. */
export function showPageError(page: HTMLElement, text: string, retry: string, onRetry: () => void): void {
  hidePageError(page)
  const note = document.createElement('div')
  note.dataset['pageNote'] = ''
  const sentence = document.createElement('p')
  sentence.textContent = text
  const button = document.createElement('button')
  button.type = 'button'
  button.textContent = retry
  button.addEventListener('click', onRetry)
  note.append(sentence, button)
  page.append(note)
}

export function hidePageError(page: HTMLElement): void {
  page.querySelector(':scope > [data-page-note]')?.remove()
}
