/** The headings of a text: their ids and the list of contents. */
import type { Heading, Root } from 'mdast'
import type { Language } from '../../i18n/languages.ts'
import { uniqueSlugs } from '../../lib/anchors.ts'
import type { View } from '../view.ts'
import type { HeadingProps } from './components.ts'
import { textOf } from './plain-text.ts'

export interface ContentHeading {
  readonly id: string
  readonly text: string
  readonly level: HeadingProps['level']
}

/** Gives every heading of the tree an id that is unique in it, and lists them in order. */
export function nameHeadings(tree: Root, language: Language, view?: View): ContentHeading[] {
  const idOf = uniqueSlugs()
  const headings: ContentHeading[] = []
  for (const node of tree.children) {
    if (node.type !== 'heading') continue
    const text = textOf(node, language, view).trim()
    const id = idOf(text)
    node.data = { hProperties: { id } }
    headings.push({ id, text, level: levelOf(node) })
  }
  return headings
}

/** The page has the only heading of the first level; the checks refuse another. */
function levelOf({ depth }: Heading): HeadingProps['level'] {
  return depth === 1 ? 2 : depth
}
