/** Letters of a file name that change with the file's content. */
import { createHash } from 'node:crypto'

export function contentHash(text: string): string {
  return createHash('sha256').update(text).digest('base64url').slice(0, 8)
}
