/** The library's localisation over our texts: it asks for texts by `data-l10n-id` and ships no language files. */

/** Finished texts; `{{page}}` and `{{type}}` are filled in here. */
export interface PageTexts {
  readonly page: string
  readonly annotation: string
  /** Name of a form field that the document leaves nameless. */
  readonly field: string
  /** For dates in annotations. */
  readonly locale: string
}

/** What the library's viewer takes as `l10n`. */
export type PageLabels = ReturnType<typeof createPageLabels>

/** Labels what the library adds below `root`, until the signal ends it. */
export function createPageLabels(root: HTMLElement, texts: PageTexts, signal: AbortSignal) {
  const labelAll = (within: Element) => {
    if (within.hasAttribute('data-l10n-id')) label(within, texts)
    for (const element of within.querySelectorAll('[data-l10n-id]')) label(element, texts)
    for (const field of within.querySelectorAll<HTMLInputElement>('input, textarea, select')) labelField(field, texts)
  }
  const observer = new MutationObserver((mutations) => {
    for (const { type, target, addedNodes } of mutations) {
      if (type === 'attributes') label(target as Element, texts)
      for (const node of addedNodes) if (node instanceof Element) labelAll(node)
    }
  })
  observer.observe(root, { attributeFilter: ['data-l10n-id', 'data-l10n-args'], childList: true, subtree: true })
  signal.addEventListener('abort', () => observer.disconnect(), { once: true })
  // The library pauses around its own changes of a page, which are to be labelled.
  return { translate: async (element: Element) => labelAll(element), pause: () => {}, resume: () => {} }
}

function label(element: Element, { page, annotation, locale }: PageTexts): void {
  const values = JSON.parse(element.getAttribute('data-l10n-args') ?? '{}') as Record<string, string | number>
  const id = element.getAttribute('data-l10n-id')
  if (id === 'pdfjs-page-landmark') element.ariaLabel = page.replace('{{page}}', String(values['page']))
  else if (id === 'pdfjs-text-annotation-type')
    element.setAttribute('alt', annotation.replace('{{type}}', String(values['type'])))
  else if (id === 'pdfjs-annotation-date-time-string') {
    const format = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' })
    element.textContent = format.format(Number(values['dateObj']))
  }
}

/** A nameless form field gets the name by which the document knows it, or a general one. */
function labelField(field: HTMLInputElement, texts: PageTexts): void {
  const isNamed = field.title || field.ariaLabel || field.getAttribute('aria-labelledby') || field.labels?.length
  if (!isNamed) field.ariaLabel = field.name || texts.field
}
