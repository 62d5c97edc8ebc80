/**
 * Changes values inside YAML and leaves everything else as it stands: comments, quotes, line breaks, the order of names.
 * Writing a document anew would change hundreds of lines for one word, so the text of each changed value is replaced at
 * its place.
 */
import {
  isMap,
  isScalar,
  isSeq,
  type Node,
  type Pair,
  parseDocument,
  Scalar,
  stringify,
  type YAMLMap,
  type YAMLSeq,
} from 'yaml'
import { sameValue } from '../model/value.ts'

/** A piece of the source that is replaced. */
interface Splice {
  readonly start: number
  readonly end: number
  readonly text: string
}

interface Place {
  readonly source: string
  readonly splices: Splice[]
}

/**
 * The same YAML with the given value.
 * @param value as the document's own value with changes; `undefined` below a name removes it
 * @throws Error where the source is not valid YAML
 */
export function editYaml(source: string, value: object): string {
  // The last line may lack its end.
  if (source !== '' && !source.endsWith('\n')) return editYaml(`${source}\n`, value).replace(/\n$/, '')
  const document = parseDocument(source, { prettyErrors: false })
  const [error] = document.errors
  if (error) throw new Error(error.message)
  if (sameValue(document.toJS() ?? {}, value)) return source
  const place: Place = { source, splices: [] }
  if (document.contents) editNode(place, document.contents, value)
  else place.splices.push({ start: source.length, end: source.length, text: written(value) })
  return apply(place)
}

function apply({ source, splices }: Place): string {
  return (
    splices
      .map((splice, index) => ({ ...splice, index }))
      // From the end, so that positions stay true; of several insertions at one place the later ones first.
      .sort((a, b) => b.start - a.start || b.end - a.end || b.index - a.index)
      .reduce((text, { start, end, text: replacement }) => text.slice(0, start) + replacement + text.slice(end), source)
  )
}

function editNode(place: Place, node: Node, value: unknown): void {
  if (sameValue(plain(node), value)) return
  if (isMap(node) && isGroup(value) && !node.flow && Object.keys(value).length > 0) editMap(place, node, value)
  else if (isSeq(node) && Array.isArray(value) && !node.flow && value.length > 0) editList(place, node, value)
  else replace(place, node, value)
}

function editMap(place: Place, map: YAMLMap, value: Readonly<Record<string, unknown>>): void {
  const { source, splices } = place
  const pairs = map.items as Pair<Node, Node | null>[]
  const keep = pairs.filter(({ key }) => value[nameOf(key)] !== undefined)
  if (keep.length === 0) {
    // Nothing of it stays, so there is no line to which the new names could be lined up.
    replace(place, map, value)
    return
  }
  for (const [index, pair] of pairs.entries()) {
    const wanted = value[nameOf(pair.key)]
    if (wanted === undefined) splices.push(removal(source, startOf(pair.key), endOfPair(pair), pairs[index + 1]?.key))
    else if (pair.value) editNode(place, pair.value, wanted)
    else if (wanted !== null) splices.push(insertion(endOf(pair.key) + 1, ` ${inFlow(wanted)}`))
  }
  const column = columnOf(source, startOf(first(pairs).key))
  let previous: Pair<Node, Node | null> | undefined
  for (const [name, wanted] of Object.entries(value)) {
    const existing = pairs.find(({ key }) => nameOf(key) === name)
    if (existing) previous = existing
    if (existing || wanted === undefined) continue
    // New names follow the one that precedes them in the form, which has the order of the schema.
    splices.push(
      lineAfter(source, previous ? endOfPair(previous) : endOfPair(last(pairs)), written({ [name]: wanted }), column),
    )
  }
}

function editList(place: Place, list: YAMLSeq, value: readonly unknown[]): void {
  const { source, splices } = place
  const nodes = list.items as Node[]
  if (nodes.length === 0) {
    replace(place, list, value)
    return
  }
  const pairs = aligned(nodes.map(plain), value)
  const column = columnOf(source, dashOf(source, first(nodes)))
  let previous: number | undefined
  let next = 0
  for (const { from, to } of pairs) {
    if (from !== undefined && to !== undefined) {
      editNode(place, nodeAt(nodes, from), value[to])
      previous = endOfLine(source, contentEnd(nodeAt(nodes, from)))
      next = from + 1
    } else if (from !== undefined) {
      const node = nodeAt(nodes, from)
      const start = lineStart(source, dashOf(source, node))
      splices.push({ start, end: endOfLine(source, contentEnd(node)), text: '' })
      previous = endOfLine(source, contentEnd(node))
      next = from + 1
    } else if (to !== undefined) {
      const at = previous ?? lineStart(source, dashOf(source, nodeAt(nodes, next)))
      splices.push(insertion(at, indented(written([value[to]]), column)))
    }
  }
}

/** Which old entry becomes which new one, in order; without `from` it is new, without `to` it is removed. */
function aligned(before: readonly unknown[], after: readonly unknown[]): { from?: number; to?: number }[] {
  const same = (a: unknown, b: unknown) => sameValue(a, b) || (identity(a) !== undefined && identity(a) === identity(b))
  // The longest common sequence, so that an entry that was removed above leaves the others where they are.
  const length = before.map(() => Array<number>(after.length + 1).fill(0))
  length.push(Array<number>(after.length + 1).fill(0))
  const at = (row: number, column: number) => length[row]?.[column] ?? 0
  for (let row = before.length - 1; row >= 0; row--) {
    for (let column = after.length - 1; column >= 0; column--) {
      const cells = length[row]
      if (!cells) continue
      cells[column] = same(before[row], after[column])
        ? at(row + 1, column + 1) + 1
        : Math.max(at(row + 1, column), at(row, column + 1))
    }
  }
  const pairs: { from?: number; to?: number }[] = []
  let from = 0
  let to = 0
  while (from < before.length || to < after.length) {
    const both = from < before.length && to < after.length
    if (both && same(before[from], after[to])) pairs.push({ from: from++, to: to++ })
    // A gap on both sides is an entry that was reworded.
    else if (both && at(from + 1, to + 1) === at(from, to)) pairs.push({ from: from++, to: to++ })
    else if (to >= after.length || (both && at(from + 1, to) >= at(from, to + 1))) pairs.push({ from: from++ })
    else pairs.push({ to: to++ })
  }
  return pairs
}

/** What an entry of a list is known by while its other fields change. */
function identity(value: unknown): unknown {
  if (!isGroup(value)) return undefined
  return value['id'] ?? value['article']
}

function replace(place: Place, node: Node, value: unknown): void {
  const { source, splices } = place
  const start = startOf(node)
  const end = isScalar(node) ? endOf(node) : contentEnd(node)
  const block = !isScalar(node) && !('flow' in node && node.flow)
  if (isScalar(node) && typeof value === 'string') {
    splices.push({ start, end, text: scalarText(source, node, value) })
  } else if (block || (isGroup(value) && !('flow' in node && node.flow))) {
    splices.push({ start, end: block ? trimmedEnd(source, start, end) : end, text: inFlow(value) })
  } else {
    splices.push({ start, end, text: inFlow(value) })
  }
}

/** A text in the style in which the one before it was written. */
function scalarText(source: string, node: Scalar, value: string): string {
  const isBlock = node.type === Scalar.BLOCK_LITERAL || node.type === Scalar.BLOCK_FOLDED
  if (isBlock && value.trim() !== '') {
    const [start, end] = [startOf(node), endOf(node)]
    const lines = source.slice(start, end).split('\n')
    const header = (lines[0] ?? '|').replace(/^>/, '|')
    const indent = /^ */.exec(lines.slice(1).find((line) => line.trim() !== '') ?? '  ')?.[0] ?? '  '
    const body = value.replace(/\n+$/, '').split('\n')
    return `${header}\n${body.map((line) => (line.trim() === '' ? '' : indent + line)).join('\n')}\n`
  }
  if (node.type === Scalar.QUOTE_DOUBLE) return inFlow(value, Scalar.QUOTE_DOUBLE)
  if (node.type === Scalar.QUOTE_SINGLE) return inFlow(value, Scalar.QUOTE_SINGLE)
  const text = inFlow(value)
  // An empty value after "name:" has no space of its own.
  return startOf(node) === endOf(node) && source[startOf(node) - 1] === ':' ? ` ${text}` : text
}

/** On one line, as values are written inside `{ }` and `[ ]`. */
function inFlow(value: unknown, style?: Scalar.Type): string {
  const options = { lineWidth: 0, collectionStyle: 'flow', flowCollectionPadding: true } as const
  const quoted = style ? { defaultStringType: style, defaultKeyType: 'PLAIN' as const } : {}
  if (typeof value === 'string') {
    // A line break inside a plain or block text would need lines of its own.
    return stringify(value, { lineWidth: 0, blockQuote: false, ...quoted }).trimEnd()
  }
  return stringify(value, { ...options, ...quoted, blockQuote: false })
    .trimEnd()
    .replace(/\[ (.*?) \]/g, '[$1]')
}

/** New lines of a block, as engineers write them: long texts on one line, small groups and lists of ids in brackets. */
function written(value: unknown): string {
  return stringify(value, { lineWidth: 0 })
}

function lineAfter(source: string, end: number, text: string, column: number): Splice {
  const at = endOfLine(source, end)
  return insertion(at, indented(text, column))
}

function insertion(at: number, text: string): Splice {
  return { start: at, end: at, text }
}

/** Removes the lines of a name; where it shares its line with the hyphen of a list, what follows moves up. */
function removal(source: string, start: number, end: number, next: Node | undefined): Splice {
  const line = lineStart(source, start)
  const shares = source.slice(line, start).trim() !== ''
  if (shares && next) return { start, end: startOf(next), text: '' }
  return { start: line, end: endOfLine(source, end), text: '' }
}

function indented(text: string, column: number): string {
  const space = ' '.repeat(column)
  return text.replace(/^(?=.)/gm, space)
}

function endOfPair({ key, value }: Pair<Node, Node | null>): number {
  return value ? Math.max(contentEnd(value), endOf(key) + 1) : endOf(key) + 1
}

/** Where the last text of a node ends, without comments and empty lines that follow it. */
function contentEnd(node: Node): number {
  if (isScalar(node) || !('items' in node) || node.flow) return endOf(node)
  const item = (node.items as (Node | Pair<Node, Node | null>)[]).at(-1)
  if (item === undefined) return endOf(node)
  return 'key' in item ? endOfPair(item as Pair<Node, Node | null>) : contentEnd(item)
}

function trimmedEnd(source: string, start: number, end: number): number {
  return start + source.slice(start, end).trimEnd().length
}

/** The start of the line after a position; the position itself where a line starts there. */
function endOfLine(source: string, position: number): number {
  if (position > 0 && source[position - 1] === '\n') return position
  const newline = source.indexOf('\n', position)
  return newline === -1 ? source.length : newline + 1
}

function lineStart(source: string, position: number): number {
  return source.lastIndexOf('\n', position - 1) + 1
}

function columnOf(source: string, position: number): number {
  return position - lineStart(source, position)
}

/** The hyphen of an entry of a list. */
function dashOf(source: string, node: Node): number {
  return source.lastIndexOf('-', startOf(node) - 1)
}

function startOf(node: Node): number {
  return node.range?.[0] ?? 0
}

function endOf(node: Node): number {
  return node.range?.[1] ?? 0
}

function nameOf(key: Node): string {
  return String(isScalar(key) ? key.value : key)
}

function plain(node: Node): unknown {
  return node.toJSON()
}

function isGroup(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function nodeAt(nodes: readonly Node[], index: number): Node {
  const node = nodes[index]
  if (!node) throw new Error(`The list has no entry ${index}.`)
  return node
}

function first<T>(items: readonly T[]): T {
  const [item] = items
  if (item === undefined) throw new Error('The list is empty.')
  return item
}

function last<T>(items: readonly T[]): T {
  return first(items.slice(-1))
}
