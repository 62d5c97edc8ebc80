/** Which links of a document may be followed. A document is foreign content: it may not name just any scheme. */

const allowed: readonly string[] = ['http:', 'https:', 'mailto:']

/** Whether a link leads to the web or to an e-mail address; everything else (`javascript:`, `file:`, `tel:`) is inert. */
export function isSafeLink(url: string): boolean {
  return URL.canParse(url) && allowed.includes(new URL(url).protocol)
}
