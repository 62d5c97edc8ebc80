/** The components with which every screen draws Markdown: `renderMarkdown(source, { components: proseComponents(t), … })`. */
import type { ComponentType } from 'react'
import type { FigureProps, ImageProps, MarkdownComponents, TermProps } from '../../collections/markdown/components.ts'
import type { Translate } from '../../i18n/translate.ts'
import { CitationLink } from './citation-link.tsx'
import { ProseHeading } from './prose-heading.tsx'
import { ProseLink } from './prose-link.tsx'
import { ProseTable } from './prose-table.tsx'
import { ProseTemplate } from './prose-template.tsx'
import styles from './term-link.module.css'

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

/** A picture of the text, fetched when it comes near. */
function ProseImage({ src, alt }: ImageProps) {
  return <img alt={alt} decoding="async" loading="lazy" src={src} />
}

/** A term, with the way to its entry in the glossary. What the entry says, a card shows in place (`features/term-card`). */
function TermLink({ href, children }: TermProps) {
  return (
    <a className={styles.mention} data-term="" href={href}>
      {children}
    </a>
  )
}
