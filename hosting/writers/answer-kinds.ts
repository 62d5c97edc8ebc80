/** The kinds of answers whose headers differ, for hosts that choose them by a pattern of the served file's path. */
import { isViewerWorker } from '../policy/content-security-policy.ts'
import { type Headers, headersOfFile, headersWithoutFile, openDataFolder } from '../policy/headers.ts'
import type { Published } from '../policy/published.ts'

export interface AnswerKind {
  readonly name: string
  /** A regular expression for the path of the file, or `null` for the kind of all that no other pattern meets. */
  readonly pattern: string | null
  readonly headers: (overTls: boolean) => Headers
}

/** The narrower kind first; the last has no pattern. */
export function answerKinds(published: Published): AnswerKind[] {
  const ofFile = (file: string) => (overTls: boolean) => headersOfFile(file, published, { overTls })
  const single = (name: string, files: readonly string[]): AnswerKind[] => {
    const [first] = files
    if (first === undefined) return []
    return [{ name, pattern: `^/(?:${files.map(escaped).join('|')})$`, headers: ofFile(first) }]
  }
  return [
    ...single('video', [...published.pages.withVideo]),
    ...single('worker', [...published.files].filter(isViewerWorker)),
    { name: 'page', pattern: '\\.html$', headers: ofFile('404.html') },
    { name: 'document', pattern: '\\.pdf$', headers: ofFile('any.pdf') },
    { name: 'data', pattern: `^/${openDataFolder}.*\\.json$`, headers: ofFile(`${openDataFolder}any.json`) },
    { name: 'none', pattern: null, headers: (overTls) => headersWithoutFile({ overTls }) },
  ]
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
}
