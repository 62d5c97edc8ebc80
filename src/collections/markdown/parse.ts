/** Markdown source to a syntax tree with our notations in it. */
import type { Node, Nodes, Parent, Root, RootContent, Text } from 'mdast'
import { fromMarkdown } from 'mdast-util-from-markdown'
import { gfmTableFromMarkdown } from 'mdast-util-gfm-table'
import { gfmTable } from 'micromark-extension-gfm-table'

/** `[[uu-40-2007#7]]` */
export interface CitationNode extends Node {
  readonly type: 'citation'
  /** What stands between the brackets. */
  readonly written: string
  /** Line of the source, from 1. */
  readonly line: number
}

/** `{{price:pendirian-pt#pnbp}}` or `{{total:pendirian-pt}}` */
export interface AmountNode extends Node {
  readonly type: 'amount'
  readonly service: string
  /** Id of the price line; absent: the total of the first variant. */
  readonly priceLine?: string
  /** Line of the source, from 1. */
  readonly line: number
}

declare module 'mdast' {
  interface PhrasingContentMap {
    citation: CitationNode
    amount: AmountNode
  }
  interface RootContentMap {
    citation: CitationNode
    amount: AmountNode
  }
}

const extensions = { extensions: [gfmTable()], mdastExtensions: [gfmTableFromMarkdown()] }

/** CommonMark with tables; citations and amounts are nodes of their own. Code is left as it is. */
export function parseMarkdown(source: string): Root {
  const tree = fromMarkdown(source, extensions)
  splitTexts(tree)
  return tree
}

const notations =
  /\[\[(?<written>[a-z0-9-]+(?:#[^\]\n]+)?)\]\]|\{\{(?:price:(?<priced>[a-z0-9-]+)#(?<priceLine>[a-z0-9-]+)|total:(?<summed>[a-z0-9-]+))\}\}/g

function splitTexts(node: Nodes): void {
  if (!('children' in node)) return
  const parent = node as Parent
  if (parent.children.some((child) => child.type === 'text' && /\[\[|\{\{/.test(child.value))) {
    parent.children = parent.children.flatMap((child): RootContent[] =>
      child.type === 'text' ? split(child) : [child],
    )
  }
  for (const child of parent.children) splitTexts(child)
}

function split(text: Text): RootContent[] {
  const parts: RootContent[] = []
  const firstLine = text.position?.start.line ?? 1
  let end = 0
  const line = (offset: number) => firstLine + (text.value.slice(0, offset).match(/\n/g)?.length ?? 0)
  const keepText = (from: number, to: number) => {
    if (to > from) parts.push({ type: 'text', value: text.value.slice(from, to), position: text.position })
  }
  for (const match of text.value.matchAll(notations)) {
    const { written, priced, priceLine, summed } = match.groups ?? {}
    keepText(end, match.index)
    end = match.index + match[0].length
    if (written !== undefined) parts.push({ type: 'citation', written, line: line(match.index) })
    else parts.push({ type: 'amount', service: priced ?? summed ?? '', priceLine, line: line(match.index) })
  }
  keepText(end, text.value.length)
  return parts
}
