/** What the desk lists, and what its pickers offer. */
import { documentPath } from '../../src/collections/documents.ts'
import { entryPath } from '../../src/collections/entry-places.ts'
import { type Kind, kindNames } from '../../src/collections/kinds.ts'
import { loadContent, type ValidValues } from '../../src/collections/load.ts'
import { type ToolFile, toolFiles } from '../../src/collections/tool-facts.ts'
import { citationLabel, regulationLabel } from '../../src/lib/citation.ts'
import { type Group, groups, idsOf, type Places } from '../files/entries.ts'
import type { Reference } from '../model/names.ts'

export interface Listed {
  readonly id: string
  readonly title: string
  readonly draft: boolean
  /** The page that shows it, neutral. */
  readonly path?: string
}

export interface Option {
  readonly value: string
  readonly title: string
}

export interface Overview {
  readonly entries: Readonly<Record<Group, readonly Listed[]>>
  readonly options: Readonly<Record<Exclude<Reference, 'variants'>, readonly Option[]>>
  /** `uu-40-2007#7` with what the article says. */
  readonly citations: readonly Option[]
  /** `/layanan/pendirian-pt` with the title of the page. */
  readonly pages: readonly Option[]
  /** `pendirian-pt#pnbp` with the name of the price line. */
  readonly prices: readonly Option[]
}

/**
 * In Indonesian, the language in which the titles are known by.
 * @param valid kept by the caller from one overview to the next
 */
export function overview(places: Places, valid: ValidValues): Overview {
  const content = loadContent(places.content, undefined, valid)
  const titleOf = (kind: Kind, id: string): string => {
    const entry = content.entries[kind].get(id)
    const fields = entry?.prose['id']?.fields as Readonly<Record<string, unknown>> | undefined
    const title = String(fields?.['title'] ?? fields?.['term'] ?? fields?.['name'] ?? id)
    // A law is known by its number.
    const facts = kind === 'regulations' ? content.entries.regulations.get(id)?.facts : undefined
    return facts ? `${regulationLabel(facts)}: ${title}` : title
  }
  const listed = (group: Group): Listed[] => {
    const isKind = (kindNames as readonly string[]).includes(group)
    return idsOf(places, group).map((id) => {
      if (!isKind)
        return { id, title: content.documents.get(id)?.title.id ?? id, draft: false, path: pathOf(group, id) }
      const kind = group as Kind
      const facts = content.entries[kind].get(id)?.facts as { draft?: boolean } | undefined
      return { id, title: titleOf(kind, id), draft: facts?.draft === true, path: entryPath(kind, id) }
    })
  }
  const entries = Object.fromEntries(groups.map((group) => [group, listed(group)])) as Record<Group, Listed[]>
  const ofKind = (kind: 'services' | 'regulations' | 'glossary') =>
    entries[kind].map(({ id, title }) => ({ value: id, title }))
  const named = (group: 'service_groups' | 'categories' | 'tags' | 'subjects' | 'roles') =>
    Object.entries(content.labels['id']?.[group] ?? {}).map(([value, title]) => ({ value, title }))
  const regulations = [...content.entries.regulations.values()]
  return {
    entries,
    options: {
      services: ofKind('services'),
      regulations: ofKind('regulations'),
      glossary: ofKind('glossary'),
      service_groups: named('service_groups'),
      categories: named('categories'),
      tags: named('tags'),
      subjects: named('subjects'),
      roles: named('roles'),
    },
    citations: regulations.flatMap(({ id, prose }) => [
      { value: id, title: titleOf('regulations', id) },
      ...Object.entries(prose['id']?.fields.articles ?? {}).map(([article, words]) => ({
        value: `${id}#${article}`,
        title: `${citationLabel(id, article, 'id')}: ${words}`,
      })),
    ]),
    pages: (['services', 'articles', 'guides', 'regulations'] as const).flatMap((kind) =>
      entries[kind].flatMap(({ path, title }) => (path === undefined ? [] : [{ value: path, title }])),
    ),
    prices: [...content.entries.services.values()].flatMap(({ id, prose }) =>
      Object.entries(prose['id']?.fields.lines ?? {}).map(([line, { label }]) => ({
        value: `${id}#${line}`,
        title: `${titleOf('services', id)}: ${label}`,
      })),
    ),
  }
}

/** The page that shows what is no entry of a kind; the home page where there is no single one. */
function pathOf(group: Group, id: string): string {
  if (group === 'documents') return documentPath(id)
  if (group !== 'tools') return '/'
  const file = toolFiles[id as ToolFile]
  if ('page' in file) return file.page.path
  return toolFiles[id.startsWith('kbli') ? 'kbli' : 'calendar'].page.path
}
