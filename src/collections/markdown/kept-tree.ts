/** Syntax trees of long texts: the content check, the pages and the next build need each, and parse it once. */
import type { Root } from 'mdast'
import { keptFile } from '../../lib/build-cache.ts'
import { parseMarkdown } from './parse.ts'

/**
 * The tree of a Markdown text; reading a kept one takes a tenth of the time of parsing.
 * @param name of the text, one for each: `articles/id/modal-pt`
 */
export function keptTree(name: string, source: string): Root {
  const { content, keep } = keptFile(`markdown/${name}.json`, source)
  if (content) return JSON.parse(content.toString())
  const tree = parseMarkdown(source)
  keep(JSON.stringify(tree))
  return tree
}
