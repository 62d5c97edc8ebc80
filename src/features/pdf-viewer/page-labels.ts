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
export interface PageLabels {
  translate(root: Element): Promise<void>
  pause(): void
  resume(): void
}

/** Labels what the library adds below `root`, until the signal ends it. */
export function createPageLabels(root: HTMLElement, texts: PageTexts, signal: AbortSignal): PageLabels {
  const label = (element: Element) => {
    const values = JSON.parse(element.getAttribute('data-l10n-args') ?? '{}') as Record<string, string | number>
    switch (element.getAttribute('data-l10n-id')) {
      case 'pdfjs-page-landmark':
        return element.setAttribute('aria-label', texts.page.replace('{{page}}', String(values['page'])))
      case 'pdfjs-text-annotation-type':
        return element.setAttribute('alt', texts.annotation.replace('{{type}}', String(values['type'])))
      case 'pdfjs-annotation-date-time-string':
        element.textContent = new Intl.DateTimeFormat(texts.locale, {
          dateStyle: 'medium',
          timeStyle: 'short',
        }).format(Number(values['dateObj']))
    }
  }
  const labelAll = (within: Element) => {
    if (within.hasAttribute('data-l10n-id')) label(within)
    for (const element of within.querySelectorAll('[data-l10n-id]')) label(element)
    for (const field of within.querySelectorAll<HTMLInputElement>('input, textarea, select')) labelField(field, texts)
  }
  const observer = new MutationObserver((mutations) => {
    for (const { type, target, addedNodes } of mutations) {
      if (type === 'attributes') label(target as Element)
      for (const node of addedNodes) if (node instanceof Element) labelAll(node)
    }
  })
  observer.observe(root, {
    attributes: true,
    attributeFilter: ['data-l10n-id', 'data-l10n-args'],
    childList: true,
    subtree: true,
  })
  signal.addEventListener('abort', () => observer.disconnect(), { once: true })
  return {
    translate: async (element) => labelAll(element),
    // The library pauses around its own changes of a page, which are to be labelled.
    pause: () => {},
    resume: () => {},
  }
}

/** A nameless form field gets the name by which the document knows it, or a general one. */
function labelField(field: HTMLInputElement, texts: PageTexts): void {
  const isNamed = field.title || field.ariaLabel || field.getAttribute('aria-labelledby') || field.labels?.length
  if (!isNamed) field.ariaLabel = field.name || texts.field
}
