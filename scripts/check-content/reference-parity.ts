/** Both languages of an entry cite the same law, lead to the same pages of the site and show the same pictures. */
import type { Nodes } from 'mdast'
import { proseFile } from '../../src/collections/entry-places.ts'
import { displayName } from '../../src/collections/source-file.ts'
import { type Language, languageTraits } from '../../src/i18n/languages.ts'
import type { CheckContext } from './context.ts'
import { type Passage, walk } from './passages.ts'

interface Reference {
  /** The same for the same reference in another language. */
  readonly target: string
  readonly problem: (lacking: string) => string
}

export interface ReferenceComparison {
  /**
   * Passages of one entry come one after another.
   * @param sound false where a text has mistakes of its own: its entry is compared once they are mended
   */
  readonly add: (passage: Passage, sound: boolean) => void
  /** Reports what only one language of the last entry has. */
  readonly finish: () => void
}

/** An entry whose passages are being added. */
interface Comparing {
  readonly kind: Passage['kind']
  readonly id: string
  /** How to report what each language refers to, by its target. */
  readonly found: Map<Language, Map<string, (lacking: string) => void>>
  sound: boolean
}

export function compareReferences({ content: { entries, languages } }: CheckContext): ReferenceComparison {
  // One at a time, because what was found keeps the whole text in memory.
  let current: Comparing | undefined

  function compare({ kind, id, found, sound }: Comparing) {
    if (!sound) return
    for (const [language, references] of found) {
      for (const other of languages.filter((candidate) => candidate !== language)) {
        // A text that is missing or broken has a message of its own.
        if (!entries[kind].get(id)?.prose[other]) continue
        for (const [target, report] of references) {
          if (!found.get(other)?.has(target)) report(displayName(proseFile(kind, id, other)))
        }
      }
    }
  }

  return {
    add(passage, sound) {
      const { kind, id, language } = passage
      if (current?.kind !== kind || current.id !== id) {
        if (current) compare(current)
        current = { kind, id, found: new Map(), sound: true }
      }
      current.sound &&= sound
      const references = current.found.get(language) ?? new Map<string, (lacking: string) => void>()
      current.found.set(language, references)
      walk(passage.tree, (node, line) => {
        const reference = referenceOf(node)
        if (!reference || references.has(reference.target)) return
        references.set(reference.target, (lacking) => passage.report(line, reference.problem(lacking)))
      })
    },
    finish() {
      if (current) compare(current)
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
  if (node.type === 'figure') {
    const target = `{{figure:${node.name}}}`
    const problem = (lacking: string) =>
      `${target} stands here but not in ${lacking}. Put it into both or into neither.`
    return { target, problem }
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
