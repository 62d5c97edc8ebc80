/** Finds the first mention of each glossary term in a text. */
import type { Node, Nodes, Root } from 'mdast'
import { findAndReplace } from 'mdast-util-find-and-replace'

/** A word of a text that is explained by a term of the glossary. */
export interface MentionNode extends Node {
  readonly type: 'mention'
  /** Id of the term. */
  readonly term: string
  /** As it stands in the text. */
  readonly value: string
}

declare module 'mdast' {
  interface PhrasingContentMap {
    mention: MentionNode
  }
  interface RootContentMap {
    mention: MentionNode
  }
}

/** The spellings of all terms, prepared once for every text of a language. */
export interface Mentions {
  /** All spellings, the longest first, as whole words. Undefined for a glossary without terms. */
  readonly expression?: RegExp
  /** Terms by spelling in lower case; with `exact`, capitals must be as given. */
  readonly terms: ReadonlyMap<string, readonly { readonly id: string; readonly exact?: string }[]>
}

/** What the terms of a glossary are found by in texts, prepared once per language. */
export function prepareMentions(
  glossary: readonly { readonly id: string; readonly mentions: readonly string[] }[],
): Mentions {
  const terms = new Map<string, { id: string; exact?: string }[]>()
  for (const { id, mentions } of glossary) {
    for (const mention of mentions) {
      const spelling = mention.toLowerCase()
      const exact = capitalsMatter(mention) ? mention : undefined
      terms.set(spelling, [...(terms.get(spelling) ?? []), { id, exact }])
    }
  }
  if (terms.size === 0) return { terms }
  const alternatives = [...terms.keys()]
    .sort((a, b) => b.length - a.length)
    .map((spelling) => spelling.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replaceAll(' ', '\\s+'))
  // A hyphen before joins two words into one (`e-meterai`); one after may begin a suffix (`NIB-nya`). A dot with a
  // letter behind it belongs to an address (`merek.dgip.go.id`).
  const whole = `(?<![\\p{L}\\p{N}.-])(?:${alternatives.join('|')})(?![\\p{L}\\p{N}]|\\.\\p{L})`
  return { expression: new RegExp(whole, 'giu'), terms }
}

/** `NIB` and `PT PMA` are other words than `nib` and `pt pma`; `Akta` at the start of a sentence is `akta`. */
function capitalsMatter(mention: string): boolean {
  return /\p{Lu}/u.test(mention.slice(1))
}

/** More explained words than this on one page are read by few, and weigh more than the text around them. */
export const mostExplained = 12

/** What is already a link, a name or a quotation of code is not explained, nor the heads of a table. */
const untouched = [
  ...(['heading', 'link', 'linkReference', 'citation', 'code', 'inlineCode'] satisfies Nodes['type'][]),
  ({ type }: { readonly type: string }, place?: number) => type === 'tableRow' && place === 0,
]

/**
 * Turns the first mention of each term into a node of its own, up to `mostExplained`.
 * @param seen ids of terms that were explained before; those found are added
 */
export function markMentions(tree: Root, { expression, terms }: Mentions, seen: Set<string>): void {
  if (!expression) return
  const explain = (value: string): MentionNode | string => {
    const normal = value.replace(/\s+/g, ' ')
    const term = terms
      .get(normal.toLowerCase())
      ?.find(({ id, exact }) => !seen.has(id) && (exact === undefined || exact === normal))
    if (!term || seen.size >= mostExplained) return value
    seen.add(term.id)
    return { type: 'mention', term: term.id, value }
  }
  findAndReplace(tree, [expression, explain], { ignore: untouched })
}
