/** Links: inside the site they must lead somewhere, in no language of their own; outside it they must be safe. */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Link, Nodes } from 'mdast'
import { blogListPages } from '../../src/collections/blog-lists.ts'
import { documentAddress, documentPath } from '../../src/collections/documents.ts'
import { guidePdfPath } from '../../src/collections/guides.ts'
import { libraryLists } from '../../src/collections/library-lists.ts'
import { nameHeadings } from '../../src/collections/markdown/headings.ts'
import { parseMarkdown } from '../../src/collections/markdown/parse.ts'
import { entryPath } from '../../src/collections/paths.ts'
import { readText, splitFrontMatter } from '../../src/collections/source-file.ts'
import { isUnpublished } from '../../src/collections/view.ts'
import { type Language, languageTraits } from '../../src/i18n/languages.ts'
import { articleAnchor } from '../../src/lib/citation.ts'
import { outcomes, resultId } from '../../src/lib/entity-choice.ts'
import { sections } from '../../src/lib/sections.ts'
import { site } from '../../src/site/site.ts'
import { type CheckContext, forEachKind } from './context.ts'
import { type Passage, walk } from './passages.ts'

/** Pages that are no entries (specification, section 2). */
const staticPaths = ['/layanan', '/data-terbuka', '/terms-and-condition', '/privacy-policy', '/about-us', '/thank-you']

/** The parts of the library's overview, beside its subjects. */
const libraryAnchors = ['peraturan', 'panduan', 'glosarium']

/** The parts of a page about a PDF. */
const documentAnchors = ['dokumen', 'teks']

/** Where links may lead: every path with what stands there. */
export interface Targets {
  readonly has: (path: string) => boolean
  readonly unpublished: (path: string) => boolean
  /** The ids of a page in a language. */
  readonly anchors: (path: string, language: Language) => ReadonlySet<string>
}

export function linkTargets(context: CheckContext): Targets {
  const { entries, labels, documents } = context.content
  const paths = new Map<string, { unpublished: boolean; anchors: (language: Language) => Iterable<string> }>()
  const add = (path: string, anchors: (language: Language) => Iterable<string> = () => [], unpublished = false) =>
    paths.set(path, { unpublished, anchors })
  for (const path of staticPaths) add(path)
  for (const path of ['/', '/konsultasi']) add(path, () => sections)
  add('/infohukum', (language) => [...libraryAnchors, ...Object.keys(labels[language]?.subjects ?? {})])
  add('/pilih-badan-usaha', () => outcomes.map(resultId))
  add('/ubah-badan-usaha', () => entries.changes.keys())
  add('/infohukum/glosarium', () => entries.glossary.keys())
  // As the published site cuts them: a page of drafts alone does not exist there.
  const published = { ...context, unpublished: false }
  for (const language of context.content.languages) for (const { path } of blogListPages(language, published)) add(path)
  for (const language of context.content.languages) for (const { path } of libraryLists(language, published)) add(path)
  for (const id of documents.keys()) add(documentPath(id), () => documentAnchors)
  forEachKind((kind) => {
    if (kind === 'glossary' || kind === 'outcomes' || kind === 'changes') return
    for (const { id, facts, prose } of entries[kind].values()) {
      const anchors = (language: Language) => {
        const file = prose[language]?.file
        const articles = kind === 'regulations' ? (entries.regulations.get(id)?.facts?.articles ?? []) : []
        return [
          ...(file ? headingIds(file, language, context) : []),
          ...articles.map(({ article }) => articleAnchor(article)),
          ...(kind === 'guides' ? documentAnchors : []),
        ]
      }
      add(entryPath(kind, id), anchors, facts !== undefined && isUnpublished(facts, context.day))
    }
  })
  const known = new Map<string, ReadonlySet<string>>()
  return {
    has: (path) => paths.has(path),
    unpublished: (path) => paths.get(path)?.unpublished ?? false,
    anchors: (path, language) => {
      const key = `${language} ${path}`
      const ids = known.get(key) ?? new Set(paths.get(path)?.anchors(language))
      known.set(key, ids)
      return ids
    },
  }
}

function headingIds(file: string, language: Language, context: CheckContext): string[] {
  const text = readText(context.content.folder, file, [])
  const body = text === undefined ? undefined : splitFrontMatter(text)?.body
  return body === undefined ? [] : nameHeadings(parseMarkdown(body), language, context).map(({ id }) => id)
}

export function checkLinks(passage: Passage, context: CheckContext, targets: Targets): void {
  walk(passage.tree, (node, line) => {
    if (!isLink(node)) return
    const message = linkProblem(node.url, passage, context, targets)
    if (message) passage.report(line, message)
  })
}

function isLink(node: Nodes): node is Link | Extract<Nodes, { type: 'definition' }> {
  return node.type === 'link' || node.type === 'definition'
}

function linkProblem(url: string, passage: Passage, context: CheckContext, targets: Targets): string | undefined {
  if (url.startsWith('#')) {
    return anchorProblem(entryPath(passage.kind, passage.id), url.slice(1), passage.language, targets)
  }
  if (/^\/(?!\/)/.test(url)) return internalProblem(url, passage, context, targets)
  if (url === site.origin || url.startsWith(`${site.origin}/`)) {
    return `The link ${url} names this site itself. Write ${url.slice(site.origin.length) || '/'} instead.`
  }
  if (/^(?:https:\/\/|mailto:|tel:)/i.test(url)) return undefined
  if (/^http:\/\//i.test(url)) return `The link ${url} is not encrypted. Write https:// instead.`
  return `The link ${url || '(empty)'} leads nowhere. Begin it with / for a page of this site or with https:// for another.`
}

function internalProblem(url: string, passage: Passage, context: CheckContext, targets: Targets): string | undefined {
  const [, path = '', anchor] = /^([^?#]*)[^#]*(?:#(.*))?$/s.exec(url) ?? []
  const prefix = Object.keys(languageTraits).find(
    (language) => path === `/${language}` || path.startsWith(`/${language}/`),
  )
  if (prefix) {
    return `The link ${url} names a language. Write ${url.slice(prefix.length + 1) || '/'}; it is made to point into the reader's language.`
  }
  if (path.length > 1 && path.endsWith('/')) return `The link ${url} ends in a slash. Write ${path.slice(0, -1)}.`
  if (/\.[a-z0-9]+$/i.test(path)) {
    if (existsSync(join(context.publicFolder, decodeURI(path))) || isDocument(path, context)) return undefined
    return `The file ${path} does not exist. Put it into public/ or correct the address.`
  }
  if (!targets.has(path))
    return `The link ${url} leads to no page. ${knownNames(path, context)}Correct it or remove the link.`
  if (passage.published && targets.unpublished(path)) {
    return `The link ${url} leads to a draft or to a page of a later day. Publish that first or remove the link.`
  }
  return anchor === undefined ? undefined : anchorProblem(path, anchor, passage.language, targets)
}

/** For a misspelt category or tag: those that exist. */
function knownNames(path: string, { content }: CheckContext): string {
  const [, kind] = /^\/blog\/(kategori|tag)\//.exec(path) ?? []
  if (!kind) return ''
  const group = kind === 'tag' ? 'tags' : 'categories'
  const [language] = content.languages
  const names = Object.keys((language && content.labels[language]?.[group]) ?? {})
  return `The ${group} of labels.yaml are ${names.join(', ')}. `
}

/** A guide as a PDF, or a PDF of `content/documents`. */
function isDocument(path: string, { content }: CheckContext): boolean {
  const guides = [...content.entries.guides.keys()].map(guidePdfPath)
  return [...guides, ...[...content.documents.keys()].map(documentAddress)].includes(path)
}

function anchorProblem(path: string, anchor: string, language: Language, targets: Targets): string | undefined {
  const ids = targets.anchors(path.replace(/#.*/, ''), language)
  if (ids.has(anchor)) return undefined
  const known =
    ids.size > 0 ? `Known ones are ${[...ids].slice(0, 8).join(', ')}${ids.size > 8 ? ' …' : ''}.` : 'It has none.'
  return `The page has no heading #${anchor}. ${known} Correct it or remove what follows the #.`
}
