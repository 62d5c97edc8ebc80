/** Ids that refer to other entries, to labels or to law. */

import type { Problem } from '../../src/collections/problem.ts'
import type { Labels } from '../../src/collections/schema/names.ts'
import { displayName, type FieldPath } from '../../src/collections/source-file.ts'
import { isUnpublished } from '../../src/collections/view.ts'
import { parseCitation } from '../../src/lib/citation.ts'
import { type Check, type CheckContext, factsOf, type Report, reporter } from './context.ts'

/** Every label that facts use exists, and both languages have the same labels. */
export const checkLabels: Check = (context) => {
  const problems: Problem[] = []
  const { labels, languages, folder } = context.content
  const known = (group: keyof Labels, id: string) =>
    languages.every((language) => labels[language] === undefined || Object.hasOwn(labels[language][group], id))
  const require = (group: keyof Labels, id: string, path: FieldPath, report: Report) => {
    if (!known(group, id)) {
      report(
        path,
        `\`${id}\` is not in \`${group}\` of the labels. Correct it, or add it to labels.yaml of every language.`,
      )
    }
  }
  for (const { facts, report } of factsOf('services', context, problems)) {
    require('service_groups', facts.group, ['group'], report)
  }
  for (const { facts, report } of factsOf('articles', context, problems)) {
    require('categories', facts.category, ['category'], report)
    for (const [index, tag] of facts.tags.entries()) require('tags', tag, ['tags', index], report)
    require('roles', facts.author, ['author'], report)
    if (facts.reviewer !== undefined) require('roles', facts.reviewer, ['reviewer'], report)
  }
  for (const { facts, report } of factsOf('regulations', context, problems)) {
    for (const [index, subject] of facts.subjects.entries()) require('subjects', subject, ['subjects', index], report)
  }
  for (const language of languages) {
    const report = reporter(folder, `${language}/labels.yaml`, problems)
    for (const [group, names] of Object.entries(labels[language] ?? {}) as [keyof Labels, Record<string, string>][]) {
      for (const id of Object.keys(names)) {
        for (const other of languages.filter((candidate) => labels[candidate]?.[group][id] === undefined)) {
          const file = displayName(`${other}/labels.yaml`)
          if (labels[other]) report([group, id], `\`${group}.${id}\` is not in ${file}. Add it there.`)
        }
      }
    }
  }
  return problems
}

/** Services, terms and regulations that facts name exist. */
export const checkRelations: Check = (context) => {
  const problems: Problem[] = []
  const { services, glossary, regulations } = context.content.entries
  const each = (ids: readonly string[], field: string, report: Report, wrong: (id: string) => string | false) =>
    ids.forEach((id, index) => {
      const message = wrong(id)
      if (message) report([field, index], message)
    })
  const unknownService = (id: string) =>
    !services.has(id) && `There is no service \`${id}\`. Correct the id; services are the folders of content/services.`
  const unknownTerm = (id: string) =>
    !glossary.has(id) && `There is no term \`${id}\`. Correct the id; terms are the folders of content/glossary.`

  for (const { facts, report } of factsOf('services', context, problems))
    each(facts.related, 'related', report, unknownService)
  for (const { facts, report } of factsOf('articles', context, problems))
    each(facts.services, 'services', report, unknownService)
  for (const { facts, report } of [
    ...factsOf('articles', context, problems),
    ...factsOf('guides', context, problems),
    ...factsOf('regulations', context, problems),
  ]) {
    if (typeof facts.watch === 'string' && !regulations.has(facts.watch)) {
      report(['watch'], `There is no regulation \`${facts.watch}\` in the library. Correct the id or remove the line.`)
    }
  }
  for (const { facts, report } of factsOf('guides', context, problems))
    each(facts.services, 'services', report, unknownService)
  for (const { facts, report } of factsOf('outcomes', context, problems)) {
    const message = facts.service !== undefined && unknownService(facts.service)
    if (message) report(['service'], message)
  }
  for (const { facts, report } of factsOf('glossary', context, problems))
    each(facts.related, 'related', report, unknownTerm)
  for (const { id: own, facts, report } of factsOf('regulations', context, problems)) {
    for (const field of [
      'amends',
      'revokes',
      'revokes_partly',
      'implements',
      'adopts',
      'read_with',
      'reported_successor',
    ] as const) {
      each(facts[field], field, report, (id) => id === own && `\`${own}\` cannot refer to itself. Remove it.`)
    }
    for (const field of ['amended_by_outside', 'revoked_by_outside'] as const) {
      const relation = field === 'amended_by_outside' ? 'amends' : 'revokes'
      each(
        facts[field],
        field,
        report,
        (id) =>
          regulations.has(id) &&
          `\`${id}\` is in the library. Remove it here and write \`${relation}: [${own}]\` in content/regulations/${id}/facts.yaml.`,
      )
    }
    for (const field of ['read_with', 'reported_successor'] as const) {
      each(
        facts[field],
        field,
        report,
        (id) => !regulations.has(id) && `There is no regulation \`${id}\` in the library. Correct the id or remove it.`,
      )
    }
    each(
      facts.reported_successor,
      'reported_successor',
      report,
      (id) =>
        regulations.get(id)?.facts?.revokes.includes(own) === true &&
        `\`${id}\` revokes \`${own}\`, so its successor is more than reported. Remove it here.`,
    )
  }
  return problems
}

/** Every citation in facts names a regulation and an article of the library. */
export const checkFactCitations: Check = (context) => {
  const problems: Problem[] = []
  for (const { facts, report } of factsOf('services', context, problems)) {
    const published = !isUnpublished(facts, context.day)
    const check = (written: string | undefined, path: FieldPath) => {
      const message = written !== undefined && citationProblem(written, published, context)
      if (message) report(path, message)
    }
    for (const [index, written] of facts.basis.entries()) check(written, ['basis', index])
    for (const [index, line] of facts.price.lines.entries())
      check(line.regulation, ['price', 'lines', index, 'regulation'])
  }
  for (const [kind, field] of [
    ['articles', 'sources'],
    ['guides', 'sources'],
    ['glossary', 'basis'],
    ['outcomes', 'basis'],
    ['changes', 'basis'],
  ] as const) {
    for (const { facts, report } of factsOf(kind, context, problems)) {
      const published = !isUnpublished(facts, context.day)
      const citations = (facts as unknown as Record<string, readonly string[]>)[field] ?? []
      citations.forEach((written, index) => {
        const message = citationProblem(written, published, context)
        if (message) report([field, index], message)
      })
    }
  }
  return problems
}

/** What comes after the services names services, duties and articles that exist, and each duty is shown somewhere. */
export const checkAfterFounding: Check = (context) => {
  const problems: Problem[] = []
  const { afterFounding, entries, folder } = context.content
  if (!afterFounding) return problems
  const report = reporter(folder, 'facts/after-founding.yaml', problems)
  for (const [id, { basis }] of Object.entries(afterFounding.duties)) {
    basis.forEach((written, index) => {
      const message = citationProblem(written, true, context)
      if (message) report(['duties', id, 'basis', index], message)
    })
    if (!Object.values(afterFounding.services).some(({ duties }) => duties.includes(id))) {
      report(['duties', id], `No service shows \`${id}\`. Add it to a service below, or remove it.`)
    }
  }
  for (const [service, { duties }] of Object.entries(afterFounding.services)) {
    if (!entries.services.has(service)) {
      report(['services', service], `There is no service \`${service}\`. Correct the id.`)
    }
    duties.forEach((id, index) => {
      if (!Object.hasOwn(afterFounding.duties, id)) {
        report(['services', service, 'duties', index], `There is no duty \`${id}\` above. Correct the id, or add it.`)
      }
    })
  }
  return problems
}

/**
 * What is wrong with a citation; undefined where nothing is.
 * @param published whether the entry that cites is published: a published page cannot link to a draft
 */
export function citationProblem(
  written: string,
  published: boolean,
  { content, day }: CheckContext,
): string | undefined {
  const { regulation: id, article } = parseCitation(written)
  const regulation = content.entries.regulations.get(id)
  if (!regulation) {
    return `The library has no regulation \`${id}\`. Correct the id, or add it with npm run new -- regulation ${id}.`
  }
  const { facts } = regulation
  if (!facts) return undefined
  if (published && isUnpublished(facts, day)) {
    return `The regulation \`${id}\` is a draft. Publish it first, or cite another.`
  }
  if (article === undefined || facts.articles.some((known) => known.article === article)) return undefined
  return `\`${id}\` has no article \`${article}\`. Correct it, or add the article to content/regulations/${id}/facts.yaml and to its texts.`
}
