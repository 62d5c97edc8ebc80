/** Markdown source to a syntax tree with our notations in it. */
import type { Node, Root, RootContent } from 'mdast'
import { findAndReplace, type RegExpMatchObject } from 'mdast-util-find-and-replace'
import { fromMarkdown } from 'mdast-util-from-markdown'
import { gfmTableFromMarkdown } from 'mdast-util-gfm-table'
import { gfmTable } from 'micromark-extension-gfm-table'
import type { Language } from '../../i18n/languages.ts'
import { cachedFile } from '../../lib/build-cache.ts'
import type { Kind } from '../kinds.ts'

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

/** `{{figure:liability-pt-cv}}`, a paragraph of its own */
export interface FigureNode extends Node {
  readonly type: 'figure'
  readonly name: string
}

declare module 'mdast' {
  interface PhrasingContentMap {
    citation: CitationNode
    amount: AmountNode
  }
  interface RootContentMap {
    citation: CitationNode
    amount: AmountNode
    figure: FigureNode
  }
}

const extensions = { extensions: [gfmTable()], mdastExtensions: [gfmTableFromMarkdown()] }

/** `[[uu-40-2007#7]]`; the service and the line of an amount; the service of a total. */
const notations = /\[\[([a-z0-9-]+(?:#[^\]\n]+)?)\]\]|\{\{(?:price:([a-z0-9-]+)#([a-z0-9-]+)|total:([a-z0-9-]+))\}\}/g

/** CommonMark with tables; citations, amounts and figures are nodes of their own. Code is left as it is. */
export function parseMarkdown(source: string): Root {
  const tree = fromMarkdown(source, extensions)
  findAndReplace(tree, [notations, toNode])
  tree.children = tree.children.map((node) => figureOf(node) ?? node)
  return tree
}

function figureOf(node: RootContent): FigureNode | undefined {
  const [only, ...others] = node.type === 'paragraph' ? node.children : []
  if (only?.type !== 'text' || others.length > 0) return undefined
  const [, name] = /^\{\{figure:([a-z0-9-]+)\}\}$/.exec(only.value) ?? []
  return name === undefined ? undefined : { type: 'figure', name, position: node.position }
}

/** @param groups the four groups of `notations`, then where they were found */
function toNode(_match: string, ...groups: unknown[]): CitationNode | AmountNode {
  const [written, priced, priceLine, summed] = groups as (string | undefined)[]
  const { index, input, stack } = groups.at(-1) as RegExpMatchObject
  const line = (stack.at(-1)?.position?.start.line ?? 1) + input.slice(0, index).split('\n').length - 1
  if (written !== undefined) return { type: 'citation', written, line }
  return amountNode(priced ?? summed ?? '', priceLine, line)
}

function amountNode(service: string, priceLine: string | undefined, line: number): AmountNode {
  return { type: 'amount', service, priceLine, line }
}

/** The entry whose body a text is: there is one of each. */
export interface CachedBody {
  readonly kind: Kind
  readonly language: Language
  readonly id: string
}

/**
 * The tree of the body of an entry; reading a kept one takes a tenth of the time of parsing.
 */
export function cachedTree({ kind, language, id }: CachedBody, source: string): Root {
  const { content, keep } = cachedFile(`markdown/${kind}/${language}/${id}.json`, source)
  if (content) return JSON.parse(content.toString())
  const tree = parseMarkdown(source)
  keep(JSON.stringify(tree))
  return tree
}
