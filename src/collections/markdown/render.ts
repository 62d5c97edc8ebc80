/** Markdown to React elements. Raw HTML never becomes markup: it is shown as the text that it is. */
import type { ReactNode } from 'react'
import { glossaryMentions } from '../glossary.ts'
import type { NumberedCitation, RenderOptions } from './components.ts'
import { type ContentHeading, nameHeadings } from './headings.ts'
import { markMentions } from './mentions.ts'
import { cachedTree, parseMarkdown } from './parse.ts'
import { toReact } from './to-react.tsx'

export interface RenderedMarkdown {
  readonly content: ReactNode
  /** For a list of contents. */
  readonly headings: readonly ContentHeading[]
  /** Distinct citations in the order of their numbers, those of `citationsBefore` first. */
  readonly citations: readonly NumberedCitation[]
}

/** Renders the body of an entry, or a field that holds Markdown. */
export function renderMarkdown(source: string, options: RenderOptions): RenderedMarkdown {
  const { language, glossary, cachedAs, citationsBefore = [], view } = options
  const tree = cachedAs ? cachedTree(cachedAs, source) : parseMarkdown(source)
  const headings = nameHeadings(tree, language, view)
  if (glossary) markMentions(tree, glossaryMentions(language, view), new Set())
  const citations = new Map(citationsBefore.map((citation) => [citation.written, citation]))
  const content = toReact(tree, options, citations)
  return { content, headings, citations: [...citations.values()] }
}
