/** Reads from built HTML what its Content-Security-Policy must allow. */
import { createHash } from 'node:crypto'
import { Parser } from 'htmlparser2'
import type { PageFacts } from '../policy/published.ts'

export interface FactsOfPage {
  /** `sha256-…` of each inline script and style sheet. */
  readonly scriptHashes: readonly string[]
  readonly styleHashes: readonly string[]
  readonly hasVideo: boolean
  readonly hasViewer: boolean
  /** What no strict policy allows, each as a sentence. */
  readonly violations: readonly string[]
}

/** Types of inline scripts that browsers do not run: data for search engines and for our own code. */
const dataScript = /^application\/(?:ld\+)?json$/

/** Reads one page. A hash covers every byte of a script or style. */
export function readPage(html: string): FactsOfPage {
  const scripts: string[] = []
  const styles: string[] = []
  const violations: string[] = []
  let hasVideo = false
  let hasViewer = false
  let inline: string[] | null = null
  let text = ''

  const parser = new Parser(
    {
      onopentag(name, attributes) {
        hasVideo ||= 'data-video' in attributes
        hasViewer ||= 'data-pdf-viewer' in attributes
        violations.push(...forbiddenAttributes(name, attributes))
        text = ''
        if (name === 'style') inline = styles
        else if (name === 'script' && !('src' in attributes) && !dataScript.test(attributes.type ?? ''))
          inline = scripts
        else inline = null
      },
      ontext(chunk) {
        if (inline) text += chunk
      },
      onclosetag(name) {
        if (inline && (name === 'script' || name === 'style')) {
          inline.push(text)
          inline = null
        }
      },
    },
    { decodeEntities: true },
  )
  // Browsers hash what the parser gives them, and that has no carriage returns.
  parser.end(html.replace(/\r\n?/g, '\n'))
  return { scriptHashes: scripts.map(hashOf), styleHashes: styles.map(hashOf), hasVideo, hasViewer, violations }
}

function forbiddenAttributes(tag: string, attributes: Readonly<Record<string, string>>): string[] {
  return Object.entries(attributes).flatMap(([name, value]) => {
    if (name === 'style') return [`<${tag}> has a style attribute ("${value}"); put it into a style sheet`]
    if (/^on[a-z]+$/.test(name)) return [`<${tag}> has an inline handler (${name}); add the listener in a script`]
    if (/^\s*javascript:/i.test(value)) return [`<${tag}> has a javascript: address in ${name}`]
    return []
  })
}

/**
 * Sums up the pages of a site.
 * @throws Error that lists every page with something a strict policy forbids.
 */
export function summarizePages(pages: ReadonlyMap<string, FactsOfPage>): PageFacts {
  // By name, so that a host's configuration is the same in whatever order pages were read.
  const sorted = [...pages].sort(([a], [b]) => (a < b ? -1 : 1))
  const problems = sorted.flatMap(([file, page]) => page.violations.map((violation) => `  ${file}: ${violation}`))
  if (problems.length > 0) {
    throw new Error(`The Content-Security-Policy would block parts of these pages:\n${problems.join('\n')}`)
  }
  const all = sorted.map(([, page]) => page)
  return {
    scriptHashes: distinct(all.flatMap((page) => page.scriptHashes)),
    styleHashes: distinct(all.flatMap((page) => page.styleHashes)),
    withVideo: new Set(sorted.filter(([, page]) => page.hasVideo).map(([file]) => file)),
    hasViewer: all.some((page) => page.hasViewer),
  }
}

function hashOf(text: string): string {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`
}

function distinct(hashes: readonly string[]): string[] {
  return [...new Set(hashes)].sort()
}
