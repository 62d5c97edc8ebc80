/** Asks whether the address of a source still answers. Redirects are not followed: an editor decides on the new address. */

export type LinkResult =
  | { readonly state: 'good' }
  /** It answers from elsewhere; `to` is the new address. */
  | { readonly state: 'moved'; readonly to: string }
  /** No answer within the time; the site may only be busy. */
  | { readonly state: 'slow' }
  /** An error status, or no connection; `reason` says which. */
  | { readonly state: 'dead'; readonly reason: string }

/**
 * @param address with scheme
 * @param timeoutMs how long to wait for the answer's headers, in milliseconds
 */
export async function checkLink(address: string, timeoutMs: number): Promise<LinkResult> {
  try {
    let response = await ask('HEAD', address, timeoutMs)
    // Some government servers refuse HEAD.
    if ([403, 405, 501].includes(response.status)) response = await ask('GET', address, timeoutMs)
    const to = response.headers.get('location')
    if (to && response.status >= 300 && response.status < 400) return { state: 'moved', to: new URL(to, address).href }
    return response.ok ? { state: 'good' } : { state: 'dead', reason: `status ${response.status}` }
  } catch (error) {
    if (error instanceof DOMException && error.name === 'TimeoutError') return { state: 'slow' }
    const { cause, message } = error as Error
    // Node gives up on a connection sooner than on an answer.
    if (cause instanceof Error && 'code' in cause && cause.code === 'UND_ERR_CONNECT_TIMEOUT') return { state: 'slow' }
    return { state: 'dead', reason: cause instanceof Error ? cause.message : message }
  }
}

async function ask(method: 'HEAD' | 'GET', address: string, timeoutMs: number): Promise<Response> {
  const response = await fetch(address, { method, redirect: 'manual', signal: AbortSignal.timeout(timeoutMs) })
  await response.body?.cancel()
  return response
}
