/** Names the form fields of a document whose author has not. */
import type { Translate } from '../../../i18n/translate.ts'

/** Gives every nameless field below an element a name: the one by which the document knows it, or a general one. */
export function labelFields(root: Element, translate: Translate): void {
  for (const field of root.querySelectorAll<HTMLInputElement>('input, textarea, select')) {
    const isNamed = field.title || field.ariaLabel || field.getAttribute('aria-labelledby') || field.labels?.length
    if (!isNamed) field.ariaLabel = field.name || translate('pdf.field')
  }
}
