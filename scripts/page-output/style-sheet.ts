/** A style sheet as a list of its rules, so that it can be divided and put together again. Pure. */
import { type ChildNode, type Container, parse } from 'postcss'

/** A rule, an at-rule that belongs together, such as `@font-face`, or one declaration of `:root`. */
export interface StyleRule {
  /** The at-rules around it, from the outside in: `@layer ui`, `@media print`. */
  readonly around: readonly string[]
  readonly text: string
}

/** At-rules that only put a condition or a layer around the rules in them. */
const grouping = new Set(['layer', 'media', 'supports', 'container'])

const rootStart = ':root{'

/** @throws CssSyntaxError where the text is no CSS */
export function rulesOf(css: string): StyleRule[] {
  return leaves(parse(css), [])
}

function leaves(container: Container, around: readonly string[]): StyleRule[] {
  return (container.nodes ?? []).flatMap((node: ChildNode) => {
    if (node.type === 'comment') return []
    if (node.type === 'atrule' && node.nodes && grouping.has(node.name)) {
      return leaves(node as Container, [...around, `@${node.name} ${node.params}`])
    }
    if (node.type === 'rule' && node.selector === ':root') {
      return node.nodes.map((declaration) => ({ around, text: `${rootStart}${declaration}}` }))
    }
    return { around, text: node.type === 'rule' || (node.type === 'atrule' && node.nodes) ? String(node) : `${node};` }
  })
}

/** The text of a style sheet; neighbours share what is around both, and declarations of `:root` their rule. */
export function cssOf(rules: readonly StyleRule[]): string {
  let open: readonly string[] = []
  let css = ''
  let isInRoot = false
  for (const { around, text } of [...rules, { around: [], text: '' }]) {
    const shared = around.findIndex((part, index) => part !== open[index])
    const kept = Math.min(shared === -1 ? around.length : shared, open.length)
    const between =
      '}'.repeat(open.length - kept) +
      around
        .slice(kept)
        .map((part) => `${part}{`)
        .join('')
    const isOfRoot = text.startsWith(rootStart)
    css =
      isInRoot && isOfRoot && between === ''
        ? `${css.slice(0, -1)};${text.slice(rootStart.length)}`
        : css + between + text
    isInRoot = isOfRoot
    open = around
  }
  return css
}
