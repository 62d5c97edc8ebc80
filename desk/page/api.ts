/** What the page asks the desk's server. */
import type { EntryName, OpenEntry, Values } from '../files/entries.ts'
import type { Checked, Saved } from '../server/desk.ts'
import type { Overview } from '../server/overview.ts'

export type DeskOverview = Overview & { readonly preview?: string }

/** The server is not there. */
export class NoAnswer extends Error {}

export const api = {
  overview: () => ask<DeskOverview>('/api/overview'),
  open: ({ group, id }: EntryName) => ask<OpenEntry>(`/api/entry?${new URLSearchParams({ group, id })}`),
  check: (name: EntryName, values: Values) => ask<Checked>('/api/check', { ...name, values }),
  save: (name: EntryName, values: Values, revision: string) => ask<Saved>('/api/save', { ...name, values, revision }),
  make: (what: string, id: string) => ask<{ files: readonly string[] }>('/api/new', { what, id }),
  addPicture: (name: string, base64: string) => ask<{ path: string }>('/api/picture', { name, base64 }),
}

async function ask<Answer>(address: string, body?: object): Promise<Answer> {
  const options = body && {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  }
  const response = await fetch(address, options).catch(() => {
    throw new NoAnswer()
  })
  const answer = await response.json()
  if (!response.ok) throw new Error(answer.error)
  return answer
}
