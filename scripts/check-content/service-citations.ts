/**
 * A service or a term says which article it rests on. A whole regulation may be named only where the library says so
 * (`citable_whole`): its articles were not seen, or the sentence is about the regulation itself.
 */
import type { Problem } from '../../src/collections/problem.ts'
import type { FieldPath } from '../../src/collections/source-file.ts'
import { parseCitation } from '../../src/lib/citation.ts'
import { type Check, type CheckContext, factsOf } from './context.ts'
import { type Passage, walk } from './passages.ts'

/** In the facts: basis and price lines of services, basis of terms. */
export const checkServiceCitations: Check = (context) => {
  const problems: Problem[] = []
  for (const { facts, report } of factsOf('services', context, problems)) {
    const check = (written: string | undefined, path: FieldPath) => {
      const message = written && wholeCitationProblem(written, context)
      if (message) report(path, message)
    }
    for (const [index, written] of facts.basis.entries()) check(written, ['basis', index])
    for (const [index, line] of facts.price.lines.entries())
      check(line.regulation, ['price', 'lines', index, 'regulation'])
  }
  for (const { facts, report } of factsOf('glossary', context, problems)) {
    for (const [index, written] of facts.basis.entries()) {
      const message = wholeCitationProblem(written, context)
      if (message) report(['basis', index], message)
    }
  }
  return problems
}

/** In a text of a service or a term. */
export function checkWholeCitations({ kind, tree, report }: Passage, context: CheckContext): void {
  if (kind !== 'services' && kind !== 'glossary') return
  walk(tree, (node, line) => {
    const message = node.type === 'citation' && wholeCitationProblem(node.written, context)
    if (message) report(line, message)
  })
}

function wholeCitationProblem(written: string, { content }: CheckContext): string | undefined {
  const { regulation: id, article } = parseCitation(written)
  const facts = content.entries.regulations.get(id)?.facts
  if (article !== undefined || !facts || facts.citable_whole) return undefined
  return `\`${id}\` is cited without an article. Name the one that says it, or set \`citable_whole: true\` in content/regulations/${id}/facts.yaml if services and terms may name it as a whole.`
}
