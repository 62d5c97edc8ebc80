/** Checks many addresses, one after another for each host, so that no office's server is asked twice at once. */
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
