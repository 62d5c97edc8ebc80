/** Looks for forbidden words, for avoided terms, and for notations that would be shown raw, in everything that visitors read. */
import type { Nodes } from 'mdast'
import type { Kind } from '../../src/collections/kinds.ts'
import { textOf } from '../../src/collections/markdown/plain-text.ts'
import type { Problem } from '../../src/collections/problem.ts'
import { documentTexts } from '../../src/collections/schema/document.ts'
import type { FieldPath } from '../../src/collections/source-file.ts'
import type { Language } from '../../src/i18n/languages.ts'
import { templateText } from '../../src/lib/template-text.ts'
import { type Check, type CheckContext, forEachKind, proseOf, reporter } from './context.ts'
import { forbiddenWord, forbiddenWordMessage } from './forbidden-words.ts'
import { markdownFields, type Passage } from './passages.ts'
import { type AvoidedTerm, avoidedTerms, type Terms } from './terms.ts'

/** Front matter, labels, and the facts whose words stand in both languages. */
export const checkFieldWords: Check = (context) => {
  const problems: Problem[] = []
  const { folder, documents, labels, languages } = context.content
  forEachKind((kind) => {
    for (const { prose, language, report } of proseOf(kind, context, problems)) {
      const markdown = new Set(markdownFields(kind, prose.fields).map(({ path }) => path.join('.')))
      forEachText(prose.fields, [], (text, path) => {
        const terms = isOthersWord(kind, path) ? [] : context.terms
        for (const { message } of wrongWords(text, language, kind, terms)) report(path, message)
        if (!markdown.has(path.join('.')) && /\[\[|\{\{/.test(text)) {
          report(
            path,
            'This field is not Markdown, so a notation in it would be shown as it is. Write it out in words.',
          )
        }
      })
    }
  })
  for (const [id, facts] of documents) {
    const report = reporter(folder, `facts/documents/${id}.yaml`, problems)
    for (const field of documentTexts) {
      for (const language of languages) {
        forEachText(facts[field][language], [field, language], (text, path) => {
          for (const { message } of wrongWords(text, language, undefined, context.terms)) report(path, message)
        })
      }
    }
  }
  for (const [name, facts] of Object.entries({
    templates: context.content.templates,
    figures: context.content.figures,
  })) {
    const report = reporter(folder, `facts/${name}.yaml`, problems)
    forEachText(facts, [], (text, path) => {
      const language = languages.find((one) => one === path.at(-1))
      // What people search for is not ours to choose.
      if (!language || path.at(-2) === 'called') return
      for (const { message } of wrongWords(text, language, undefined, context.terms)) report(path, message)
    })
  }
  for (const language of languages) {
    const report = reporter(folder, `${language}/labels.yaml`, problems)
    forEachText(labels[language], [], (text, path) => {
      for (const { message } of wrongWords(text, language, undefined, context.terms)) report(path, message)
    })
  }
  return problems
}

/** The title of a regulation, and the words that a glossary entry exists to explain, are not ours to choose. */
function isOthersWord(kind: Kind, [field]: FieldPath): boolean {
  if (kind === 'regulations') return field === 'title'
  // Former wording is quoted as it stood.
  if (kind === 'articles') return field === 'previous'
  return kind === 'glossary' && (field === 'stands_for' || field === 'mentions')
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
  const isTemplate = node.type === 'code' && templateText(node) !== undefined
  if (node.type === 'code' && !isTemplate) return
  const isLeaf = isTemplate || node.type === 'paragraph' || node.type === 'heading' || node.type === 'tableCell'
  if (!isLeaf && 'children' in node) {
    for (const child of node.children) searchBlock(child, passage, context)
    return
  }
  const text = textOf(node, passage.language, context)
  for (const { word, message } of wrongWords(text, passage.language, passage.kind, context.terms)) {
    passage.report(lineOfWord(node, word), message)
  }
}

/** The line on which the word begins; the paragraph's first where the word spans several of its parts. */
function lineOfWord(block: Nodes, word: string): number {
  let line = 1
  let found: number | undefined
  const visit = (node: Nodes) => {
    // The words of a template begin on the line below its fence.
    line = (node.position?.start.line ?? ('line' in node ? node.line : line)) + (node.type === 'code' ? 1 : 0)
    if (node.type === 'text' || node.type === 'code') {
      const index = node.value.toLowerCase().indexOf(word.toLowerCase())
      if (index !== -1) found ??= line + linesIn(node.value.slice(0, index))
      line += linesIn(node.value)
    } else if ('children' in node) for (const child of node.children) visit(child)
  }
  visit(block)
  return found ?? block.position?.start.line ?? 1
}

const linesIn = (text: string) => text.split('\n').length - 1

/** @param kind of the entry to which the text belongs; undefined for labels, documents and dictionaries */
export function wrongWords(text: string, language: Language, kind: Kind | undefined, terms: Terms): AvoidedTerm[] {
  const word = forbiddenWord(text)
  const advertising = word === undefined ? [] : [{ word, message: forbiddenWordMessage(word) }]
  return [...advertising, ...avoidedTerms(text, language, kind, terms)]
}
