/** A style sheet as a list of its rules, so that it can be divided and put together again. Pure. */
import { type ChildNode, type Container, parse } from 'postcss'

/** A rule, or an at-rule that belongs together, such as `@font-face`. */
export interface StyleRule {
  /** The at-rules around it, from the outside in: `@layer ui`, `@media print`. */
  readonly around: readonly string[]
  readonly text: string
}

/** At-rules that only put a condition or a layer around the rules in them. */
const grouping = new Set(['layer', 'media', 'supports', 'container'])

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
    return { around, text: node.type === 'rule' || (node.type === 'atrule' && node.nodes) ? String(node) : `${node};` }
  })
}

/** The text of a style sheet; neighbours share what is around both. */
export function cssOf(rules: readonly StyleRule[]): string {
  let open: readonly string[] = []
  let css = ''
  for (const { around, text } of [...rules, { around: [], text: '' }]) {
    const shared = around.findIndex((part, index) => part !== open[index])
    const kept = Math.min(shared === -1 ? around.length : shared, open.length)
    css +=
      '}'.repeat(open.length - kept) +
      around
        .slice(kept)
        .map((part) => `${part}{`)
        .join('') +
      text
    open = around
  }
  return css
}
