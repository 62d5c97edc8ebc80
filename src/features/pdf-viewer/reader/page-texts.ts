/** Puts our words where the library's viewer parts ask for theirs (`data-l10n-id`); it ships no language files. */
import type { Translate } from '../../../i18n/translate.ts'
import { inIdleMoments } from '../document/in-idle-moments.ts'

/** What the library puts on a page when it begins to draw it: such a page is named at once. */
const drawnAttribute = 'data-loaded'

/** How many are named in one idle moment. */
const elementsAtATime = 20

export interface PageTexts {
  translate(root: Element): Promise<void>
  pause(): void
  resume(): void
}

/**
 * The localisation object of the library's viewer, over our dictionary. It watches the element into which pages are
 * drawn, from the given moment until the signal ends it: naming a thousand pages takes as long as drawing one.
 */
export function createPageTexts(
  root: HTMLElement,
  translate: Translate,
  locale: string,
  start: Promise<void>,
  signal: AbortSignal,
): PageTexts {
  // Made when a note has a date: it takes as long as drawing a page.
  let dates: Intl.DateTimeFormat | undefined

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
        dates ??= new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' })
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
  const watch = async () => {
    if (signal.aborted) return
    observer.observe(root, {
      attributes: true,
      attributeFilter: ['data-l10n-id', 'data-l10n-args', drawnAttribute],
      childList: true,
      subtree: true,
    })
    const elements = [...root.querySelectorAll('[data-l10n-id]')]
    const isUrgent = (element: Element, index: number) =>
      index < elementsAtATime || element.hasAttribute(drawnAttribute)
    elements.filter(isUrgent).map(label)
    await inIdleMoments(elements.slice(elementsAtATime), elementsAtATime, signal, (some) => some.map(label))
  }
  start.then(watch, () => {})
  signal.addEventListener('abort', () => observer.disconnect(), { once: true })

  return {
    translate: async (element) => labelAll(element),
    // Asked for around each change of a page. To look for what was missed, on all pages, takes longer than to see it.
    pause: () => {},
    resume: () => {},
  }
}
