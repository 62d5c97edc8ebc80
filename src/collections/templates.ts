/** The texts to take over that stand in articles and guides, and what `content/facts/templates.yaml` says of each. */
import type { Code, Nodes } from 'mdast'
import { uniqueSlugs } from '../lib/anchors.ts'
import { type TemplateText, templateId, templateLanguage, templateText } from '../lib/template-text.ts'
import { articles } from './articles.ts'
import { guides } from './guides.ts'
import { parseMarkdown } from './markdown/parse.ts'
import { perLanguage } from './view.ts'

/** A template with the page on which it stands. */
interface Template extends TemplateText {
  readonly page: {
    readonly id: string
    readonly title: string
    /** Neutral. */
    readonly path: string
  }
}

/** A template as the page of all of them lists it. */
export interface ListedTemplate extends Template {
  /** Its anchor on the page of all templates. */
  readonly id: string
  /** The neutral address of the place where it stands. */
  readonly source: string
  /** Undefined where it is not described yet. */
  readonly about?:
    | {
        readonly for: string
        readonly limits: string
        readonly called: string
        /** Citations. */
        readonly basis: readonly string[]
      }
    | undefined
}

interface TemplateGroup {
  /** Undefined for those that are not described. */
  readonly id?: string | undefined
  readonly label?: string | undefined
  readonly templates: readonly ListedTemplate[]
}

/** Every template of the published articles and guides, in the order of their pages. */
export const templates = perLanguage((language, view): readonly Template[] =>
  [...articles(language, view), ...guides(language, view)].flatMap(({ id, title, path, body }) =>
    templatesIn(body()).map((template) => ({ ...template, page: { id, title, path } })),
  ),
)

/** The templates by what one needs them for; what is not described stands in a last group without a name. */
export const templateGroups = perLanguage((language, view): readonly TemplateGroup[] => {
  const left = new Set(templates(language, view))
  const idOf = uniqueSlugs()
  const listed = (template: Template): ListedTemplate => ({
    ...template,
    id: idOf(template.title),
    source: `${template.page.path}#${templateId(template.title)}`,
  })
  const groups: TemplateGroup[] = (view.content.templates?.uses ?? []).map((use) => ({
    id: use.id,
    label: use.label[language],
    templates: use.templates.flatMap(({ page, name, called, limits, basis, for: purpose }) => {
      const template = [...left].find((one) => one.page.id === page && one.title === name[language])
      if (!template) return []
      left.delete(template)
      const about = { for: purpose[language], limits: limits[language], called: called?.[language] ?? '', basis }
      return [{ ...listed(template), about }]
    }),
  }))
  return [...groups, { templates: [...left].map(listed) }].filter((group) => group.templates.length > 0)
})

/** Each template of a Markdown text, with its fence. */
export const fencedTemplate = new RegExp(`^ {0,3}\`\`\`${templateLanguage}[\\s\\S]*?^ {0,3}\`\`\``, 'gm')

/** The templates of a Markdown text. Only they are parsed, not the text around them. */
function templatesIn(source: string): TemplateText[] {
  return (source.match(fencedTemplate) ?? [])
    .flatMap((block) => codeBlocks(parseMarkdown(block)))
    .flatMap((node) => templateText(node) ?? [])
}

function codeBlocks(node: Nodes): Code[] {
  if (node.type === 'code') return [node]
  return 'children' in node ? node.children.flatMap(codeBlocks) : []
}
