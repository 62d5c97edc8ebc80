/**
 * What several pages say, they say alike: `content/same.yaml` lists figures and phrases with the texts in which they
 * must stand, so that a change in one place is noticed in the others.
 */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { proseFile } from '../../src/collections/entry-places.ts'
import { kindNames } from '../../src/collections/kinds.ts'
import { fieldProblems } from '../../src/collections/problem.ts'
import { text } from '../../src/collections/schema/primitives.ts'
import { displayName, lineOfField, parseYaml, readText } from '../../src/collections/source-file.ts'
import { type Check, reporter } from './context.ts'

export const sameFile = 'same.yaml'

const place = z.string().transform((written, context) => {
  const [kind = '', id, ...rest] = written.split('/')
  const known = kindNames.find((name) => name === kind)
  if (known && id && rest.length === 0) return { kind: known, id }
  context.addIssue({ code: 'custom', message: 'must be a kind and an id, for example articles/modal-pt' })
  return z.NEVER
})

const sameList = z.array(
  z.strictObject({
    /** What it is, for editors. */
    what: text,
    /** How it stands in the texts of each language, without Markdown. */
    id: text,
    en: text,
    places: z.array(place).min(2),
  }),
)

/** Refuses texts that lack what they must share with others. */
export const checkSameWords: Check = ({ content: { folder, languages, entries } }) => {
  if (!existsSync(join(folder, sameFile))) return []
  const problems: ReturnType<Check> = []
  const yaml = readText(folder, sameFile, problems)
  const value = yaml === undefined ? undefined : parseYaml(yaml, sameFile, 1, problems)
  if (yaml === undefined || value === undefined) return problems
  const own = (path: readonly PropertyKey[], message: string) => {
    const line = lineOfField(yaml, path, 1)
    problems.push({ file: displayName(sameFile), line, message, severity: 'error' })
  }
  const result = sameList.safeParse(value, { reportInput: true })
  if (!result.success) {
    for (const { path, message } of fieldProblems(result.error, 'scripts/check-content/same-words.ts'))
      own(path, message)
    return problems
  }
  for (const [index, { what, places, ...words }] of result.data.entries()) {
    for (const [nth, { kind, id }] of places.entries()) {
      if (!(entries[kind] as ReadonlyMap<string, unknown>).has(id)) {
        own([index, 'places', nth], `There is no ${kind}/${id}. Correct the name or remove it.`)
        continue
      }
      for (const language of languages) {
        const file = proseFile(kind, id, language)
        if (!existsSync(join(folder, file))) continue
        const written = readText(folder, file, [])?.replaceAll('**', '').replace(/\s+/g, ' ')
        if (written === undefined || written.includes(words[language])) continue
        const message = `"${words[language]}" (${what}) must stand here as in the other places that ${displayName(sameFile)} lists. Write it, or change it there and in all of them.`
        reporter(folder, file, problems)([], message)
      }
    }
  }
  return problems
}
