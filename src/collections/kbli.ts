/** The classification of business activities (KBLI 2025), division by division, and everyday words for it. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { KbliIndex } from '../engines/kbli-index.ts'
import { wordsOf } from '../lib/search-words.ts'
import { contentFolder } from './entry-files.ts'
import type { Problem } from './problem.ts'
import { type KbliDivision, kbliDivision } from './schema/tool-kbli.ts'
import { fieldProblems } from './schema-problems.ts'
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

/** Words of descriptions that few codes share, so many for each code at most. */
const [mostWords, mostCodes, shortestWord] = [1, 5, 4]
const publicDivisions = ['84', '99']

/** What the finder loads before the first search, out of the site's own content. */
export function kbliIndex(): KbliIndex {
  return kbliIndexOf(kbliDivisions(), toolFacts('kbli-words'))
}

/** A beginning of codes says more the longer it is; a range says least. */
function closeness(beginning: string): number {
  return beginning.includes('-') ? 0 : beginning.length
}

/** Codes, titles, everyday words, and telling words of descriptions, each code at most once in the divisions. */
export function kbliIndexOf(
  byNumber: ReadonlyMap<string, KbliDivision>,
  { general, spellings, activities, entries }: ToolFacts<'kbli-words'>,
): KbliIndex {
  const divisions = [...byNumber]
  const all = divisions.flatMap(([, { codes }]) => codes)
  const known = new Map<string, number>()
  const included = all.map(({ description }) => [
    ...new Set(wordsOf(description.split(/tidak mencakup/i)[0] ?? '').filter((word) => word.length >= shortestWord)),
  ])
  const everyday = new Set(entries.flatMap(({ codes }) => codes))
  for (const word of included.flat()) known.set(word, (known.get(word) ?? 0) + 1)
  let before = ''
  const lines = all.map(({ code, title }, place) => {
    const inTitle = new Set(wordsOf(title))
    // Everyday phrases are better than words of a description, which cost as many bytes; few look for public bodies.
    const telling =
      everyday.has(code) || publicDivisions.includes(code.slice(0, 2))
        ? []
        : (included[place] ?? []).filter(
            (word) => (known.get(word) ?? 0) <= mostCodes && !inTitle.has(word) && !/\d/.test(word),
          )
    const same = [...code].findIndex((digit, at) => digit !== before[at])
    before = code
    return `${code.slice(same)}${title}${telling.length > 0 ? `|${telling.slice(0, mostWords).join(' ')}` : ''}`
  })
  return {
    codes: lines.join('\n'),
    categories: Object.fromEntries(divisions.map(([number, { category }]) => [number, category])),
    words: entries.map(({ id, en, codes }) => [[...new Set([...id, ...en])].join(';'), codes.join(' ')]),
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
    spellings: Object.entries(spellings)
      .map((pair) => pair.join(':'))
      .join(' '),
  }
}
