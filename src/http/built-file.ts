/**
 * The JSON of a file of the build, asked for once: for islands that lead to another page where it does not come, and so need
 * none of the client's other tries, which weigh three kilobytes.
 * @throws Error where it does not come within 15 seconds, or is no JSON
 */
export async function builtFile(address: string): Promise<unknown> {
  const answer = await fetch(address, { signal: AbortSignal.timeout(15_000) })
  if (!answer.ok) throw new Error(`${address} was answered with ${answer.status}.`)
  return answer.json()
}
