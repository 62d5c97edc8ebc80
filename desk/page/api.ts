/** What the page asks the desk's server. */
import type { EntryName, OpenEntry, Values } from '../files/entries.ts'
import { type DeskLanguage, deskTexts } from '../model/texts.ts'
import type { Checked, Saved, Told } from '../server/desk.ts'
import type { Overview } from '../server/overview.ts'

export type DeskOverview = Overview & { readonly preview?: string }

/** The server is not there. */
class NoAnswer extends Error {}

/** What the server did not do, and why. */
class Refusal extends Error {
  readonly reason: Readonly<Record<DeskLanguage, string>>

  constructor(reason: Refusal['reason']) {
    super(reason.en)
    this.reason = reason
  }
}

/** Why a request failed, in the language of the editor. */
export function messageOf(error: unknown, language: DeskLanguage): string {
  if (error instanceof NoAnswer) return deskTexts[language].ended
  if (error instanceof Refusal) return error.reason[language]
  return `${deskTexts[language].failed}: ${error instanceof Error ? error.message : String(error)}`
}

export const api = {
  overview: () => ask<DeskOverview>('/api/overview'),
  open: ({ group, id }: EntryName) => ask<OpenEntry>(`/api/entry?${new URLSearchParams({ group, id })}`),
  check: (name: EntryName, values: Values) => ask<Checked>('/api/check', { ...name, values }),
  save: (name: EntryName, values: Values, revision: string) => ask<Saved>('/api/save', { ...name, values, revision }),
  make: (what: string, id: string) => ask<{ files: readonly string[] }>('/api/new', { what, id }),
  remove: (name: EntryName) => ask<{ errors: readonly Told[] }>('/api/remove', name),
  rename: (name: EntryName, to: string) => ask<object>('/api/rename', { ...name, to }),
  putDocument: async (id: string, file: File) => ask<object>('/api/document', { id, base64: await base64Of(file) }),
  addPicture: async (file: File) =>
    ask<{ path: string }>('/api/picture', { name: file.name, base64: await base64Of(file) }),
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
  if (!response.ok) throw new Refusal(answer.error)
  return answer
}

function base64Of(file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(String(reader.result).replace(/^[^,]*,/, ''))
    reader.onerror = () => reject(reader.error)
    reader.readAsDataURL(file)
  })
}
