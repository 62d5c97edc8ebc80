/** Syntax trees of long texts: the content check, the pages and the next build need each, and parse it once. */
import type { Root } from 'mdast'
import type { Language } from '../../i18n/languages.ts'
import { cachedFile } from '../../lib/build-cache.ts'
import type { Kind } from '../kinds.ts'
import { parseMarkdown } from './parse.ts'

/** The entry whose body a text is: there is one of each. */
export interface CachedBody {
  readonly kind: Kind
  readonly language: Language
  readonly id: string
}

/**
 * The tree of the body of an entry; reading a kept one takes a tenth of the time of parsing.
 */
export function cachedTree({ kind, language, id }: CachedBody, source: string): Root {
  const { content, keep } = cachedFile(`markdown/${kind}/${language}/${id}.json`, source)
  if (content) return JSON.parse(content.toString())
  const tree = parseMarkdown(source)
  keep(JSON.stringify(tree))
  return tree
}
