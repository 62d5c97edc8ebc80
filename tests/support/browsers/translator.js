// Puts `<font>` elements in place of the text nodes of a page, as page translators do. A text that is replaced later, too.
const replace = (node) => {
  const parent = node.parentElement
  if (!node.data.trim() || !parent || parent.closest('script,style,textarea,select,font,[translate="no"]')) return
  const outer = document.createElement('font')
  const inner = document.createElement('font')
  inner.textContent = node.data
  outer.append(inner)
  node.replaceWith(outer)
}
const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
const found = []
while (walker.nextNode()) found.push(walker.currentNode)
for (const node of found) replace(node)
