/** The formats of the files that the desk changes: how each is read into a value, and how a value is written back in place. */
import { parse } from 'yaml'
import { splitFrontMatter } from '../../src/collections/source-file.ts'
import { sameValue } from '../model/value.ts'
import { editSiteFile, readSiteFile } from './site-file.ts'
import { editYaml } from './yaml-edit.ts'

export type Format = 'yaml' | 'markdown' | 'json' | 'typescript'
export type FileValue = Readonly<Record<string, unknown>>

/**
 * The value of a file; that of Markdown is its front matter with the text below it as `body`.
 * @throws Error where the file is malformed
 */
export function readValue(format: Format, source: string): FileValue {
  switch (format) {
    case 'yaml':
      return parse(source) ?? {}
    case 'json':
      return JSON.parse(source)
    case 'typescript':
      return readSiteFile(source)
    case 'markdown': {
      const { frontMatter, body } = parts(source)
      return { ...parse(frontMatter), body: typed(body) }
    }
  }
}

/**
 * The source with the given value: the same text where nothing has changed, and everywhere else but at what has.
 * @throws Error where the value cannot be written so that it is read again as it is
 */
export function writeValue(format: Format, source: string, value: FileValue): string {
  if (sameValue(readValue(format, source), value)) return source
  const text = written(format, source, value)
  if (!sameValue(trimmed(readValue(format, text)), trimmed(value)))
    throw new Error('A value could not be written as it is.')
  return text
}

function written(format: Format, source: string, value: FileValue): string {
  switch (format) {
    case 'yaml':
      return editYaml(source, value)
    case 'json':
      return `${JSON.stringify(value, null, 2)}\n`
    case 'typescript':
      return editSiteFile(source, value)
    case 'markdown': {
      const { frontMatter, body } = parts(source)
      const { body: wanted, ...fields } = value
      const before = source.slice(0, source.indexOf(frontMatter))
      const between = source.slice(before.length + frontMatter.length, source.length - body.length)
      const text = typeof wanted === 'string' && wanted !== typed(body) ? emptyLines(body) + ending(wanted) : body
      return before + editYaml(frontMatter, fields) + between + text
    }
  }
}

/** A text as a form has it: without carriage returns, and without the empty lines below the front matter. */
function typed(body: string): string {
  return body.slice(emptyLines(body).length).replaceAll('\r\n', '\n')
}

/** The empty lines with which a text begins. */
export function emptyLines(body: string): string {
  return /^(?:\r?\n)*/.exec(body)?.[0] ?? ''
}

/** A text file ends with one line break. */
function ending(text: string): string {
  return `${text.replace(/\n+$/, '')}\n`
}

/** A text of several lines gets the end of its last line by itself. */
function trimmed(value: FileValue): unknown {
  return JSON.parse(JSON.stringify(value, (_name, inner) => (typeof inner === 'string' ? inner.trimEnd() : inner)))
}

function parts(source: string) {
  const found = splitFrontMatter(source)
  if (!found) throw new Error('The file does not begin with front matter.')
  return found
}
