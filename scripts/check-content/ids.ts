/** Ids that exist twice inside an entry, and ids that would take the address of another page. */

import type { Kind } from '../../src/collections/kinds.ts'
import type { Problem } from '../../src/collections/problem.ts'
import type { Check } from './context.ts'
import { factsOf, type Report } from './context.ts'

/** Last parts of addresses that list pages use: `/blog/halaman/2`, `/infohukum/glosarium`. */
const reserved: Readonly<Partial<Record<Kind, readonly string[]>>> = {
  articles: ['halaman', 'kategori', 'tag'],
  regulations: ['dokumen', 'glosarium', 'panduan'],
}

export function isReserved(kind: Kind, id: string): boolean {
  return reserved[kind]?.includes(id) ?? false
}

export const checkIds: Check = (context) => {
  const problems: Problem[] = []
  for (const kind of ['articles', 'regulations'] as const) {
    for (const { id, report } of factsOf(kind, context, problems)) {
      if (isReserved(kind, id)) {
        report([], `The id ${id} belongs to a page of the site. Give the files another name.`)
      }
    }
  }
  for (const { facts, report } of factsOf('services', context, problems)) {
    noneTwice(facts.variants, ['variants'], report)
    noneTwice(
      facts.price.lines.map(({ id }) => id),
      ['price', 'lines'],
      report,
    )
    noneTwice(
      facts.steps.map(({ id }) => id),
      ['steps'],
      report,
    )
    noneTwice(
      facts.documents.map(({ id }) => id),
      ['documents'],
      report,
    )
  }
  for (const { facts, report } of factsOf('regulations', context, problems)) {
    noneTwice(
      facts.articles.map(({ article }) => article),
      ['articles'],
      report,
    )
  }
  return problems
}

function noneTwice(ids: readonly string[], path: readonly string[], report: Report): void {
  ids.forEach((id, index) => {
    if (ids.indexOf(id) < index)
      report([...path, index], `\`${id}\` exists twice in \`${path.join('.')}\`. Rename or remove one.`)
  })
}
