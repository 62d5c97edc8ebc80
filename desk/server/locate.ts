/** Finds the field of a form that a problem of the content check is about. */
import { isMap, isPair, isScalar, isSeq, LineCounter, type Node, parseDocument } from 'yaml'
import { splitFrontMatter } from '../../src/collections/source-file.ts'
import { emptyLines, type Format } from '../files/formats.ts'
import { type Path, valueAt } from '../model/value.ts'

export interface Found {
  readonly path: Path
  /** For the text below the front matter: the line of it, counted from 1. */
  readonly line?: number
}

/**
 * The field on a line of a file. A message that begins with the name of a field, such as `price.lines[1].tax`, says it
 * more exactly than a line, which may hold several.
 */
export function fieldOnLine(format: Format, source: string, line: number, message: string): Found {
  if (format === 'markdown') {
    const parts = splitFrontMatter(source)
    if (!parts) return { path: [] }
    if (line >= parts.bodyLine)
      return { path: ['body'], line: line - parts.bodyLine + 1 - emptyLines(parts.body).split('\n').length + 1 }
    return { path: inYaml(parts.frontMatter, line - parts.frontMatterLine + 1, message) }
  }
  if (format === 'typescript') return { path: namedIn(message) ?? [] }
  return { path: inYaml(source, line, message) }
}

function inYaml(yaml: string, line: number, message: string): Path {
  const lines = new LineCounter()
  const document = parseDocument(yaml, { lineCounter: lines, prettyErrors: false })
  const onLine: Path[] = []
  let around: Path = []
  const lineAt = (position: number) => lines.linePos(position).line
  const visit = (node: Node | null, path: Path, from: number) => {
    const start = node?.range?.[0] ?? 0
    const end = Math.max(start, (node?.range?.[1] ?? 0) - 1)
    if (from === line) onLine.push(path)
    if (node && from <= line && lineAt(end) >= line) around = path
    if (isMap(node)) {
      for (const pair of node.items) {
        if (!isPair(pair) || !isScalar(pair.key)) continue
        visit(pair.value as Node | null, [...path, String(pair.key.value)], lineAt(pair.key.range?.[0] ?? 0))
      }
    } else if (isSeq(node)) {
      for (const [index, item] of node.items.entries())
        visit(item as Node, [...path, index], lineAt((item as Node).range?.[0] ?? 0))
    }
  }
  visit(document.contents as Node | null, [], 0)
  const named = namedIn(message)
  if (named && (isPlace(document.toJS(), named) || / is missing\./.test(message))) {
    const parent = named.slice(0, -1)
    if ([around, ...onLine].some((path) => isAtOrBelow(path, parent))) return named
  }
  // The field itself rather than what it holds: the shortest path that begins on the line.
  return onLine[0] ?? around
}

/** An id that a sentence begins with looks like a name too. */
function isPlace(value: unknown, path: Path): boolean {
  return valueAt(value, path) !== undefined
}

function isAtOrBelow(path: Path, above: Path): boolean {
  return above.every((step, index) => path[index] === step)
}

/** The path of a name in backquotes at the beginning of a message. */
function namedIn(message: string): Path | undefined {
  const name = /^`([^`]+)`/.exec(message)?.[1]
  if (name === undefined || !/^[\w-]+(\[\d+\]|\.[\w-]+)*$/.test(name)) return undefined
  return [...name.matchAll(/\[(\d+)\]|([^.[\]]+)/g)].map(([, place, field]) =>
    place === undefined ? String(field) : Number(place),
  )
}
