/** Files whose names carry a hash of their content, so that browsers may keep them for good. Build alone. */
import { createHash } from 'node:crypto'

/** @param parts of the content, in order */
export function contentHash(...parts: readonly string[]): string {
  const hash = createHash('sha256')
  for (const part of parts) hash.update(part)
  return hash.digest('hex').slice(0, 10)
}

export interface HashedJson {
  /** For example `istilah-id.0a1b2c3d4e`, without the ending. */
  readonly name: string
  readonly address: string
  readonly json: string
}

/** @param stem the beginning of the file name, for example `istilah-id` */
export function hashedJson(stem: string, value: unknown): HashedJson {
  const json = JSON.stringify(value)
  const name = `${stem}.${contentHash(json)}`
  return { name, address: `/assets/facts/${name}.json`, json }
}
