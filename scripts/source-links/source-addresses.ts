/** The addresses of other sites that the content names, in facts and in prose. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Without the marks of Markdown and YAML around it; a full stop at its end is of the sentence. */
const address = /https?:\/\/[^\s()[\]<>"']*[^\s()[\]<>"'.,;:]/g

/** @returns each address once, in order */
export function sourceAddresses(folder: string): string[] {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => /\.(?:md|yaml)$/.test(file))
  const named = files.flatMap((file) => readFileSync(join(folder, file), 'utf8').match(address) ?? [])
  return [...new Set(named)].sort()
}
