/**
 * Which bytes of a file a request gets, by HTTP's own rules (RFC 9110): encoding, conditions, ranges. Pure: headers
 * in, a decision out.
 */
import type { IncomingHttpHeaders } from 'node:http'
import fresh from 'fresh'
import Negotiator from 'negotiator'
import parseRange from 'range-parser'
import type { PublishedFile } from '../build/read-output.ts'
import { contentEncodings } from '../policy/content-types.ts'

export interface Representation {
  readonly status: 200 | 206 | 304 | 412 | 416
  readonly headers: Readonly<Record<string, string | number>>
  /** What is sent for a GET; `end` counts, as in the header. No body: `null`. */
  readonly body: { readonly path: string; readonly start: number; readonly end: number; readonly size: number } | null
}

/**
 * @param method GET or HEAD; ranges are defined for GET alone (RFC 9110, section 14.2).
 */
export function chooseRepresentation(
  file: PublishedFile,
  method: string,
  headers: IncomingHttpHeaders,
): Representation {
  const whole = chooseEncoding(file, headers)
  if (headers['if-match'] !== undefined && !matches(headers['if-match'], etagsOf(file))) {
    return { status: 412, headers: {}, body: null }
  }
  if (isUnchanged(headers, whole.etag)) return { status: 304, headers: { ETag: whole.etag }, body: null }

  const plain = { path: file.path, size: file.size, etag: etag(file) }
  const range =
    method === 'GET' && rangeApplies(headers, plain.etag) ? requestedRange(file.size, headers.range) : 'whole'
  if (range === 'unsatisfiable') {
    return { status: 416, headers: { 'Content-Range': `bytes */${file.size}`, 'Content-Length': 0 }, body: null }
  }
  if (range !== 'whole') {
    return {
      status: 206,
      headers: {
        ETag: plain.etag,
        'Accept-Ranges': 'bytes',
        'Content-Range': `bytes ${range.start}-${range.end}/${plain.size}`,
        'Content-Length': range.end - range.start + 1,
      },
      body: { ...plain, ...range },
    }
  }
  return {
    status: 200,
    headers: {
      ETag: whole.etag,
      'Accept-Ranges': 'bytes',
      'Content-Length': whole.size,
      ...(whole.encoding ? { 'Content-Encoding': whole.encoding } : {}),
    },
    body: { path: whole.path, size: whole.size, start: 0, end: whole.size - 1 },
  }
}

/** A strong tag: each encoding has other bytes, so each has a tag of its own. */
function etag(file: PublishedFile, encoding?: string): string {
  return `"${file.hash}${encoding ? `-${encoding}` : ''}"`
}

function etagsOf(file: PublishedFile): string[] {
  return [etag(file), ...Object.keys(file.encoded).map((encoding) => etag(file, encoding))]
}

function chooseEncoding(file: PublishedFile, headers: IncomingHttpHeaders) {
  const accepted = new Negotiator({ headers }).encodings(contentEncodings.map(({ encoding }) => encoding))
  for (const { encoding } of contentEncodings) {
    const copy = file.encoded[encoding]
    if (copy && accepted.includes(encoding)) return { ...copy, encoding, etag: etag(file, encoding) }
  }
  return { path: file.path, size: file.size, encoding: null, etag: etag(file) }
}

function isUnchanged(headers: IncomingHttpHeaders, tag: string): boolean {
  return headers['if-none-match'] !== undefined && fresh(headers, { etag: tag })
}

function matches(header: string, tags: readonly string[]): boolean {
  return header.trim() === '*' || header.split(',').some((tag) => tags.includes(tag.trim()))
}

/** `If-Range` asks for a part only of the very bytes that the visitor has begun to load. */
function rangeApplies(headers: IncomingHttpHeaders, tag: string): boolean {
  const condition = headers['if-range']
  return headers.range !== undefined && (condition === undefined || condition === tag)
}

/** Several ranges at once, other units and nonsense get the whole file, as the standard allows. */
function requestedRange(size: number, header = ''): 'whole' | 'unsatisfiable' | { start: number; end: number } {
  if (!header.startsWith('bytes=')) return 'whole'
  const ranges = parseRange(size, header, { combine: true })
  if (ranges === -1) return 'unsatisfiable'
  const [only, ...others] = ranges === -2 ? [] : ranges
  return only && others.length === 0 ? { start: only.start, end: only.end } : 'whole'
}
