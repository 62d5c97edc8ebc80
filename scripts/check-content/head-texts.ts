/**
 * What search engines show of a page: its title with the name of the company, and its description. They cut what is
 * too long, and of two pages with the same words a reader cannot tell which answers.
 */
import { readFileSync } from 'node:fs'
import { factsFile, proseFile } from '../../src/collections/entry-places.ts'
import type { Kind } from '../../src/collections/kinds.ts'
import type { Problem } from '../../src/collections/problem.ts'
import { type SitePage, sitePages } from '../../src/collections/site-pages.ts'
import { displayName, type FieldPath } from '../../src/collections/source-file.ts'
import { toolFolder } from '../../src/collections/tool-facts.ts'
import type { Language } from '../../src/i18n/languages.ts'
import { mostOfDescription, mostOfTitle, shownTitle } from '../../src/seo/head.ts'
import { site } from '../../src/site/site.ts'
import { type Check, type CheckContext, lineOf, reporter } from './context.ts'

/** A text of a page's head, with where an editor finds it, which is looked up for a message alone. */
interface HeadText {
  readonly text: string
  /** As it stands in a message: the name of the field or of the key. */
  readonly name: () => string
  readonly place: () => string
  readonly report: (message: string) => void
}

/**
 * Refuses titles and descriptions that search engines cut, and those that two pages of a language share. Left out: the
 * titles of regulations, which are names that a law gave, and the later pages of a list. A draft, which begins with the words of its template, is warned
 * of.
 */
export const checkHeadTexts: Check = (context) => {
  const problems: Problem[] = []
  for (const language of context.content.languages) {
    const seen = { title: new Map<string, HeadText>(), description: new Map<string, HeadText>() }
    for (const page of sitePages(language, context)) {
      const { title, description } = headTexts(page, language, context, problems)
      if (title) {
        const shown = shownTitle(title.text, site.name)
        checkLength(title, shown, mostOfTitle)
        checkRepeated(title, 'title', seen.title)
      }
      if (description) {
        checkLength(description, description.text, mostOfDescription)
        checkRepeated(description, 'description', seen.description)
      }
    }
  }
  return problems
}

function checkLength({ name, report }: HeadText, shown: string, most: number): void {
  const length = [...shown].length
  if (length <= most) return
  const suffix = shown.endsWith(` · ${site.name}`) ? ` with “ · ${site.name}”` : ''
  report(
    `${name()} has ${length} characters${suffix}; search engines cut it after ${most}. Shorten it by ${length - most}; keep the words that people search for at its beginning.`,
  )
}

function checkRepeated(headText: HeadText, what: string, seen: Map<string, HeadText>): void {
  const { text, name, report } = headText
  const other = seen.get(text)
  if (!other) seen.set(text, headText)
  else
    report(
      `${name()} is also the ${what} of ${other.place()}. Give each page words of its own: they stand beside each other in search results.`,
    )
}

/** The texts of a page's head; none for what is no result of a search. */
function headTexts(
  page: SitePage,
  language: Language,
  { content: { folder } }: CheckContext,
  problems: Problem[],
): { readonly title?: HeadText; readonly description?: HeadText } {
  const field = (file: string, path: FieldPath, text: string): HeadText => {
    const isDraft = 'entry' in page && 'unpublished' in page.entry && page.entry.unpublished
    const severity = isDraft ? 'warning' : 'error'
    return {
      text,
      name: () => `\`${path.join('.')}\``,
      place: () => `${displayName(file)}:${lineOf(folder, file, path)}`,
      report: (message) => reporter(folder, file, problems)(path, message, severity),
    }
  }
  /** The texts of a list: sentences of the dictionary around a name, which the file has at `path`. */
  const ofList = (file: string, path: FieldPath) => {
    const completed = (text: string): HeadText => ({
      ...field(file, path, text),
      name: () => `“${text}” of ${page.path}`,
    })
    return { title: completed(page.title), description: completed(page.summary) }
  }
  const labelsFile = `${language}/labels.yaml`
  const inDictionaries = () => ({
    title: inDictionary(page.title, language, problems),
    description: inDictionary(page.summary, language, problems),
  })
  const inProse = (kind: Kind, id: string, titleField = 'title', title = page.title) => {
    const file = proseFile(kind, id, language)
    return { title: field(file, [titleField], title), description: field(file, ['summary'], page.summary) }
  }
  switch (page.kind) {
    case 'service':
      return inProse('services', page.entry.id, 'search_title', page.entry.search_title)
    case 'article':
      return inProse('articles', page.entry.id)
    case 'guide':
      return inProse('guides', page.entry.id)
    case 'company':
      return inProse('pages', page.entry.id)
    case 'document': {
      const file = factsFile('documents', page.entry.id)
      return {
        title: field(file, ['title', language], page.title),
        description: field(file, ['summary', language], page.summary),
      }
    }
    case 'regulation':
      return { description: field(proseFile('regulations', page.entry.id, language), ['subject'], page.entry.subject) }
    case 'blog-list': {
      // A later page has the words of its list before its number, which may be cut.
      if (page.entry.page > 1) return {}
      const { topic } = page.entry
      return topic ? ofList(labelsFile, [topic.kind === 'tag' ? 'tags' : 'categories', topic.id]) : inDictionaries()
    }
    case 'library-list':
      return page.entry.filter === 'topik' ? ofList(labelsFile, ['subjects', page.entry.id]) : inDictionaries()
    case 'kbli':
      return { title: ofKbli(page, page.title, problems), description: ofKbli(page, page.summary, problems) }
    case 'home':
    case 'search':
    case 'overview':
    case 'tool':
      return inDictionaries()
    default:
      return {}
  }
}

/** A text of a category of the KBLI; the project has one classification, whatever content is checked. */
function ofKbli({ path }: SitePage, text: string, problems: Problem[]): HeadText {
  return {
    text,
    name: () => `“${text}” (its name may be shortened in \`shorter_names\`)`,
    place: () => path,
    report: (message) =>
      problems.push({ file: displayName(`${toolFolder}/kbli.yaml`), line: 1, message, severity: 'error' }),
  }
}

/** The dictionaries of the site and of its tools, which hold the head texts of pages that show no entry. */
const dictionaries = (language: Language) => [`public/assets/i18n/${language}.json`, `src/i18n/tools/${language}.json`]

/** A text that a dictionary holds; where a value completes it, the file alone is known. */
function inDictionary(text: string, language: Language, problems: Problem[]): HeadText {
  const find = () => {
    const entry = `": ${JSON.stringify(text)}`
    for (const file of dictionaries(language)) {
      const lines = readFileSync(file, 'utf8').split('\n')
      const index = lines.findIndex((line) => line.includes(entry))
      if (index >= 0) return { file, line: index + 1, key: /"([^"]+)"/.exec(lines[index] ?? '')?.[1] }
    }
    return { file: dictionaries(language)[1] ?? '', line: 1, key: undefined }
  }
  return {
    text,
    name: () => {
      const { key } = find()
      return key ? `\`${key}\`` : `“${text}”`
    },
    place: () => {
      const { file, line } = find()
      return `${file}:${line}`
    },
    report: (message) => {
      const { file, line } = find()
      problems.push({ file, line, message, severity: 'error' })
    },
  }
}
