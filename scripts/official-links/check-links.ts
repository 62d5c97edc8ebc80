/** Checks many addresses, one after another for each host, so that no office's server is asked twice at once. */
import { checkLink, type LinkResult } from './check-link.ts'

export type LinkResults = ReadonlyMap<string, LinkResult>

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

/** What an editor should look at, one line an address; nothing for addresses that are good. */
export function linkReport(results: LinkResults): string[] {
  return [...results]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .filter(([, { state }]) => state !== 'good')
    .map(([address, result]) => `${result.state.padEnd(6)} ${address}${detailOf(result)}`)
}

function detailOf(result: LinkResult): string {
  if (result.state === 'moved') return ` -> ${result.to}`
  return result.state === 'dead' ? ` (${result.reason})` : ''
}
