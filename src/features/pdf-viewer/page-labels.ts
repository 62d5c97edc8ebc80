import type { TextValues, Translate } from '../../i18n/translate.ts'

/** What the library's viewer takes as `l10n`. */
export type PageLabels = ReturnType<typeof createPageLabels>

/** Labels what the library adds below `root`, until the signal ends it. */
export function createPageLabels(root: HTMLElement, t: Translate, signal: AbortSignal) {
  const label = (element: Element) => {
    const values: TextValues = JSON.parse(element.getAttribute('data-l10n-args') ?? '{}')
    const id = element.getAttribute('data-l10n-id')
    if (id === 'pdfjs-page-landmark') element.ariaLabel = t('pdf.page-landmark', values)
    else if (id === 'pdfjs-text-annotation-type') element.setAttribute('alt', t('pdf.annotation', values))
    else if (id === 'pdfjs-annotation-date-time-string') {
      const format = new Intl.DateTimeFormat(t.locale, { dateStyle: 'medium', timeStyle: 'short' })
      element.textContent = format.format(Number(values['dateObj']))
    }
  }
  /** A nameless form field gets the name by which the document knows it, or a general one. */
  const labelField = (field: HTMLInputElement) => {
    const isNamed = field.title || field.ariaLabel || field.getAttribute('aria-labelledby') || field.labels?.length
    if (!isNamed) field.ariaLabel = field.name || t('pdf.field')
  }
  const labelAll = (within: Element) => {
    if (within.hasAttribute('data-l10n-id')) label(within)
    for (const element of within.querySelectorAll('[data-l10n-id]')) label(element)
    for (const field of within.querySelectorAll<HTMLInputElement>('input, textarea, select')) labelField(field)
    // The library names a link by its address or by the words below it; a picture has none.
    for (const link of within.querySelectorAll<HTMLAnchorElement>('a[data-element-id]:not([title])'))
      link.title = t('pdf.link')
  }
  const observer = new MutationObserver((mutations) => {
    for (const { type, target, addedNodes } of mutations) {
      if (type === 'attributes') label(target as Element)
      for (const node of addedNodes) if (node instanceof Element) labelAll(node)
    }
  })
  observer.observe(root, { attributeFilter: ['data-l10n-id', 'data-l10n-args'], childList: true, subtree: true })
  signal.addEventListener('abort', () => observer.disconnect(), { once: true })
  // The library pauses around its own changes of a page, which are to be labelled.
  return { translate: async (element: Element) => labelAll(element), pause: () => {}, resume: () => {} }
}
