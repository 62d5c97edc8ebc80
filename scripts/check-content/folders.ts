/** A folder or file in a place where nothing reads it, such as `content/id/article`. */
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { kindNames } from '../../src/collections/kinds.ts'
import type { Problem } from '../../src/collections/problem.ts'
import { displayName } from '../../src/collections/source-file.ts'
import { languageTraits } from '../../src/i18n/languages.ts'
import { agreementsFile } from './agreements.ts'
import type { Check } from './context.ts'
import { historyFile } from './history.ts'
import { sameFile } from './same-words.ts'
import { termsFile } from './terms.ts'

/** The files that hold rules for all texts. */
const contentLists = [agreementsFile, historyFile, sameFile, termsFile]

export const checkFolders: Check = ({ content: { folder } }) => {
  const languages = Object.keys(languageTraits)
  const problems = strangers(folder, '', [
    'README.md',
    'documents',
    'facts',
    ...kindNames,
    ...contentLists,
    ...languages,
  ])
  problems.push(
    ...strangers(folder, 'facts', ['documents', 'after-founding.yaml', 'figures.yaml', 'templates.yaml', 'tools']),
  )
  for (const language of languages) problems.push(...strangers(folder, language, ['labels.yaml']))
  return problems
}

function strangers(folder: string, subfolder: string, known: readonly string[]): Problem[] {
  return namesIn(join(folder, subfolder))
    .filter((name) => !name.startsWith('.') && !known.includes(name))
    .map((name) => ({
      file: displayName(subfolder === '' ? name : `${subfolder}/${name}`),
      line: 1,
      message: `Nothing reads this. Rename it to one of ${known.join(', ')}, or remove it.`,
      severity: 'error',
    }))
}

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder)
  } catch {
    // A missing folder is a language that is not published, or a kind without entries.
    return []
  }
}
