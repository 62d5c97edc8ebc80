/** The words of a card, from a file that holds those of all terms and is loaded once. */
import { getJson } from '../../http/client.ts'
import type { TermCards, TermWords } from '../../lib/island-data.ts'

/** No visitor waits longer at a mention; it then leads to the glossary. */
const timeoutMs = 1_500

export type TermCard = TermWords & Pick<TermCards, 'close' | 'toGlossary'>

const loads = new Map<string, Promise<TermCards | undefined>>()

/** Undefined where the file does not come in time, or knows nothing of the term: it may be newer than the page. */
export async function loadTermCard(address: string, { hash }: HTMLAnchorElement): Promise<TermCard | undefined> {
  const load = loads.get(address) ?? loadCards(address)
  loads.set(address, load)
  const cards = await load
  const term = cards?.terms[decodeURIComponent(hash.slice(1))]
  return cards && term && { ...cards, ...term }
}

async function loadCards(address: string): Promise<TermCards | undefined> {
  try {
    const cards = (await getJson(address, { timeoutMs })) as Partial<TermCards> | null
    if (!cards?.terms) throw new TypeError('These are not the cards of terms.')
    return cards as TermCards
  } catch {
    // The next mention tries again.
    loads.delete(address)
    return undefined
  }
}
