/** Reads one content file: its bytes, its front matter, its YAML, and where in it a field stands. */
import { isUtf8 } from 'node:buffer'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isMap, isNode, isPair, isSeq, LineCounter, type Node, parseDocument } from 'yaml'
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
  return bytes.toString('utf8').replace(/^\uFEFF/, '')
}

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
      message: `${message.replace(/\.?$/, '.')} Check the spaces at the beginning of the line, the colon after the name, and quotes around a text that holds a colon.`,
      severity: 'error',
    })
  for (const error of document.errors) refuse(error.pos[0], `This is not valid YAML: ${error.message}`)
  if (document.errors.length > 0) return undefined
  try {
    // `null` for an empty file reads as a file without fields, so that the schema names what is missing.
    return document.toJS() ?? {}
  } catch (error) {
    refuse(0, `This YAML cannot be read: ${error instanceof Error ? error.message : error}`)
    return undefined
  }
}

/**
 * The line of a field, or of the nearest part of its path that exists. Reads the YAML once more: problems are rare, and
 * positions of all fields of all files would fill the memory.
 */
export function lineOfField(yaml: string, path: FieldPath, firstLine: number): number {
  const lines = new LineCounter()
  let node: unknown = parseDocument(yaml, { lineCounter: lines, prettyErrors: false }).contents
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

function startOf(node: unknown): number | undefined {
  return isNode(node) ? (node as Node).range?.[0] : undefined
}
