/** Both languages of an entry lead to the same pages of the site and show the same pictures. */
import { displayName } from '../../src/collections/source-file.ts'
import { type Language, languageTraits } from '../../src/i18n/languages.ts'
import { type CheckContext, proseFile } from './context.ts'
import { type Passage, walk } from './passages.ts'

interface Found {
  /** As written, in its sentence: `The link /layanan`. */
  readonly name: string
  /** Adds an error where it stands. */
  readonly report: (message: string) => void
}

export interface LinkComparison {
  /** @param sound false where a text has mistakes of its own: its entry is compared once they are mended */
  readonly add: (passage: Passage, sound: boolean) => void
  /** Reports what only one language has, once every passage was added. */
  readonly finish: () => void
}

export function compareLinks({ content: { entries, languages } }: CheckContext): LinkComparison {
  /** By entry and language: what was found, by where it leads. */
  const found = new Map<string, Map<Language, Map<string, Found>>>()
  const unsound = new Set<string>()
  return {
    add(passage, sound) {
      const key = `${passage.kind}/${passage.id}`
      if (!sound) unsound.add(key)
      const ofEntry = found.get(key) ?? new Map<Language, Map<string, Found>>()
      const ofLanguage = ofEntry.get(passage.language) ?? new Map<string, Found>()
      found.set(key, ofEntry.set(passage.language, ofLanguage))
      walk(passage.tree, (node, line) => {
        if (node.type !== 'link' && node.type !== 'definition' && node.type !== 'image') return
        const target = targetOf(node.url)
        const name = `The ${node.type === 'image' ? 'image' : 'link'} ${node.url}`
        if (target && !ofLanguage.has(target)) {
          ofLanguage.set(target, { name, report: (message) => passage.report(line, message) })
        }
      })
    },
    finish() {
      for (const [key, ofEntry] of found) {
        if (unsound.has(key)) continue
        const [kind, id] = key.split('/') as [Passage['kind'], string]
        for (const [language, ofLanguage] of ofEntry) {
          for (const other of languages.filter((candidate) => candidate !== language)) {
            // A text that is missing or broken has a message of its own.
            if (!entries[kind].get(id)?.prose[other]) continue
            const lacking = displayName(proseFile(kind, id, other))
            for (const [target, { name, report }] of ofLanguage) {
              if (ofEntry.get(other)?.has(target)) continue
              report(`${name} stands here but not in ${lacking}. Put it into both or into neither.`)
            }
          }
        }
      }
    },
  }
}

const languageEnding = new RegExp(`[-.](?:${Object.keys(languageTraits).join('|')})(?=\\.[a-z0-9]+$)`)

/**
 * Where a link inside the site leads, without its anchor, since headings are named in their language; a picture with
 * words in it may end in the language: `bagan-id.svg` and `bagan-en.svg` are one.
 * @returns undefined for other sites and for the page itself
 */
function targetOf(url: string): string | undefined {
  if (!/^\/(?!\/)/.test(url)) return undefined
  return url.replace(/[?#].*$/s, '').replace(languageEnding, '')
}
