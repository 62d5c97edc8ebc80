/** Breaks the test content in one place and says what the checks make of it. */

import type { Root } from 'mdast'
import { checkContent } from '../../scripts/check-content/check-content.ts'
import type { Depth } from '../../scripts/check-content/context.ts'
import { formatProblem } from '../../src/collections/problem.ts'
import { contentDay, type Edit, writeContent } from './content-folder.ts'

/** What is done to the content, by a name, and all that an editor then reads. */
export type Mistake = readonly [name: string, changes: Readonly<Record<string, Edit>>, problems: readonly string[]]

/** The test content is short. */
export const shallow: Depth = { words: 0, citedArticles: 0 }

/** The test content's trees of text, which a change leaves as they are but for its own. */
const trees = new Map<string, Root>()

/** Every problem after changes, as an editor reads it. */
export function problemsAfter(changes: Readonly<Record<string, Edit>>, depth = shallow): string[] {
  return checkContent({ ...writeContent(changes), day: contentDay, depth, trees }).map(formatProblem)
}

/** Replaces a part of a file. */
export function replace(from: string, to: string): Edit {
  return (text) => text.replace(from, to)
}

/** Adds lines at the end of a file. */
export function add(lines: string): Edit {
  return (text) => `${text}${lines}\n`
}
