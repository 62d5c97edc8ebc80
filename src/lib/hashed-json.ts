/** Data for islands, as files whose names carry a hash of their content, so that browsers keep them. */
import { contentHash } from './content-hash.ts'

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
