/** Every Markdown text of the content, parsed one after another so that memory does not grow with their number. */
import type { Nodes, Root } from 'mdast'
import type { Kind } from '../../src/collections/kinds.ts'
import { cachedTree, parseMarkdown } from '../../src/collections/markdown/parse.ts'
import type { Problem } from '../../src/collections/problem.ts'
import type { ChangeProse } from '../../src/collections/schema/change.ts'
import type { ServiceProse } from '../../src/collections/schema/service.ts'
import { displayName, lineOfField, readText, splitFrontMatter } from '../../src/collections/source-file.ts'
import { isUnpublished } from '../../src/collections/view.ts'
import type { Language } from '../../src/i18n/languages.ts'
import { type CheckContext, forEachKind } from './context.ts'

export interface Passage {
  readonly kind: Kind
  readonly id: string
  readonly language: Language
  /** Whether visitors see the entry; a draft may refer to drafts. */
  readonly published: boolean
  /** The body of the file, or a Markdown field of its front matter. */
  readonly place: 'body' | 'field'
  readonly tree: Root
  /** Adds an error at a line of the Markdown, counted from 1. */
  readonly report: (line: number, message: string) => void
}

/** Every Markdown text of the content. What a caller reports at a line is added to the problems, with its file. */
export function* passagesOf(context: CheckContext, problems: Problem[]): Generator<Passage> {
  const { folder, entries, languages } = context.content
  const files: { kind: Kind; id: string; language: Language; file: string; published: boolean; fields: FieldText[] }[] =
    []
  forEachKind((kind) => {
    for (const { id, facts, prose } of entries[kind].values()) {
      for (const language of languages) {
        const found = prose[language]
        if (!found) continue
        const published = facts !== undefined && !isUnpublished(facts, context.day)
        files.push({ kind, id, language, file: found.file, published, fields: markdownFields(kind, found.fields) })
      }
    }
  })
  const { trees } = context
  const before = new Map(trees)
  trees?.clear()
  const treeOf = (markdown: string, parse: () => Root) => {
    const tree = trees?.get(markdown) ?? before.get(markdown) ?? parse()
    trees?.set(markdown, tree)
    return tree
  }
  for (const { file, fields, ...entry } of files) {
    const text = readText(folder, file, [])
    const parts = text === undefined ? undefined : splitFrontMatter(text)
    if (!parts) continue
    const reportFrom = (firstLine: number) => (line: number, message: string) => {
      problems.push({ file: displayName(file), line: firstLine + line - 1, message, severity: 'error' })
    }
    for (const { path, markdown } of fields) {
      const fieldLine = lineOfField(parts.frontMatter, path, parts.frontMatterLine)
      const firstLine = isBlock(text ?? '', fieldLine) ? fieldLine + 1 : fieldLine
      yield {
        ...entry,
        place: 'field',
        tree: treeOf(markdown, () => parseMarkdown(markdown)),
        report: reportFrom(firstLine),
      }
    }
    yield {
      ...entry,
      place: 'body',
      tree: treeOf(parts.body, () => cachedTree(entry, parts.body)),
      report: reportFrom(parts.bodyLine),
    }
  }
}

interface FieldText {
  readonly path: readonly (string | number)[]
  readonly markdown: string
}

/** The fields of front matter that pages render as Markdown. */
export function markdownFields(kind: Kind, fields: object): FieldText[] {
  if (kind === 'changes') {
    const { steps, terms, ...one } = fields as ChangeProse
    return [
      ...(['forbidden', 'tax', 'workers', 'fees'] as const).map((field) => ({ path: [field], markdown: one[field] })),
      ...steps.map((markdown, index) => ({ path: ['steps', index], markdown })),
      ...terms.flatMap(({ term, missed }, index) => [
        { path: ['terms', index, 'term'], markdown: term },
        { path: ['terms', index, 'missed'], markdown: missed },
      ]),
    ]
  }
  if (kind !== 'services') return []
  const { self_help, questions, entity, decisive } = fields as ServiceProse
  const { brief: _brief, ...traits } = entity ?? {}
  return [
    { path: ['self_help'], markdown: self_help },
    ...(decisive ? [{ path: ['decisive', 'note'], markdown: decisive.note }] : []),
    ...Object.entries<string>(traits).map(([trait, markdown]) => ({ path: ['entity', trait], markdown })),
    ...questions.map(({ answer }, index) => ({ path: ['questions', index, 'answer'], markdown: answer })),
  ]
}

/** Whether the text of a field begins on the line after its name. */
function isBlock(text: string, line: number): boolean {
  return /[|>][-+\d]*\s*$/.test(text.split('\n')[line - 1] ?? '')
}

/** Every node of a tree with the line on which it stands, in order. */
export function walk(node: Nodes, visit: (node: Nodes, line: number) => void, line = 1): void {
  const own = node.position?.start.line ?? ('line' in node ? node.line : line)
  visit(node, own)
  if ('children' in node) for (const child of node.children) walk(child, visit, own)
}
