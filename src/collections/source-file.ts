/** Reads one content file: its bytes, its front matter, its YAML, and where in it a field stands. */
import { isUtf8 } from 'node:buffer'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isMap, isNode, isPair, isSeq, LineCounter, type Node, parseDocument, visit, type YAMLParseError } from 'yaml'
import type { Problem } from './problem.ts'

/** Ten times a long article; what is larger is a mistake, such as a picture pasted as text. */
const largestBytes = 200_000

/** A path into YAML: names of fields and places in lists. */
export type FieldPath = readonly PropertyKey[]

/** The name under which problems mention a file of the content folder, wherever that folder lies. */
export function displayName(file: string): string {
  return `content/${file}`
}

/**
 * The text of a file of the content folder, without a byte order mark.
 * @returns undefined, with a problem added, where the file is too large or not UTF-8.
 */
export function readText(folder: string, file: string, problems: Problem[]): string | undefined {
  const bytes = readFileSync(join(folder, file))
  const refuse = (line: number, message: string) => {
    problems.push({ file: displayName(file), line, message, severity: 'error' })
    return undefined
  }
  if (bytes.length > largestBytes) {
    return refuse(
      1,
      `The file has ${bytes.length} bytes, more than ${largestBytes}. Shorten it or split it in several.`,
    )
  }
  if (!isUtf8(bytes)) {
    return refuse(
      firstBrokenLine(bytes),
      'The file is not UTF-8 from this line on. Save it again with the encoding UTF-8.',
    )
  }
  const text = bytes.toString('utf8').replace(/^\uFEFF/, '')
  const control = text.search(controlCharacter)
  if (control === -1) return text
  const line = text.slice(0, control).split('\n').length
  return refuse(line, 'An invisible control character stands on this line. Delete the line and type it again.')
}

/** Everything below the space but tabulator and the ends of lines: nothing that a keyboard writes into a text. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for.
const controlCharacter = /[\0-\x08\v\f\x0e-\x1f\x7f]/

function firstBrokenLine(bytes: Buffer): number {
  let line = 1
  for (let start = 0; start < bytes.length; line++) {
    const newline = bytes.indexOf(0x0a, start)
    const end = newline === -1 ? bytes.length : newline + 1
    if (!isUtf8(bytes.subarray(start, end))) return line
    start = end
  }
  return 1
}

export interface MarkdownFile {
  /** The YAML between the two lines of `---`. */
  readonly frontMatter: string
  readonly body: string
  /** Line of the file on which the front matter begins, and the body. */
  readonly frontMatterLine: number
  readonly bodyLine: number
}

/** Takes front matter and body apart; undefined where a Markdown file does not begin with front matter. */
export function splitFrontMatter(text: string): MarkdownFile | undefined {
  const match = /^---[ \t]*\r?\n((?:.*\r?\n)*?)---[ \t]*(?:\r?\n|$)/.exec(text)
  if (!match) return undefined
  const [whole, frontMatter = ''] = match
  return {
    // A copy: a substring would keep the whole text in memory for as long as a title of it is held.
    frontMatter: Buffer.from(frontMatter).toString(),
    body: text.slice(whole.length),
    frontMatterLine: 2,
    bodyLine: whole.split('\n').length,
  }
}

/**
 * The value of YAML.
 * @param firstLine line of the file on which the YAML begins
 * @returns undefined, with problems added, where the YAML is malformed.
 */
export function parseYaml(yaml: string, file: string, firstLine: number, problems: Problem[]): unknown {
  const lines = new LineCounter()
  const document = parseDocument(yaml, { lineCounter: lines, prettyErrors: false })
  const refuse = (position: number, message: string) =>
    problems.push({
      file: displayName(file),
      line: lines.linePos(position).line + firstLine - 1,
      message,
      severity: 'error',
    })
  // The first mistake makes the parser stumble over what follows; only it is worth reading.
  const [error] = document.errors
  if (error) {
    refuse(error.pos[0], yamlProblem(error))
    return undefined
  }
  let reference: number | undefined
  visit(document, {
    Alias: (_key, node) => {
      reference = node.range?.[0]
      return visit.BREAK
    },
  })
  if (reference !== undefined) {
    // We use no references, and a few of them that refer to each other could fill the memory.
    refuse(reference, 'A text here begins with *, which YAML reads as a reference. Put the text in quotes.')
    return undefined
  }
  // `null` for an empty file reads as a file without fields, so that the schema names what is missing.
  return document.toJS() ?? {}
}

const unclosed = 'A quote, bracket, comma or colon is missing on this line or just before it. Complete it.'

function yamlProblem({ code, message }: YAMLParseError): string {
  // An unclosed bracket is noticed where the next line does not continue the list.
  if (message.startsWith('Flow')) return unclosed
  switch (code) {
    case 'DUPLICATE_KEY':
      return 'This name stands twice on the same level. Rename or remove one of the two.'
    case 'BLOCK_AS_IMPLICIT_KEY':
      return 'A text here holds a colon. Put the text in quotes.'
    case 'BAD_INDENT':
    case 'TAB_AS_INDENT':
    case 'IMPOSSIBLE':
      return 'This line begins with the wrong number of spaces, or with a tab. Line it up with its neighbours.'
    case 'BAD_SCALAR_START':
      return 'A text here begins with a sign that YAML keeps for itself. Put the text in quotes.'
    case 'UNEXPECTED_TOKEN':
      return 'Something follows the end of a text. Put the whole text in quotes, double ones where it holds single ones.'
    case 'MULTILINE_IMPLICIT_KEY':
      return 'This line has no colon after its name. Add it, or move the text into the line above.'
    case 'MULTIPLE_DOCS':
      return 'A line of three hyphens divides the file. Remove the line.'
    case 'MISSING_CHAR':
      return unclosed
    default:
      return `This line cannot be read (${message}). Check its spaces, its colon and its quotes.`
  }
}

/**
 * The line of a field, or of the nearest part of its path that exists. Reads the YAML once more: problems are rare, and
 * positions of all fields of all files would fill the memory.
 */
export function lineOfField(yaml: string, path: FieldPath, firstLine: number): number {
  const { lines, contents } = parsedForLines(yaml)
  let node: unknown = contents
  let offset = 0
  for (const key of path) {
    if (isMap(node)) {
      const pair = node.items.find((item) => String(item.key) === String(key))
      if (!isPair(pair)) break
      offset = startOf(pair.key) ?? offset
      node = pair.value
    } else if (isSeq(node)) {
      node = node.items[Number(key)]
      if (node === undefined) break
      offset = startOf(node) ?? offset
    } else break
  }
  return lines.linePos(offset).line + firstLine - 1
}

interface ParsedForLines {
  readonly yaml: string
  readonly lines: LineCounter
  readonly contents: unknown
}

let lastParsed: ParsedForLines | undefined

/** The fields of one file are asked for one after another. */
function parsedForLines(yaml: string): ParsedForLines {
  if (lastParsed?.yaml === yaml) return lastParsed
  const lines = new LineCounter()
  const { contents } = parseDocument(yaml, { lineCounter: lines, prettyErrors: false })
  lastParsed = { yaml, lines, contents }
  return lastParsed
}

function startOf(node: unknown): number | undefined {
  return isNode(node) ? (node as Node).range?.[0] : undefined
}
