/** How long an answer may be kept. */

/** Beginnings of paths whose names carry a hash of their content, or the version of the library that they belong to. */
export const immutablePrefixes = [
  'assets/build/',
  'assets/facts/',
  'assets/kbli/',
  'assets/pdf/pdfjs-dist-',
  'assets/search/',
] as const

/** The same as a regular expression for an address. */
export const immutableAddress = `^/(?:${immutablePrefixes.join('|')})`

/** A year, the longest that caches honour: a changed file has a changed name. */
export const immutable = 'public, max-age=31536000, immutable'

/** Kept, but asked for before each use: a correction is seen at once, and 'unchanged' costs 200 bytes. */
export const revalidated = 'no-cache'

/** `Cache-Control` of an answer that carries this file. */
export function cacheControl(file: string): string {
  return immutablePrefixes.some((prefix) => file.startsWith(prefix)) ? immutable : revalidated
}
