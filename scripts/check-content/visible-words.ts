/** Looks for forbidden words, and for notations that would be shown raw, in everything that visitors read. */
import type { Nodes } from 'mdast'
import { textOf } from '../../src/collections/markdown/plain-text.ts'
import type { Problem } from '../../src/collections/problem.ts'
import type { FieldPath } from '../../src/collections/source-file.ts'
import { type Check, type CheckContext, forEachKind, proseOf, reporter } from './context.ts'
import { forbiddenWord, forbiddenWordMessage } from './forbidden-words.ts'
import { markdownFields, type Passage } from './passages.ts'

/** Front matter, facts of documents and labels. */
export const checkFieldWords: Check = (context) => {
  const problems: Problem[] = []
  forEachKind((kind) => {
    for (const { prose, report } of proseOf(kind, context, problems)) {
      const markdown = new Set(markdownFields(kind, prose.fields).map(({ path }) => path.join('.')))
      forEachText(prose.fields, [], (text, path) => {
        const word = forbiddenWord(text)
        if (word) report(path, forbiddenWordMessage(word))
        if (!markdown.has(path.join('.')) && /\[\[|\{\{/.test(text)) {
          report(
            path,
            'This field is not Markdown, so a notation in it would be shown as it is. Write it out in words.',
          )
        }
      })
    }
  })
  for (const [id, { title, summary, description }] of context.content.documents) {
    const report = reporter(context.content.folder, `facts/documents/${id}.yaml`, problems)
    forEachText({ title, summary, description }, [], (text, path) => {
      const word = forbiddenWord(text)
      if (word) report(path, forbiddenWordMessage(word))
    })
  }
  for (const language of context.content.languages) {
    const report = reporter(context.content.folder, `${language}/labels.yaml`, problems)
    forEachText(context.content.labels[language], [], (text, path) => {
      const word = forbiddenWord(text)
      if (word) report(path, forbiddenWordMessage(word))
    })
  }
  return problems
}

function forEachText(value: unknown, path: FieldPath, visit: (text: string, path: FieldPath) => void): void {
  if (typeof value === 'string') visit(value, path)
  else if (typeof value === 'object' && value !== null) {
    for (const [key, item] of Object.entries(value)) forEachText(item, [...path, key], visit)
  }
}

/** Bodies; fields that hold Markdown are searched with the front matter. */
export function checkBodyWords(passage: Passage, context: CheckContext): void {
  if (passage.place === 'body') for (const block of passage.tree.children) searchBlock(block, passage, context)
}

/** Paragraph by paragraph, so that a word set in bold is still seen beside its neighbours. */
function searchBlock(node: Nodes, passage: Passage, context: CheckContext): void {
  if (node.type === 'code') return
  const isLeaf = node.type === 'paragraph' || node.type === 'heading' || node.type === 'tableCell'
  if (!isLeaf && 'children' in node) {
    for (const child of node.children) searchBlock(child, passage, context)
    return
  }
  const text = textOf(node, passage.language, context)
  const word = forbiddenWord(text)
  if (word === undefined) return
  passage.report(lineOfWord(node, word), forbiddenWordMessage(word))
}

/** The line on which the word begins; the paragraph's first where the word spans several of its parts. */
function lineOfWord(block: Nodes, word: string): number {
  let line = 1
  let found: number | undefined
  const visit = (node: Nodes) => {
    line = node.position?.start.line ?? ('line' in node ? node.line : line)
    if (node.type === 'text') {
      const index = node.value.toLowerCase().indexOf(word.toLowerCase())
      if (index !== -1) found ??= line + linesIn(node.value.slice(0, index))
      line += linesIn(node.value)
    } else if ('children' in node) for (const child of node.children) visit(child)
  }
  visit(block)
  return found ?? block.position?.start.line ?? 1
}

const linesIn = (text: string) => text.split('\n').length - 1
