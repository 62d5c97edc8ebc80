/**
 * Keeps page translators from sums, codes of five digits and the names of laws, which would be something else in other
 * words. By script, also for what islands draw: as an attribute of each element it would lengthen every page.
 */
export function untranslated(): void {
  const fixed =
    /^(?:(?:(?:Rp|IDR)\s?[\d.,]+\s?[–-]?\s?)+|\d{5}|.{0,60}\b[A-Z][A-Za-z.]+ \d+\/\d{4}|.{0,60} (?:Nomor|Number) \d+ (?:Tahun|of) \d{4})$/
  const mark = (root: Node) => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement
      if (element?.childNodes.length === 1 && fixed.test(node.nodeValue?.trim() ?? '')) element.translate = false
    }
  }
  mark(document.body)
  const later = new MutationObserver((changes) => {
    for (const { addedNodes } of changes)
      for (const node of addedNodes) if (node.nodeType === Node.ELEMENT_NODE) mark(node)
  })
  later.observe(document.body, { childList: true, subtree: true })
}
