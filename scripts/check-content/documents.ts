/** The PDFs that editors add as they are: each opens, and has facts with their texts in every language. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Problem } from '../../src/collections/problem.ts'
import { documentTexts } from '../../src/collections/schema/document.ts'
import { displayName } from '../../src/collections/source-file.ts'
import { type Check, reporter } from './context.ts'
import { pdfProblem } from './pdf-file.ts'

export const checkDocuments: Check = ({ content, day }) => {
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
      refuse(file, `${displayName(facts)} is missing. Make it: npm run new -- document ${name.replace(/\.pdf$/, '')}`)
    }
  }
  for (const [id, facts] of documents) {
    const file = `facts/documents/${id}.yaml`
    if (!existsSync(join(folder, `documents/${id}.pdf`))) {
      refuse(file, `${displayName(`documents/${id}.pdf`)} is missing. Add it, or remove this file.`)
    }
    const report = reporter(folder, file, problems)
    for (const field of documentTexts) {
      for (const language of languages.filter((wanted) => facts[field][wanted] === undefined)) {
        report([field], `\`${field}\` lacks the language \`${language}\`. Add a line \`${language}:\` below it.`)
      }
    }
    if (facts.issued > day) report(['issued'], `${facts.issued} lies in the future (today is ${day}). Correct the day.`)
  }
  return problems
}

function pdfNames(folder: string): string[] {
  if (!existsSync(join(folder, 'documents'))) return []
  return readdirSync(join(folder, 'documents')).filter((name) => !name.startsWith('.'))
}
