/** Packages below each other, each with its parts: "Paket Basic 4,5 jt⏎- Akta 2 jt⏎- Jasa 2,5 jt⏎Paket Pro …". Pure. */
import { type Draft, totalOf } from './draft.ts'
import { counts, type QuoteWords } from './offer.ts'
import { beginsWith } from './words.ts'

interface Package {
  readonly head: Draft
  readonly sumIdr: number
  readonly parts: readonly Draft[]
  /** The line below that says the sum, where the head does not. */
  readonly total?: Draft
}

/** Where several packages have prices that their parts add up to, the packages are the prices, and a choice. */
export function withListedPackages(lines: readonly Draft[], words: QuoteWords): readonly Draft[] {
  const heads = lines.flatMap((line, place) => (beginsWith(line.text, words.role_words.choice) ? [place] : []))
  const packages = heads.flatMap((place, at) => packageOf(lines.slice(place, heads[at + 1])) ?? [])
  if (packages.length < 2) return lines
  const heading = new Map(packages.map((one) => [one.head, one]))
  const parts = new Set(packages.flatMap((one) => one.parts))
  const totals = new Set(packages.flatMap(({ total }) => total ?? []))
  return lines.map((line): Draft => {
    const own = heading.get(line)
    if (own) return { ...line, role: 'price', sumIdr: own.sumIdr, hasParts: true }
    if (totals.has(line)) return { ...line, role: 'subtotal' }
    return parts.has(line) && !line.isCorrected ? { ...line, role: 'included' } : line
  })
}

/** @param lines of one package, its head first */
function packageOf([head, ...below]: readonly Draft[]): Package | undefined {
  if (!head || !(head.role === 'text' || (head.role === 'price' && counts(head)))) return undefined
  const total = head.role === 'text' ? below.find(({ role }) => role === 'total' || role === 'subtotal') : undefined
  const parts = below.filter((line) => line.role === 'price' && counts(line))
  const sumIdr = head.role === 'text' ? total?.sumIdr : head.sumIdr
  const isWhole = sumIdr !== undefined && parts.length > 1 && totalOf(parts) === sumIdr
  return isWhole ? { head, sumIdr, parts, ...(total && { total }) } : undefined
}
