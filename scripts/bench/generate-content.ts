/** Makes a content folder with many articles out of the site's own. */
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fencedTemplate } from '../../src/collections/templates.ts'

/** The files of one article by their names: `facts.yaml`, `id.md`, `en.md`. */
type ArticleFiles = Readonly<Record<string, string>>

/**
 * Copies a content folder and fills it up to a number of articles, each a copy of one that exists with an id, a title and
 * a day of its own: length, citations, links and tables are those of real articles.
 * @param source the content folder to copy
 * @param target a folder that does not exist yet
 */
export function generateContent(source: string, target: string, articles: number): void {
  cpSync(source, target, { recursive: true })
  // The copies are given days before the first commit, which this file would refuse.
  rmSync(join(target, 'history.yaml'), { force: true })
  const originals = readArticles(target)
  for (let made = originals.length; made < articles; made++) {
    const original = originals[made % originals.length]
    if (!original) throw new Error(`${source} has no articles to copy.`)
    const folder = join(target, 'articles', `${original.id}-${made}`)
    mkdirSync(folder)
    for (const [name, text] of Object.entries(original.files)) {
      const own = name.endsWith('.md')
        ? // Templates are files of their own, which do not grow with the number of articles.
          withTitle(text, made).replace(fencedTemplate, '')
        : withDay(text, Math.floor(made / originals.length))
      writeFileSync(join(folder, name), own)
    }
  }
}

function readArticles(folder: string): { id: string; files: ArticleFiles }[] {
  return readdirSync(join(folder, 'articles')).map((id) => {
    const names = readdirSync(join(folder, 'articles', id))
    const files = names.map((name) => [name, readFileSync(join(folder, 'articles', id, name), 'utf8')] as const)
    return { id, files: Object.fromEntries(files) }
  })
}

/** The first words of title and summary and a number: together no longer than they may be. */
function withTitle(text: string, number: number): string {
  return text
    .replace(/^title: (["']?)(.{1,40}).*?\1$/m, `title: $1$2 ${number}$1`)
    .replace(/^summary: (["']?)(.{1,140}).*?\1$/m, `summary: $1$2 ${number}$1`)
}

/** Published so many days earlier; never later, so that nothing falls into the future. */
function withDay(text: string, daysEarlier: number): string {
  return text.replace(/^published: (\S+)/m, (_, day: string) => {
    const earlier = new Date(Date.parse(day) - daysEarlier * 86_400_000)
    return `published: ${earlier.toISOString().slice(0, 10)}`
  })
}
