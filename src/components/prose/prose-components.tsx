/** The components with which every screen draws Markdown: `renderMarkdown(source, { components: proseComponents(t), … })`. */
import type { ComponentType } from 'react'
import type { FigureProps, MarkdownComponents } from '../../collections/markdown/components.ts'
import type { Translate } from '../../i18n/translate.ts'
import { CitationLink } from './citation-link.tsx'
import { ProseHeading } from './prose-heading.tsx'
import { ProseImage } from './prose-image.tsx'
import { ProseLink } from './prose-link.tsx'
import { ProseTable } from './prose-table.tsx'
import { ProseTemplate } from './prose-template.tsx'
import { TermLink } from './term-link.tsx'

interface Options {
  /** The address of the folder with the page's templates as documents; without it templates are text alone. */
  readonly templateFolder?: string
  /** Draws what `{{figure:…}}` names; without it figures are left out. */
  readonly Figure?: ComponentType<FigureProps>
}

/** Put what they draw inside `Prose`, which holds the typography and the notes that citations lead to. */
export function proseComponents(t: Translate, { templateFolder, Figure = NoFigure }: Options = {}): MarkdownComponents {
  return {
    Citation: (props) => <CitationLink {...props} t={t} />,
    Term: TermLink,
    Heading: ProseHeading,
    Table: ProseTable,
    Template: (props) => <ProseTemplate {...props} folder={templateFolder} t={t} />,
    Link: ProseLink,
    Image: ProseImage,
    Figure,
  }
}

function NoFigure() {
  return null
}
