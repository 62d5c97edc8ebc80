/** Placeholder of the interface; the moving-parts issue completes it. */
export async function getJson(url: string): Promise<unknown> {
  const response = await fetch(url, { headers: { Accept: 'application/json' } })
  if (!response.ok) throw new Error(`${url} answered ${response.status}.`)
  return response.json()
}
