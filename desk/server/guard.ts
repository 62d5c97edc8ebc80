/** Refuses requests that do not come from the desk's own page on this machine. */
import type { IncomingHttpHeaders } from 'node:http'

/**
 * Why a request is refused; undefined where it is the desk's own.
 *
 * A page of another site can send requests to this machine, and a name of the outside can be made to lead here (DNS
 * rebinding). So the host must be one of ours, and what changes something must come from our own page.
 * @param origins the addresses of the desk: `http://127.0.0.1:4400`
 */
export function refusal(method: string, headers: IncomingHttpHeaders, origins: readonly string[]): string | undefined {
  const hosts = origins.map((origin) => new URL(origin).host)
  if (!hosts.includes(headers.host ?? '')) return 'The desk answers at its own address only.'
  const site = headers['sec-fetch-site']
  if (site !== undefined && site !== 'same-origin' && site !== 'none') return 'The desk answers its own page only.'
  if (method === 'GET' || method === 'HEAD') return undefined
  if (!origins.includes(headers.origin ?? '')) return 'The desk answers its own page only.'
  if (!/^application\/json\b/.test(headers['content-type'] ?? '')) return 'The desk reads JSON only.'
  return undefined
}
