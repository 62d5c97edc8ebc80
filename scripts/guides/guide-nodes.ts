/**
 * The Markdown of a guide as plain data for the template: what a citation, an amount or a link says is settled here, and
 * because the template receives data and no code, no character of a text can act as markup. Pure.
 */
import type { List, Nodes, Parent, Root, Table } from 'mdast'
import { amountOf, resolveCitation } from '../../src/collections/markdown/notations.ts'
import type { View } from '../../src/collections/view.ts'
import type { Language } from '../../src/i18n/languages.ts'
import { localizedPath } from '../../src/i18n/paths.ts'
import { templateParagraphs, templateText } from '../../src/lib/template-text.ts'

export type GuideNode =
  | { readonly kind: 'text' | 'code'; readonly text: string }
  | { readonly kind: 'break' | 'rule' }
  | { readonly kind: 'template'; readonly title: string; readonly paragraphs: readonly (readonly string[])[] }
  | { readonly kind: 'link'; readonly address: string; readonly children: readonly GuideNode[] }
  | { readonly kind: 'heading'; readonly level: number; readonly children: readonly GuideNode[] }
  | { readonly kind: 'paragraph' | 'strong' | 'emphasis' | 'quote'; readonly children: readonly GuideNode[] }
  | { readonly kind: 'list'; readonly ordered: boolean; readonly start: number; readonly items: readonly GuideNode[][] }
  | {
      readonly kind: 'table'
      /** The share of each column in the width, in proportion to its longest cell. */
      readonly shares: readonly number[]
      readonly head: readonly GuideNode[][]
      readonly rows: readonly GuideNode[][][]
    }

export interface GuideNodeOptions {
  readonly language: Language
  /** Where the site is published; links of a document that people keep must name it. */
  readonly origin: string
  /** The neutral path of the guide's page, to which its own anchors belong. */
  readonly path: string
  readonly view?: View
}

/** @throws Error for what a guide must not contain, such as a picture. */
export function guideNodes(tree: Root, options: GuideNodeOptions): GuideNode[] {
  return childrenOf(tree, options)
}

function childrenOf(parent: Parent, options: GuideNodeOptions): GuideNode[] {
  return parent.children.flatMap((child) => nodeOf(child, options))
}

function nodeOf(node: Nodes, options: GuideNodeOptions): GuideNode | GuideNode[] {
  const { language, origin, view } = options
  switch (node.type) {
    case 'text':
      return { kind: 'text', text: node.value.replaceAll('\n', ' ') }
    case 'html':
      return { kind: 'text', text: node.value }
    case 'inlineCode':
      return { kind: 'code', text: node.value }
    case 'code': {
      const template = templateText(node)
      if (!template) return { kind: 'code', text: node.value }
      return { kind: 'template', title: template.title, paragraphs: templateParagraphs(template.text) }
    }
    case 'break':
      return { kind: 'break' }
    case 'thematicBreak':
      return { kind: 'rule' }
    case 'paragraph':
    case 'strong':
    case 'emphasis':
      return { kind: node.type, children: childrenOf(node, options) }
    case 'blockquote':
      return { kind: 'quote', children: childrenOf(node, options) }
    case 'heading':
      // The document's title is its own element; the first heading below it is of level 1.
      return { kind: 'heading', level: Math.max(1, node.depth - 1), children: childrenOf(node, options) }
    case 'link': {
      const address = linkAddress(node.url, options)
      const children = childrenOf(node, options)
      return address ? { kind: 'link', address, children } : children
    }
    case 'list':
      return listNode(node, options)
    case 'table':
      return tableNode(node, options)
    case 'citation': {
      const resolved = resolveCitation(node.written, language, view)
      if (!resolved) return { kind: 'text', text: `[[${node.written}]]` }
      const label: GuideNode = { kind: 'text', text: resolved.label }
      return { kind: 'link', address: origin + resolved.href, children: [label] }
    }
    case 'amount':
      return { kind: 'text', text: amountOf(node, language, view) ?? '' }
    default:
      throw new Error(`A guide cannot hold Markdown of the kind "${node.type}". Write it as text, a list or a table.`)
  }
}

function listNode(node: List, options: GuideNodeOptions): GuideNode {
  const items = node.children.map((item) => childrenOf(item, options))
  return { kind: 'list', ordered: node.ordered === true, start: node.start ?? 1, items }
}

function tableNode(node: Table, options: GuideNodeOptions): GuideNode {
  const [head = [], ...rows] = node.children.map((row) => row.children.map((cell) => childrenOf(cell, options)))
  const shares = head.map((_, column) => {
    const longest = Math.max(...[head, ...rows].map((cells) => textOfNodes(cells[column] ?? []).length))
    return Math.min(Math.max(longest, 12), 40)
  })
  return { kind: 'table', shares, head, rows }
}

/** The address of a link for a reader far from the site; undefined for schemes that a document must not offer. */
function linkAddress(url: string, { language, origin, path }: GuideNodeOptions): string | undefined {
  if (url.startsWith('#')) return origin + localizedPath(path, language) + url
  if (/^\/(?!\/)/.test(url)) return origin + (/\.[a-z0-9]+$/i.test(url) ? url : localizedPath(url, language))
  return /^(?:https|mailto|tel):/i.test(url) ? url : undefined
}

/** Every character that the nodes put on paper. */
export function textOfNodes(nodes: readonly GuideNode[]): string {
  return nodes.map(textOfNode).join('')
}

function textOfNode(node: GuideNode): string {
  if ('text' in node) return node.text
  if ('children' in node) return textOfNodes(node.children)
  if ('items' in node) return node.items.map(textOfNodes).join('')
  if ('paragraphs' in node) return node.title + node.paragraphs.flat().join('')
  if ('rows' in node) return [node.head, ...node.rows].flat().map(textOfNodes).join('')
  return ''
}
