/** Reads the builder's output folder: which files are public, and what the policy must know of them. */
import { createHash } from 'node:crypto'
import { readdir, readFile, stat } from 'node:fs/promises'
import { join, sep } from 'node:path'
import { languages } from '../../src/i18n/languages.ts'
import { site } from '../../src/site/site.ts'
import { type ContentEncoding, contentEncodings } from '../policy/content-encodings.ts'
import type { Published } from '../policy/published.ts'
import { type FactsOfPage, readPage, summarizePages } from './page-facts.ts'

export interface PublishedFile {
  /** Where it lies on disk. */
  readonly path: string
  /** In bytes. */
  readonly size: number
  /** Of the content, in base64url: the same after a rebuild that changed nothing. */
  readonly hash: string
  /** The compressed copies beside it. */
  readonly encoded: Readonly<Partial<Record<ContentEncoding, { readonly path: string; readonly size: number }>>>
}

export interface Output {
  readonly published: Published
  readonly files: ReadonlyMap<string, PublishedFile>
}

/** Configuration of hosts that must lie in the output folder and is no file of the site. */
const hostFiles = new Set(['_headers', '_redirects'])

/**
 * Reads an output folder.
 * @param known pages that were read before, by the hash of their content; those read now are added
 * @throws Error where the folder cannot be read, or where a page contains what the policy forbids.
 */
export async function readOutput(dist: string, known: Map<string, FactsOfPage> = new Map()): Promise<Output> {
  const names = await publicNames(dist)
  const present = new Set(names)
  const files = new Map<string, PublishedFile>()
  const pages = new Map<string, FactsOfPage>()
  for (const name of names) {
    if (isEncodedCopy(name, present)) continue
    const path = join(dist, name)
    const content = await readFile(path)
    const hash = createHash('sha256').update(content).digest('base64url').slice(0, 22)
    if (name.endsWith('.html')) {
      const facts = known.get(hash) ?? readPage(content.toString('utf8'))
      known.set(hash, facts)
      pages.set(name, facts)
    }
    files.set(name, { path, size: content.length, hash, encoded: await encodedCopies(path, name, present) })
  }
  const published: Published = {
    languages,
    files: new Set(files.keys()),
    pages: summarizePages(pages),
    pdfResourcesHost: site.pdfResourcesHost,
  }
  return { published, files }
}

async function publicNames(dist: string): Promise<string[]> {
  const entries = await readdir(dist, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(join(dist, sep).length).split(sep).join('/'))
    .filter((name) => !isHidden(name) && !hostFiles.has(name))
    .sort()
}

/** Names with a dot in front are not published, except the one folder that RFC 8615 defines. */
function isHidden(name: string): boolean {
  return name.split('/').some((segment) => segment.startsWith('.') && segment !== '.well-known')
}

function isEncodedCopy(name: string, present: ReadonlySet<string>): boolean {
  return contentEncodings.some(({ ending }) => name.endsWith(ending) && present.has(name.slice(0, -ending.length)))
}

async function encodedCopies(
  path: string,
  name: string,
  present: ReadonlySet<string>,
): Promise<PublishedFile['encoded']> {
  const copies: Partial<Record<ContentEncoding, { path: string; size: number }>> = {}
  for (const { encoding, ending } of contentEncodings) {
    if (!present.has(name + ending)) continue
    // The hosting step makes copies anew while it reads.
    const copy = await stat(path + ending).catch(() => null)
    if (copy) copies[encoding] = { path: path + ending, size: copy.size }
  }
  return copies
}
