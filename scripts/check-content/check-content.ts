/** Runs every check over the content and the dictionaries. */
import { resolve } from 'node:path'
import { contentFolder } from '../../src/collections/entry-places.ts'
import { type Content, loadContent } from '../../src/collections/load.ts'
import { formatProblem, type Problem } from '../../src/collections/problem.ts'
import { type Language, languages as publishedLanguages } from '../../src/i18n/languages.ts'
import { isAddressOfText } from '../../src/lib/addresses.ts'
import { daysAfter, today } from '../../src/lib/day.ts'
import { checkAgreements } from './agreements.ts'
import type { Check, CheckContext, Depth } from './context.ts'
import { checkDates } from './dates.ts'
import { checkDepth } from './depth.ts'
import { checkDictionaries } from './dictionaries.ts'
import { checkDocuments } from './documents.ts'
import { factsDue } from './due.ts'
import { checkFigures } from './figures.ts'
import { checkFolders } from './folders.ts'
import { checkHeadTexts } from './head-texts.ts'
import { checkHistory, loadHistory } from './history.ts'
import { checkIds } from './ids.ts'
import { checkLinks, linkTargets } from './links.ts'
import { checkMarkdown } from './markdown.ts'
import { checkFileParity, checkKeyParity, checkListParity } from './parity.ts'
import { passagesOf } from './passages.ts'
import { checkPrices, checkRangeReasons } from './prices.ts'
import { compareReferences } from './reference-parity.ts'
import { checkAfterFounding, checkFactCitations, checkLabels, checkRelations } from './references.ts'
import { checkReviewsDue, checkRevokedSources } from './reviews.ts'
import { checkSameWords } from './same-words.ts'
import { checkServiceCitations, checkWholeCitations } from './service-citations.ts'
import { compareTemplates } from './template-list.ts'
import { loadTerms } from './terms.ts'
import { checkTools } from './tools.ts'
import { checkBodyWords, checkFieldWords } from './visible-words.ts'

const checks: readonly Check[] = [
  checkFolders,
  checkDocuments,
  checkIds,
  checkFileParity,
  checkKeyParity,
  checkListParity,
  checkLabels,
  checkRelations,
  checkFactCitations,
  checkAfterFounding,
  checkFigures,
  checkServiceCitations,
  checkPrices,
  checkRangeReasons,
  checkDates,
  checkHistory,
  checkReviewsDue,
  checkRevokedSources,
  checkDepth,
  checkTools,
  checkHeadTexts,
  checkFieldWords,
  checkSameWords,
  checkAgreements,
  checkPassages,
  checkDictionaries,
]

function checkPassages(context: CheckContext): Problem[] {
  const problems: Problem[] = []
  const targets = linkTargets(context)
  const comparison = compareReferences(context)
  const templates = compareTemplates(context, problems)
  for (const passage of passagesOf(context, problems)) {
    const before = problems.length
    checkMarkdown(passage, context)
    checkLinks(passage, context, targets)
    checkWholeCitations(passage, context)
    checkBodyWords(passage, context)
    comparison.add(passage, problems.length === before)
    templates.add(passage)
  }
  comparison.finish()
  templates.finish()
  return problems
}

export interface CheckOptions {
  readonly folder?: string
  /** What was read from the folder; by default it is read now. */
  readonly content?: Content
  readonly languages?: readonly Language[]
  readonly day?: string
  readonly publicFolder?: string
  /** What a published article needs; by default 400 words and three cited articles of law. */
  readonly depth?: Depth
  /** Kept by the caller from one check to the next. */
  readonly trees?: CheckContext['trees']
}

/** Everything that is wrong, by file and line. */
export function checkContent(options: CheckOptions = {}): Problem[] {
  const { context, problems } = readContent(options)
  problems.push(...checks.flatMap((check) => check(context)))
  return problems.sort((a, b) => (a.file === b.file ? a.line - b.line : a.file < b.file ? -1 : 1))
}

/** What is due within a number of days, or past its day; earliest first, ready to print. */
export function comingUp(days: number, options: CheckOptions = {}): string[] {
  const { context } = readContent(options)
  const last = daysAfter(context.day, days)
  return factsDue(context, (day) => day <= last).map(
    ({ day, problem }) => `${day}  ${problem.file}:${problem.line}: ${problem.message}`,
  )
}

/** The regulations whose link is the front page of a database, where a reader must look for the text. */
export function lookUpLinks(options: CheckOptions = {}): string[] {
  const { regulations } = readContent(options).context.content.entries
  return [...regulations]
    .flatMap(([id, { facts }]) => (facts && !isAddressOfText(facts.official_url) ? [id] : []))
    .sort()
}

function readContent({
  folder = contentFolder(),
  languages = publishedLanguages,
  content = loadContent(folder, languages),
  day = today(),
  publicFolder = resolve('public'),
  depth = { words: 400, citedArticles: 3 },
  trees,
}: CheckOptions): { context: CheckContext; problems: Problem[] } {
  // Drafts are checked like everything else, so that they can be published on any day.
  const problems = [...content.problems]
  const terms = loadTerms(folder, problems)
  const history = loadHistory(folder, problems)
  const context = { content, day, publicFolder, depth, terms, history, unpublished: true, ...(trees && { trees }) }
  return { context, problems }
}

/**
 * Refuses content that must not be published.
 * @returns warnings, ready to print
 * @throws Error whose message lists every error with file, line, what is wrong and what to do.
 */
export function assertValidContent(options?: CheckOptions): string[] {
  const problems = checkContent(options)
  const errors = problems.filter(({ severity }) => severity === 'error')
  if (errors.length === 0) return problems.map(formatProblem)
  const count = errors.length === 1 ? 'an error' : `${errors.length} errors`
  throw new Error(`The content has ${count}:\n${errors.map(formatProblem).join('\n')}`)
}
