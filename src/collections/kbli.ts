/** The classification of business activities (KBLI 2025), division by division, and everyday words for it. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Kbli, KbliIndex } from '../engines/kbli-index.ts'
import { wordsOf } from '../lib/search-words.ts'
import { contentFolder } from './entry-places.ts'
import { fieldProblems, type Problem } from './problem.ts'
import { type KbliDivision, kbliDivision } from './schema/tool-kbli.ts'
import { displayName, lineOfField } from './source-file.ts'
import { type ToolFacts, toolFacts, toolFolder } from './tool-facts.ts'

export const kbliFolder = `${toolFolder}/kbli`

/** Every valid division by its number; what is wrong becomes a problem. */
export function readKbli(folder: string, problems: Problem[]): Map<string, KbliDivision> {
  const divisions = new Map<string, KbliDivision>()
  if (!existsSync(join(folder, kbliFolder))) return divisions
  for (const name of readdirSync(join(folder, kbliFolder)).sort()) {
    const file = `${kbliFolder}/${name}`
    const refuse = (line: number, message: string) =>
      problems.push({ file: displayName(file), line, message, severity: 'error' })
    const number = /^(\d\d)\.json$/.exec(name)?.[1]
    if (number === undefined) {
      refuse(1, 'Only divisions belong here, named by their two digits, such as 56.json. Rename or remove the file.')
      continue
    }
    const json = readFileSync(join(folder, file), 'utf8')
    let value: unknown
    try {
      value = JSON.parse(json)
    } catch {
      refuse(1, 'This is not valid JSON. A comma, quote or bracket is missing; compare the file with another one.')
      continue
    }
    const read = kbliDivision.safeParse(value, { reportInput: true })
    if (read.success) divisions.set(number, read.data)
    else {
      for (const { path, message } of fieldProblems(read.error, 'src/collections/schema/tool-kbli.ts')) {
        refuse(lineOfField(json, path, 1), message)
      }
    }
  }
  return divisions
}

let kept: Map<string, KbliDivision> | undefined

/** The divisions of the site's own content, read once per process. */
export function kbliDivisions(): ReadonlyMap<string, KbliDivision> {
  kept ??= readKbli(contentFolder(), [])
  return kept
}

/** What the finder loads before the first search, out of the site's own content. */
export function kbliIndex(): KbliIndex {
  return kbliIndexOf(kbliDivisions(), toolFacts('kbli-words'))
}

/** A beginning of codes says more the longer it is; a range says least. */
function closeness(beginning: string): number {
  return beginning.includes('-') ? 0 : beginning.length
}

/** Codes, titles and everyday words; of each code only the digits that differ from the one before. */
export function kbliIndexOf(
  byNumber: ReadonlyMap<string, KbliDivision>,
  { general, spellings, english, activities, entries }: ToolFacts<'kbli-words'>,
): KbliIndex {
  const divisions = [...byNumber]
  let before = ''
  const lines = divisions
    .flatMap(([, { codes }]) => codes)
    .map(({ code, title }) => {
      const same = [...code].findIndex((digit, at) => digit !== before[at])
      before = code
      return code.slice(same) + title
    })
  return {
    codes: lines.join('\n'),
    categories: Object.fromEntries(divisions.map(([number, { category }]) => [number, category])),
    // By their codes, so that words of one trade stand together: a fortieth less when compressed.
    words: entries
      .map(({ id, en, codes }) => ({ words: [...new Set([...id, ...en])].join(';'), codes: codes.join('') }))
      .toSorted((one, other) => one.codes.localeCompare(other.codes))
      .map(({ words, codes }) => `${words}:${codes}`)
      .join('\n'),
    activities: activities.map(({ id, en, codes, otherwise = {} }) => [
      [...id, ...en].join(';'),
      codes.join(' '),
      // The closest beginning is met first, a range last.
      Object.entries(otherwise)
        .toSorted(([one], [other]) => closeness(other) - closeness(one) || one.localeCompare(other))
        .map((pair) => pair.join(':'))
        .join(' '),
    ]),
    general: [...general.id, ...general.en].join(' '),
    spellings: joinedPairs(spellings),
    english: joinedPairs(english),
  }
}

function joinedPairs(pairs: Readonly<Record<string, string>>): string {
  return Object.entries(pairs)
    .map((pair) => pair.join(':'))
    .join(' ')
}

/** Codes of which the descriptions may share a word, and it still tells which business is meant. */
const mostSharing = 4
const shortestWord = 4
/** Few look for public bodies. */
const publicDivisions = ['84', '99']

/**
 * Words of descriptions that the index does not have and that few codes share, a line for each code: the code and the words.
 * Loaded only when a query has words that the index does not know.
 */
export function kbliDescriptionWords(byNumber: ReadonlyMap<string, KbliDivision>, kbli: Kbli): string {
  const { postings, phrases, parts, activities } = kbli
  const codesOf = new Map<string, string[]>()
  for (const { code, description } of [...byNumber].flatMap(([number, { codes }]) =>
    publicDivisions.includes(number) ? [] : codes,
  )) {
    for (const word of new Set(wordsOf(description.split(/tidak mencakup/i)[0] ?? ''))) {
      const isKnown = postings.has(word) || phrases.has(word) || parts.has(word) || activities.has(word)
      if (word.length < shortestWord || isKnown || /\d/.test(word)) continue
      codesOf.set(word, [...(codesOf.get(word) ?? []), code])
    }
  }
  const wordsByCode = new Map<string, string[]>()
  for (const [word, codes] of codesOf) {
    for (const code of codes.length <= mostSharing ? codes : []) {
      wordsByCode.set(code, [...(wordsByCode.get(code) ?? []), word])
    }
  }
  return [...wordsByCode].map(([code, words]) => code + words.join(' ')).join('\n')
}
