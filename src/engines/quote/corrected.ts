/** What the visitor said about lines: their names in an address, and the lines as they are then. Pure. */
import type { Draft } from './draft.ts'
import type { Correction } from './offer.ts'
import { bareWords } from './words.ts'

/** A short name of each text; the second of the same text has another one. */
export function keysOf(texts: readonly string[]): string[] {
  const seen = new Map<string, number>()
  return texts.map((text) => {
    const name = shortHash(bareWords(text))
    const count = (seen.get(name) ?? 0) + 1
    seen.set(name, count)
    return count === 1 ? name : `${name}-${count}`
  })
}

/** FNV-1a: enough to tell the lines of one offer apart in an address. */
function shortHash(text: string): string {
  let hash = 0x811c9dc5
  for (let place = 0; place < text.length; place++) hash = Math.imul(hash ^ text.charCodeAt(place), 0x01000193)
  return (hash >>> 0).toString(36)
}

export function corrected(line: Draft, correction: Correction): Draft {
  const { sumIdr: typed, role: chosen, payee } = correction
  const { doubt, maxIdr, ...rest } = line
  const role = chosen ?? (typed !== undefined && line.role === 'text' ? 'price' : line.role)
  const sum =
    typed ?? line.sumIdr ?? (chosen === undefined || line.readings.length !== 1 ? undefined : line.readings[0])
  const keepsDoubt =
    typed === undefined && doubt !== undefined && !(doubt === 'role' && chosen !== undefined && sum !== undefined)
  return {
    ...rest,
    role,
    payee: payee ?? line.payee,
    ...(sum !== undefined && { sumIdr: role === 'discount' ? -Math.abs(sum) : Math.abs(sum) }),
    ...(typed === undefined && maxIdr !== undefined && { maxIdr }),
    ...(keepsDoubt && { doubt }),
    isCorrected: true,
  }
}
