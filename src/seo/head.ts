/** Everything in `<head>` that speaks to search engines and other sites. Pure: facts in, tags out. */
import { defaultLanguage, type Language, languageTraits } from '../i18n/languages.ts'
import { localizedPath } from '../i18n/paths.ts'

export interface PageHead {
  /** The page's own title; the company's name is added unless the title is it. */
  readonly title: string
  readonly description: string
  /** The neutral path of the canonical page. */
  readonly path: string
  readonly language: Language
  /** The languages in which the page exists; one of them is `language`. */
  readonly alternates: readonly Language[]
  /** True for pages that are no search result: thanks, not found. */
  readonly unlisted?: boolean
  /** What other sites show beside a link: 1200 × 630 pixels, with what it says in words. */
  readonly picture?: { readonly path: string; readonly alt: string } | undefined
  readonly kind?: 'website' | 'article'
  /** Structured data, schema.org. */
  readonly structuredData?: readonly object[]
}

export interface HeadTag {
  readonly name: 'title' | 'meta' | 'link' | 'script'
  readonly attributes: Readonly<Record<string, string>>
  /** HTML, written as it is: the caller makes sure that its text cannot end the tag. */
  readonly text?: string
}

interface Publisher {
  readonly name: string
  /** Without a trailing slash. */
  readonly origin: string
}

/** Characters of a title and of a description, as the usual width of a search result holds them on a computer. */
export const mostOfTitle = 60
export const mostOfDescription = 160

/** A title as search engines and tabs show it: the company's name is added unless the title is it. */
export function shownTitle(title: string, publisher: string): string {
  return title === publisher ? title : `${title} · ${publisher}`
}

/** The head tags of a page, in the order in which they are written. */
export function headTags(page: PageHead, publisher: Publisher): HeadTag[] {
  const address = (path: string, language: Language) => publisher.origin + localizedPath(path, language)
  const canonical = address(page.path, page.language)
  const tags: HeadTag[] = [
    { name: 'title', attributes: {}, text: escaped(shownTitle(page.title, publisher.name)) },
    meta('description', page.description),
    ...(page.unlisted ? [meta('robots', 'noindex')] : [link('canonical', canonical)]),
    property('og:type', page.kind ?? 'website'),
    property('og:site_name', publisher.name),
    property('og:title', page.title),
    property('og:description', page.description),
    property('og:url', canonical),
    property('og:locale', languageTraits[page.language].territory),
  ]
  if (page.picture && !page.unlisted) {
    tags.push(
      property('og:image', publisher.origin + page.picture.path),
      property('og:image:width', '1200'),
      property('og:image:height', '630'),
      property('og:image:alt', page.picture.alt),
      meta('twitter:card', 'summary_large_image'),
    )
  }
  if (!page.unlisted && page.alternates.length > 1) {
    for (const language of page.alternates) {
      tags.push(alternate(language, address(page.path, language)))
    }
    tags.push(alternate('x-default', address(page.path, defaultLanguage)))
  }
  return tags
}

/** The data of a page for search engines, which read it anywhere in the page. */
export function dataTags({ structuredData = [], picture }: PageHead, publisher: Publisher): HeadTag[] {
  return structuredData.map((data) => ({
    name: 'script',
    attributes: { type: 'application/ld+json' },
    text: embeddableJson(picture ? withPicture(data, publisher.origin + picture.path) : data),
  }))
}

/** An article without a picture gets a warning of search engines; what else the site describes needs none. */
function withPicture(data: object, image: string): object {
  return '@type' in data && data['@type'] === 'Article' ? { ...data, image } : data
}

/** JSON that cannot end its script element. */
function embeddableJson(data: object): string {
  return JSON.stringify(data).replaceAll('<', '\\u003c')
}

/** Text as HTML: it shows what was meant, and cannot end its element. */
function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
}

function meta(name: string, content: string): HeadTag {
  return { name: 'meta', attributes: { name, content } }
}

function property(name: string, content: string): HeadTag {
  return { name: 'meta', attributes: { property: name, content } }
}

function link(rel: string, href: string): HeadTag {
  return { name: 'link', attributes: { rel, href } }
}

function alternate(hreflang: string, href: string): HeadTag {
  return { name: 'link', attributes: { rel: 'alternate', hreflang, href } }
}
