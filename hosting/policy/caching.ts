/** How long an answer may be kept. */

/** Where the builder puts files whose name carries a hash of their content. */
export const immutableFolder = 'assets/build/'

/** A year, the longest that caches honour: a changed file has a changed name. */
export const immutable = 'public, max-age=31536000, immutable'

/** Kept, but asked for before each use: a correction is seen at once, and 'unchanged' costs 200 bytes. */
export const revalidated = 'no-cache'

/** `Cache-Control` of an answer that carries this file. */
export function cacheControl(file: string): string {
  return file.startsWith(immutableFolder) ? immutable : revalidated
}
