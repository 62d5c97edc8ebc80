/** Everyday words of the KBLI stand in one entry each, and what people type finds the codes that an editor expects. */
import { kbliDescriptionWords, kbliIndexOf, readKbli } from '../../src/collections/kbli.ts'
import type { Problem } from '../../src/collections/problem.ts'
import { readToolFacts, type ToolFacts, toolFolder } from '../../src/collections/tool-facts.ts'
import { findKbli } from '../../src/engines/kbli.ts'
import { type Kbli, readyKbli, withDescriptions } from '../../src/engines/kbli-index.ts'
import { wordsOf } from '../../src/lib/search-words.ts'
import { type CheckContext, reporter } from './context.ts'

/** So many codes are seen without scrolling. */
const first = 3

/** A word that was taken out may spoil hundreds of answers; more lines than these would not help. */
const mostReported = 20

/** Runs on valid divisions and words only. */
export function checkKbliAnswers({
  content: { folder },
}: {
  readonly content: Pick<CheckContext['content'], 'folder'>
}): Problem[] {
  const problems: Problem[] = []
  const divisions = readKbli(folder, [])
  const words = readToolFacts(folder, 'kbli-words', [])
  const queries = readToolFacts(folder, 'kbli-queries', [])
  if (divisions.size === 0 || !words || !queries) return []
  checkDoubles(folder, words, problems)
  const titles = readyKbli(kbliIndexOf(divisions, words))
  const kbli = withDescriptions(titles, kbliDescriptionWords(divisions, titles))
  const report = reporter(folder, `${toolFolder}/kbli-queries.yaml`, problems)
  const known = new Set<string>()
  for (const [place, { q, right, absurd = [] }] of queries.entries.entries()) {
    if (problems.length >= mostReported) break
    const at = ['entries', place]
    const missing = right.find((code) => !kbli.codes.has(code))
    if (missing) report(at, `KBLI 2025 has no code \`${missing}\`. Correct it.`)
    if (known.has(q.toLowerCase())) report(at, `\`${q}\` stands twice. Remove one of the two.`)
    known.add(q.toLowerCase())
    const found = firstCodes(kbli, q)
    const wrong = found.find((code) => !right.includes(code) && absurd.some((beginning) => code.startsWith(beginning)))
    if (wrong) {
      const message = `\`${q}\` finds ${wrong}, which would be absurd. Add the word to an entry of kbli-words.yaml, or correct the line.`
      report(at, message)
    } else if (!missing && !found.some((code) => right.includes(code))) {
      const message = `\`${q}\` finds ${found.join(', ') || 'nothing'} instead of ${right.join(' or ')}. Add the word to an entry of kbli-words.yaml, or correct the line.`
      report(at, message, 'warning')
    }
  }
  return problems
}

function firstCodes(kbli: Kbli, typed: string): string[] {
  const answer = findKbli(kbli, typed)
  return 'codes' in answer ? answer.codes.slice(0, first).map(({ code }) => code) : []
}

/** A word in two entries would find the codes of the second alone; a general one is passed over and never does anything. */
function checkDoubles(
  folder: string,
  { entries, activities, general }: ToolFacts<'kbli-words'>,
  problems: Problem[],
): void {
  const report = reporter(folder, `${toolFolder}/kbli-words.yaml`, problems)
  const passedOver = new Set([...general.id, ...general.en])
  for (const [place, { id, en }] of activities.entries()) {
    const word = [...id, ...en].find((one) => passedOver.has(one))
    if (word) report(['activities', place], `\`${word}\` stands in \`general\` too. Keep it in one of the two.`)
  }
  const placeOf = new Map<string, number>()
  for (const [place, { id, en }] of entries.entries()) {
    for (const phrase of [...id, ...en]) {
      const letters = wordsOf(phrase).join('')
      const other = placeOf.get(letters)
      if (other !== undefined && other !== place) {
        const codes = entries[other]?.codes.join(', ')
        report(['entries', place], `\`${phrase}\` stands in the entry of ${codes} too. Keep it in one of the two.`)
      }
      placeOf.set(letters, place)
    }
  }
}
