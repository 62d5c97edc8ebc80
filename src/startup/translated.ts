import { idleMoment, whenParsed } from '../lib/moments.ts'

/**
 * Keeps islands at work in a page that the browser translates. Translators put `<font>` elements in place of text nodes,
 * while React goes on with the nodes that it knows: it would change texts that are no longer seen, or throw at what is no
 * longer where it was, and take the island away (react/react, issue 11538). Such a node is put back in its place as soon as
 * React touches it, and the translator translates it anew.
 */
export function translated(): void {
  const replacements = new Map<Node, Element>()

  const putBack = (node: Node) => {
    const replacement = replacements.get(node)
    replacements.delete(node)
    if (!node.isConnected && replacement?.isConnected) replacement.replaceWith(node)
  }

  /** Once, when the first text has been replaced: a page that is not translated keeps the browser's own functions. */
  const watchChanges = () => {
    const { insertBefore, removeChild } = Node.prototype
    Node.prototype.removeChild = function <T extends Node>(child: T): T {
      if (child.parentNode !== this) putBack(child)
      return child.parentNode === this ? (removeChild.call(this, child) as T) : child
    }
    Node.prototype.insertBefore = function <T extends Node>(node: T, next: Node | null): T {
      if (next && next.parentNode !== this) putBack(next)
      return insertBefore.call(this, node, next?.parentNode === this ? next : null) as T
    }
    const value = Object.getOwnPropertyDescriptor(Node.prototype, 'nodeValue')
    Object.defineProperty(Node.prototype, 'nodeValue', {
      ...value,
      set(this: Node, text: string) {
        value?.set?.call(this, text)
        putBack(this)
      },
    })
  }

  /** Islands whose texts React compares with those of the build at this time. */
  const compared = new Set<Element>()

  const isCompared = (replacement: Element) => {
    const island = replacement.closest('astro-island')
    return island !== null && compared.has(island)
  }

  /** Puts back what was replaced before, and what is replaced until React has finished, when the browser is idle. */
  const compare = (islands: readonly Element[]) => {
    for (const island of islands) compared.add(island)
    for (const [node, replacement] of replacements) if (isCompared(replacement)) putBack(node)
    idleMoment(1_000).then(() => {
      for (const island of islands) compared.delete(island)
    })
  }

  // React begins in a later task: at its root, and below a `Suspense` once texts or data of the island are there.
  document.addEventListener('astro:hydrate', ({ target }) => target instanceof Element && compare([target]), true)
  for (const name of ['texts:present', 'data:present'])
    document.addEventListener(name, () => compare([...document.querySelectorAll('astro-island')]))

  const isFont = (node: Node | null | undefined): node is Element => node?.nodeName === 'FONT'
  let isWatching = false
  const observer = new MutationObserver((changes) => {
    for (const { addedNodes, removedNodes, previousSibling, nextSibling } of changes) {
      const replacement = [...addedNodes, previousSibling, nextSibling].find(isFont)
      for (const node of removedNodes) {
        if (!replacement || node.nodeType !== Node.TEXT_NODE || node.isConnected) continue
        replacements.set(node, replacement)
        if (isCompared(replacement)) putBack(node)
        if (!isWatching) watchChanges()
        isWatching = true
      }
    }
  })
  // Each piece that is parsed is a change too, and nothing is translated before all are there.
  whenParsed(() => observer.observe(document.documentElement, { childList: true, subtree: true }))
}

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
      const text = node.nodeValue ?? ''
      // A digit is looked for first, which is ten times as quick and rules most texts out.
      if (element?.childNodes.length === 1 && /\d/.test(text) && fixed.test(text.trim())) element.translate = false
    }
  }
  mark(document.body)
  const later = new MutationObserver((changes) => {
    for (const { addedNodes } of changes)
      for (const node of addedNodes) if (node.nodeType === Node.ELEMENT_NODE) mark(node)
  })
  later.observe(document.body, { childList: true, subtree: true })
}
