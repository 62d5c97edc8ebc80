/** Puts our words where the library's viewer parts ask for theirs (`data-l10n-id`); it ships no language files. */
import type { Translate } from '../../i18n/translate.ts'

export interface PageTexts {
  translate(root: Element): Promise<void>
  pause(): void
  resume(): void
}

/**
 * The localisation object of the library's viewer, over our dictionary. It watches the element into which pages are
 * drawn until the signal ends it.
 */
export function createPageTexts(
  root: HTMLElement,
  translate: Translate,
  locale: string,
  signal: AbortSignal,
): PageTexts {
  const dates = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' })

  const label = (element: Element) => {
    const values = JSON.parse(element.getAttribute('data-l10n-args') ?? '{}') as Record<string, string | number>
    switch (element.getAttribute('data-l10n-id')) {
      case 'pdfjs-page-landmark':
        element.setAttribute('aria-label', translate('pdf.page-landmark', { page: values['page'] ?? '' }))
        break
      case 'pdfjs-text-annotation-type':
        element.setAttribute('alt', translate('pdf.annotation', { type: values['type'] ?? '' }))
        break
      case 'pdfjs-annotation-date-time-string':
        element.textContent = dates.format(Number(values['dateObj']))
        break
    }
  }
  const labelAll = (within: Element) => {
    if (within.hasAttribute('data-l10n-id')) label(within)
    for (const element of within.querySelectorAll('[data-l10n-id]')) label(element)
  }

  const observer = new MutationObserver((mutations) => {
    for (const { type, target, addedNodes } of mutations) {
      if (type === 'attributes') label(target as Element)
      for (const node of addedNodes) if (node instanceof Element) labelAll(node)
    }
  })
  const resume = () => {
    labelAll(root)
    observer.observe(root, {
      attributes: true,
      attributeFilter: ['data-l10n-id', 'data-l10n-args'],
      childList: true,
      subtree: true,
    })
  }
  resume()
  signal.addEventListener('abort', () => observer.disconnect(), { once: true })

  return {
    translate: async (element) => labelAll(element),
    // While the library rearranges pages nothing is to be labelled; afterwards whatever is new is found again.
    pause: () => observer.disconnect(),
    resume: () => {
      if (!signal.aborted) resume()
    },
  }
}
