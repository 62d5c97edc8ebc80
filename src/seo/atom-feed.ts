/** A feed in the Atom Syndication Format, RFC 4287. Pure. */
import { beginningOfDay } from '../lib/day.ts'

/** A feed stays small however much is published; readers keep what they have seen. */
export const maxEntries = 50

interface FeedEntry {
  readonly title: string
  readonly summary: string
  /** Absolute, with the anchor where the entry is a part of a page. */
  readonly url: string
  /** Calendar days, in Western Indonesian Time. */
  readonly published: string
  readonly updated: string
  readonly categories: readonly { readonly id: string; readonly label: string }[]
  /** Absolute: where the information comes from. */
  readonly source?: string | undefined
}

export interface Feed {
  readonly title: string
  readonly subtitle: string
  readonly language: string
  readonly author: string
  /** Absolute addresses of the feed and of the page that it follows; the latter is also the feed's id. */
  readonly selfUrl: string
  readonly pageUrl: string
  /** For a feed without entries, whose day of change the format asks for all the same. */
  readonly builtOn: string
  /** Newest first; the first `maxEntries` are written. */
  readonly entries: readonly FeedEntry[]
}

/** The document. An entry's id is its address, which never changes: of a page, or of one change in its change log. */
export function atomFeed(feed: Feed): string {
  const entries = feed.entries.slice(0, maxEntries)
  const updated =
    entries
      .map((entry) => entry.updated)
      .sort()
      .at(-1) ?? feed.builtOn
  return `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${escapeXml(feed.language)}">
<title>${escapeXml(feed.title)}</title>
<subtitle>${escapeXml(feed.subtitle)}</subtitle>
<id>${escapeXml(feed.pageUrl)}</id>
<link rel="self" type="application/atom+xml" href="${escapeXml(feed.selfUrl)}"/>
<link rel="alternate" type="text/html" hreflang="${escapeXml(feed.language)}" href="${escapeXml(feed.pageUrl)}"/>
<updated>${beginningOfDay(updated)}</updated>
<author><name>${escapeXml(feed.author)}</name></author>
${entries.map(entryXml).join('')}</feed>
`
}

function entryXml({ title, summary, url, published, updated, categories, source }: FeedEntry): string {
  return `<entry>
<title>${escapeXml(title)}</title>
<id>${escapeXml(url)}</id>
<link rel="alternate" type="text/html" href="${escapeXml(distinctAddress(url))}"/>
${source === undefined ? '' : `<link rel="via" href="${escapeXml(source)}"/>\n`}<published>${beginningOfDay(published)}</published>
<updated>${beginningOfDay(updated)}</updated>
${categories.map(({ id, label }) => `<category term="${escapeXml(id)}" label="${escapeXml(label)}"/>\n`).join('')}<summary>${escapeXml(summary)}</summary>
</entry>
`
}

/**
 * The same place, under an address of its own: readers that know an entry by its link and cut the anchor off would take all
 * changes of one page for one. The page's canonical address stays without it.
 */
function distinctAddress(url: string): string {
  const [page = '', anchor] = url.split('#')
  return anchor === undefined ? page : `${page}?entri=${encodeURIComponent(anchor)}#${anchor}`
}

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

function escapeXml(text: string): string {
  return text.replace(/[&<>"]/g, (character) => entities[character] ?? character)
}
