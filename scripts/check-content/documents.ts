/** The PDFs that editors add as they are: each opens, and says its title in every language, its language and its source. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Problem } from '../../src/collections/problem.ts'
import { displayName } from '../../src/collections/source-file.ts'
import { type Check, reporter } from './context.ts'
import { pdfProblem } from './pdf-file.ts'

export const checkDocuments: Check = ({ content }) => {
  const { folder, languages, documents } = content
  const problems: Problem[] = []
  const refuse = (file: string, message: string) =>
    problems.push({ file: displayName(file), line: 1, message, severity: 'error' })
  for (const name of pdfNames(folder)) {
    const file = `documents/${name}`
    const facts = `facts/documents/${name.replace(/\.pdf$/, '.yaml')}`
    if (!/^[a-z0-9]+(-[a-z0-9]+)*\.pdf$/.test(name)) {
      refuse(file, 'The name must be lower-case letters, digits and single hyphens, ending in .pdf. Rename the file.')
      continue
    }
    const wrong = pdfProblem(readFileSync(join(folder, file)))
    if (wrong) refuse(file, wrong)
    if (!existsSync(join(folder, facts))) {
      refuse(file, `${displayName(facts)} is missing. Write it: title in each language, language, source.`)
    }
  }
  for (const [id, { title }] of documents) {
    const file = `facts/documents/${id}.yaml`
    if (!existsSync(join(folder, `documents/${id}.pdf`))) {
      refuse(file, `${displayName(`documents/${id}.pdf`)} is missing. Add it, or remove this file.`)
    }
    for (const language of languages) {
      if (title[language] === undefined) {
        reporter(folder, file, problems)(['title'], `The title lacks the language ${language}. Add it.`)
      }
    }
  }
  return problems
}

function pdfNames(folder: string): string[] {
  if (!existsSync(join(folder, 'documents'))) return []
  return readdirSync(join(folder, 'documents')).filter((name) => !name.startsWith('.'))
}
