/** The components with which every screen draws Markdown: `renderMarkdown(source, { components: proseComponents(t), … })`. */
import type { MarkdownComponents } from '../../collections/markdown/components.ts'
import type { Translate } from '../../i18n/translate.ts'
import { CitationLink } from './citation-link.tsx'
import { ProseHeading } from './prose-heading.tsx'
import { ProseImage } from './prose-image.tsx'
import { ProseLink } from './prose-link.tsx'
import { ProseTable } from './prose-table.tsx'
import { ProseTemplate } from './prose-template.tsx'
import { TermLink } from './term-link.tsx'

/** Put what they draw inside `Prose`, which holds the typography and the notes that citations lead to. */
export function proseComponents(t: Translate): MarkdownComponents {
  return {
    Citation: (props) => <CitationLink {...props} t={t} />,
    Term: (props) => <TermLink {...props} t={t} />,
    Heading: ProseHeading,
    Table: ProseTable,
    Template: ProseTemplate,
    Link: ProseLink,
    Image: ProseImage,
  }
}
