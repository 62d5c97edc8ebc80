/** Addresses of the external messenger (specification, section 1: a link with a prefilled greeting). Pure. */

/**
 * The address that opens a chat with a draft the visitor can still change.
 * @param number international number, digits alone
 * @param draft the text to prefill
 */
export function chatAddress(number: string, draft: string): string {
  return `https://wa.me/${number}?text=${encodeURIComponent(draft)}`
}
