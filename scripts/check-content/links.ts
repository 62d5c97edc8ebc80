/** Links: inside the site they must lead somewhere, in no language of their own; outside it they must be safe. */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Link, Nodes } from 'mdast'
import { documentAddress } from '../../src/collections/documents.ts'
import { entryPath } from '../../src/collections/entry-places.ts'
import { guidePdfPath } from '../../src/collections/guides.ts'
import { kindNames } from '../../src/collections/kinds.ts'
import { type SitePage, sitePages } from '../../src/collections/site-pages.ts'
import type { View } from '../../src/collections/view.ts'
import { type Language, languageTraits } from '../../src/i18n/languages.ts'
import { site } from '../../src/site/site.ts'
import type { CheckContext } from './context.ts'
import { type Passage, walk } from './passages.ts'

/** Where links may lead. */
export interface Targets {
  readonly has: (path: string) => boolean
  readonly unpublished: (path: string) => boolean
  /** The ids of a page in a language; undefined where the page has none in it, which another check says. */
  readonly anchors: (path: string, language: Language) => ReadonlySet<string> | undefined
}

export function linkTargets(context: CheckContext): Targets {
  const { entries, languages } = context.content
  const pagesIn = (view: View) =>
    new Map(
      languages.map((language) => [language, new Map(sitePages(language, view).map((page) => [page.path, page]))]),
    )
  // The published site cuts its lists in another way: a page of drafts alone does not exist there.
  const published = pagesIn({ ...context, unpublished: false })
  const all = pagesIn({ ...context, unpublished: true })
  const has = (of: typeof all, path: string) => languages.some((language) => of.get(language)?.has(path))
  // Of an entry whose own file is wrong there is no page, but the link to it is right.
  const written = new Set(kindNames.flatMap((kind) => [...entries[kind].keys()].map((id) => entryPath(kind, id))))
  const known = new Map<SitePage, ReadonlySet<string>>()
  return {
    has: (path) => has(published, path) || written.has(path),
    unpublished: (path) => has(all, path) && !has(published, path),
    anchors: (path, language) => {
      const page = all.get(language)?.get(path)
      if (!page) return undefined
      const ids = known.get(page) ?? new Set(page.anchors())
      known.set(page, ids)
      return ids
    },
  }
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
  const ids = targets.anchors(path, language)
  if (!ids || ids.has(anchor)) return undefined
  const known =
    ids.size > 0 ? `Known ones are ${[...ids].slice(0, 8).join(', ')}${ids.size > 8 ? ' …' : ''}.` : 'It has none.'
  return `The page has no heading #${anchor}. ${known} Correct it or remove what follows the #.`
}
