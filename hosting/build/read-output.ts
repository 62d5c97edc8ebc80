/** Reads the builder's output folder: which files are public, and what the policy must know of them. */
import { createHash } from 'node:crypto'
import { readdir, readFile, stat } from 'node:fs/promises'
import { join, sep } from 'node:path'
import { languages } from '../../src/i18n/languages.ts'
import { site } from '../../src/site/site.ts'
import { type ContentEncoding, contentEncodings } from '../policy/content-types.ts'
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
 * @throws Error where the folder cannot be read, or where a page contains what the policy forbids.
 */
export async function readOutput(dist: string): Promise<Output> {
  const present = await presentNames(dist)
  const files = new Map<string, PublishedFile>()
  const pages = new Map<string, FactsOfPage>()
  for (const name of withoutCopies(present)) {
    const path = join(dist, name)
    const content = await readFile(path)
    if (isPage(name)) pages.set(name, readPage(content.toString('utf8')))
    files.set(name, {
      path,
      size: content.length,
      hash: hashOf(content),
      encoded: await encodedCopies(path, name, present),
    })
  }
  return { published: publishedOf(files.keys(), pages), files }
}

/** The names of the public files of an output folder, in order; their compressed copies are not among them. */
export async function publicNames(dist: string): Promise<string[]> {
  return withoutCopies(await presentNames(dist))
}

/**
 * What the policy must know of public files.
 * @param pages what was read in each page, by its name
 * @throws Error where a page contains what the policy forbids.
 */
export function publishedOf(names: Iterable<string>, pages: ReadonlyMap<string, FactsOfPage>): Published {
  return {
    languages,
    files: new Set(names),
    pages: summarizePages(pages),
    pdfResourcesHost: site.pdfResourcesHost,
  }
}

export function isPage(name: string): boolean {
  return name.endsWith('.html')
}

/** The beginning of the SHA-256 digest, 22 characters of base64url. */
export function hashOf(content: Buffer): string {
  return createHash('sha256').update(content).digest('base64url').slice(0, 22)
}

async function presentNames(dist: string): Promise<ReadonlySet<string>> {
  const entries = await readdir(dist, { recursive: true, withFileTypes: true })
  const names = entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(join(dist, sep).length).split(sep).join('/'))
    .filter((name) => !isHidden(name) && !hostFiles.has(name))
    .sort()
  return new Set(names)
}

function withoutCopies(present: ReadonlySet<string>): string[] {
  return [...present].filter(
    (name) =>
      !contentEncodings.some(({ ending }) => name.endsWith(ending) && present.has(name.slice(0, -ending.length))),
  )
}

/** Names with a dot in front are not published, except the one folder that RFC 8615 defines. */
function isHidden(name: string): boolean {
  return name.split('/').some((segment) => segment.startsWith('.') && segment !== '.well-known')
}

async function encodedCopies(
  path: string,
  name: string,
  present: ReadonlySet<string>,
): Promise<PublishedFile['encoded']> {
  const copies: Partial<Record<ContentEncoding, { path: string; size: number }>> = {}
  for (const { encoding, ending } of contentEncodings) {
    if (!present.has(name + ending)) continue
    copies[encoding] = { path: path + ending, size: (await stat(path + ending)).size }
  }
  return copies
}
