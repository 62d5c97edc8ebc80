/** The components with which every screen draws Markdown: `renderMarkdown(source, { components: proseComponents(t), … })`. */

import type { ComponentType } from 'react'
import type {
  FigureProps,
  HeadingProps,
  ImageProps,
  LinkProps,
  MarkdownComponents,
  TermProps,
} from '../../collections/markdown/components.ts'
import type { Translate } from '../../i18n/translate.ts'
import { Icon } from '../../ui/icon.tsx'
import { CitationLink } from './citation-link.tsx'
import headingStyles from './prose-heading.module.css'
import linkStyles from './prose-link.module.css'
import { ProseTable } from './prose-table.tsx'
import { ProseTemplate } from './prose-template.tsx'
import termStyles from './term-link.module.css'

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
    <a className={termStyles.mention} data-term="" href={href}>
      {children}
    </a>
  )
}

/** A heading that is the link to itself, so that its address can be copied and its name stays its text. */
function ProseHeading({ id, level, children }: HeadingProps) {
  const Heading = `h${level}` as const
  return (
    <Heading className={headingStyles.heading} id={id}>
      <a href={`#${id}`}>{children}</a>
    </Heading>
  )
}

/** The same in a text below a heading of its section: one level lower, and no link, since the section has the address. */
export function SectionProseHeading({ level, children }: HeadingProps) {
  const Heading = `h${Math.min(level + 1, 6) as HeadingProps['level']}` as const
  return <Heading>{children}</Heading>
}

/** A link; an arrow marks one that leaves the site. */
export function ProseLink({ href, external, children }: LinkProps) {
  if (!external || !href.startsWith('https:')) return <a href={href}>{children}</a>
  return (
    <a href={href} rel="noopener">
      {children}
      <span className={linkStyles.away}>
        <Icon name="external" size={12} />
      </span>
    </a>
  )
}
