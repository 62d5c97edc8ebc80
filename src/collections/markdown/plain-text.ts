/** Markdown as plain text: for the search index, text alternatives, definitions and names of headings. */
import type { Nodes, Root } from 'mdast'
import type { Language } from '../../i18n/languages.ts'
import { templateText } from '../../lib/template-text.ts'
import type { View } from '../view.ts'
import { amountOf, resolveCitation } from './notations.ts'
import { parseMarkdown } from './parse.ts'

/** The words of a Markdown text, one line per paragraph, heading, list item and table row. */
export function plainText(source: string, language: Language, view?: View): string {
  return plainTextOf(parseMarkdown(source), language, view)
}

/** The same of a text that has been parsed. */
export function plainTextOf(tree: Root, language: Language, view?: View): string {
  return textOf(tree, language, view)
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n[\s]*/g, '\n')
    .trim()
}

/** The words of a node of the tree. */
export function textOf(node: Nodes, language: Language, view?: View): string {
  switch (node.type) {
    case 'text':
      return node.value.replaceAll('\n', ' ')
    case 'inlineCode':
    case 'html':
      return node.value
    case 'code': {
      const template = templateText(node)
      return template ? `${template.title}\n${template.text}\n` : `${node.value}\n`
    }
    case 'break':
      return ' '
    case 'image':
    case 'imageReference':
      return node.alt ?? ''
    case 'citation':
      return resolveCitation(node.written, language, view)?.label ?? node.written
    case 'amount':
      return amountOf(node, language, view) ?? ''
    case 'tableRow':
      return `${node.children.map((cell) => textOf(cell, language, view)).join(' | ')}\n`
  }
  if (!('children' in node)) return ''
  const text = node.children.map((child) => textOf(child, language, view)).join('')
  return node.type === 'paragraph' || node.type === 'heading' ? `${text}\n` : text
}
