/** Checks many addresses, one after another for each host, so that no office's server is asked twice at once. */

import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { checkLink, type LinkResult } from './check-link.ts'

export type LinkResults = ReadonlyMap<string, LinkResult>

/** Where the results of the last check are kept for the content report. */
export const linkResultsFile = '.cache/source-links.json'

/** What that file holds. */
export interface CheckedLinks {
  /** The day of the check, `YYYY-MM-DD`. */
  readonly day: string
  readonly results: readonly (readonly [address: string, result: LinkResult])[]
}

/** @param timeoutMs for each address, in milliseconds */
export async function checkLinks(addresses: readonly string[], timeoutMs: number): Promise<LinkResults> {
  const results = new Map<string, LinkResult>()
  const byHost = Map.groupBy(new Set(addresses), (address) => new URL(address).host)
  await Promise.all(
    [...byHost.values()].map(async (ofHost) => {
      for (const address of ofHost) results.set(address, await checkLink(address, timeoutMs))
    }),
  )
  return results
}

/** What an editor should look at, by address; nothing for addresses that are good. */
export function linksToLookAt(results: LinkResults): { address: string; state: LinkResult['state']; detail: string }[] {
  return [...results]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .filter(([, { state }]) => state !== 'good')
    .map(([address, result]) => ({ address, state: result.state, detail: detailOf(result) }))
}

/** The same, one line an address. */
export function linkReport(results: LinkResults): string[] {
  return linksToLookAt(results).map(({ address, state, detail }) => `${state.padEnd(6)} ${address} ${detail}`.trimEnd())
}

function detailOf(result: LinkResult): string {
  if (result.state === 'moved') return `-> ${result.to}`
  return result.state === 'dead' ? `(${result.reason})` : ''
}

/** Without the marks of Markdown and YAML around it; a full stop at its end is of the sentence. */
const address = /https?:\/\/[^\s()[\]<>"']*[^\s()[\]<>"'.,;:]/g

/** @returns each address once, in order */
export function sourceAddresses(folder: string): string[] {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => /\.(?:md|yaml)$/.test(file))
  const named = files.flatMap((file) => readFileSync(join(folder, file), 'utf8').match(address) ?? [])
  return [...new Set(named)].sort()
}
