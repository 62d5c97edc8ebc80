/** Both languages of an entry cite the same law, lead to the same pages of the site and show the same pictures. */
import type { Nodes } from 'mdast'
import { displayName } from '../../src/collections/source-file.ts'
import { type Language, languageTraits } from '../../src/i18n/languages.ts'
import { type CheckContext, proseFile } from './context.ts'
import { type Passage, walk } from './passages.ts'

interface Reference {
  /** The same for the same reference in another language. */
  readonly target: string
  readonly problem: (lacking: string) => string
}

export interface ReferenceComparison {
  /** @param sound false where a text has mistakes of its own: its entry is compared once they are mended */
  readonly add: (passage: Passage, sound: boolean) => void
  /** Reports what only one language has, once every passage was added. */
  readonly finish: () => void
}

export function compareReferences({ content: { entries, languages } }: CheckContext): ReferenceComparison {
  /** By entry and language: how to report what was found, by its target. */
  const found = new Map<string, Map<Language, Map<string, (lacking: string) => void>>>()
  const unsound = new Set<string>()
  return {
    add(passage, sound) {
      const key = `${passage.kind}/${passage.id}`
      if (!sound) unsound.add(key)
      const ofEntry = found.get(key) ?? new Map<Language, Map<string, (lacking: string) => void>>()
      const ofLanguage = ofEntry.get(passage.language) ?? new Map<string, (lacking: string) => void>()
      found.set(key, ofEntry.set(passage.language, ofLanguage))
      walk(passage.tree, (node, line) => {
        const reference = referenceOf(node)
        if (!reference || ofLanguage.has(reference.target)) return
        ofLanguage.set(reference.target, (lacking) => passage.report(line, reference.problem(lacking)))
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
            for (const [target, report] of ofLanguage) {
              if (!ofEntry.get(other)?.has(target)) report(displayName(proseFile(kind, id, other)))
            }
          }
        }
      }
    },
  }
}

/** What a node refers to; undefined for text, for other sites and for the page itself. */
function referenceOf(node: Nodes): Reference | undefined {
  if (node.type === 'citation') {
    const written = `[[${node.written}]]`
    const problem = (lacking: string) =>
      `${written} is cited here but not in ${lacking}. Cite it in both or in neither.`
    return { target: written, problem }
  }
  if (node.type !== 'link' && node.type !== 'definition' && node.type !== 'image') return undefined
  if (!/^\/(?!\/)/.test(node.url)) return undefined
  const name = `The ${node.type === 'image' ? 'image' : 'link'} ${node.url}`
  const problem = (lacking: string) => `${name} stands here but not in ${lacking}. Put it into both or into neither.`
  return { target: neutralAddress(node.url), problem }
}

const languageEnding = new RegExp(`[-.](?:${Object.keys(languageTraits).join('|')})(?=\\.[a-z0-9]+$)`)

/**
 * An address without its anchor, since headings are named in their language; a picture with words in it may end in the
 * language: `bagan-id.svg` and `bagan-en.svg` are one.
 */
function neutralAddress(url: string): string {
  return url.replace(/[?#].*$/s, '').replace(languageEnding, '')
}
