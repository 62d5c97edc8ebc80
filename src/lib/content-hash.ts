/** Letters of a file name that change with the content of the file, so that browsers may keep it for good. Build alone. */
import { createHash } from 'node:crypto'

/** @param parts of the content, in order */
export function contentHash(...parts: readonly string[]): string {
  const hash = createHash('sha256')
  for (const part of parts) hash.update(part)
  return hash.digest('hex').slice(0, 10)
}
