/** What a page supplies to draw Markdown, and what each component is given. */
import type { ComponentType, ReactNode } from 'react'
import type { Language } from '../../i18n/languages.ts'
import type { TemplateText } from '../../lib/template-text.ts'
import type { View } from '../view.ts'
import type { ResolvedCitation } from './notations.ts'
import type { CachedBody } from './parse.ts'

/** A distinct citation of a page, numbered in the order of first appearance from 1. */
export interface NumberedCitation extends ResolvedCitation {
  readonly number: number
  /** How often it has been cited so far. */
  readonly occurrences: number
}

export interface CitationProps {
  readonly citation: NumberedCitation
  /** 1 where it is cited for the first time, to which its note leads back; 2 for the second. */
  readonly occurrence: number
}

export interface TermProps {
  /** Address in the glossary. */
  readonly href: string
  /** The mention as it stands in the text. */
  readonly children: string
}

export interface HeadingProps {
  readonly id: string
  readonly level: 2 | 3 | 4 | 5 | 6
  readonly children: ReactNode
}

export interface LinkProps {
  /** An address: links inside the site are already in the language of the page. */
  readonly href: string
  /** True where it leaves the site. */
  readonly external: boolean
  readonly children: ReactNode
}

export interface ImageProps {
  readonly src: string
  readonly alt: string
}

export interface FigureProps {
  /** As in `{{figure:liability-pt-cv}}`; the checks refuse what is not there. */
  readonly name: string
}

/** How a page draws what is not plain text; everything else becomes the element of the same name. */
export interface MarkdownComponents {
  readonly Citation: ComponentType<CitationProps>
  readonly Term: ComponentType<TermProps>
  readonly Heading: ComponentType<HeadingProps>
  readonly Table: ComponentType<{ readonly children: ReactNode }>
  readonly Template: ComponentType<TemplateText>
  readonly Link: ComponentType<LinkProps>
  readonly Image: ComponentType<ImageProps>
  readonly Figure: ComponentType<FigureProps>
}

export interface RenderOptions {
  readonly language: Language
  readonly components: MarkdownComponents
  /** Whether first mentions of glossary terms are explained. */
  readonly glossary: boolean
  /** The entry for which builds keep the tree of the text; for texts that come by the thousand. */
  readonly cachedAs?: CachedBody
  /** Citations of earlier texts of the same page, whose numbers go on here. */
  readonly citationsBefore?: readonly NumberedCitation[]
  /** What stands behind the first block. */
  readonly afterFirst?: ReactNode
  readonly view?: View
}
