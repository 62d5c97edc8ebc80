/** Both languages say the same: the same files, the same keys, lists of the same length. */

import { factsFile, proseFile } from '../../src/collections/entry-places.ts'
import type { Kind } from '../../src/collections/kinds.ts'
import type { Entry, Prose } from '../../src/collections/load.ts'
import type { Problem } from '../../src/collections/problem.ts'
import { displayName } from '../../src/collections/source-file.ts'
import type { Language } from '../../src/i18n/languages.ts'
import { type Check, forEachKind, proseOf, type Report, reporter } from './context.ts'

export const checkFileParity: Check = ({ content }) => {
  const problems: Problem[] = []
  forEachKind((kind) => {
    for (const { id, present } of content.entries[kind].values()) {
      const files = {
        facts: displayName(factsFile(kind, id)),
        ...Object.fromEntries(
          content.languages.map((language) => [language, displayName(proseFile(kind, id, language))]),
        ),
      } as Record<'facts' | Language, string>
      const parts = Object.keys(files) as ('facts' | Language)[]
      const existing = parts.find((part) => present.has(part))
      if (!existing) continue
      for (const part of parts.filter((candidate) => !present.has(candidate))) {
        const message = `${files[part]} is missing. Write it, or remove the other files of ${id}.`
        problems.push({ file: files[existing], line: 1, message, severity: 'error' })
      }
    }
  })
  return problems
}

/** What the facts list, the prose names, and the other way round. */
export const checkKeyParity: Check = (context) => {
  const problems: Problem[] = []
  const { entries } = context.content
  for (const { id, prose, report } of proseOf('services', context, problems)) {
    const facts = entries.services.get(id)?.facts
    if (!facts) continue
    const from = displayName(factsFile('services', id))
    sameKeys('variants', facts.variants, prose.fields.variants, from, report)
    sameKeys(
      'lines',
      facts.price.lines.map((line) => line.id),
      prose.fields.lines,
      from,
      report,
    )
    sameKeys(
      'steps',
      facts.steps.map((step) => step.id),
      prose.fields.steps,
      from,
      report,
    )
    sameKeys(
      'documents',
      facts.documents.map((item) => item.id),
      prose.fields.documents,
      from,
      report,
    )
    const [drawings, things] = [facts.receives.length, prose.fields.deliverables.length]
    if (drawings > 0 && drawings !== things) {
      const message = `\`deliverables\` lists ${things} things, and \`receives\` of ${from} ${drawings} drawings. Name one for each there.`
      report(['deliverables'], message)
    }
  }
  for (const { id, prose, report } of proseOf('regulations', context, problems)) {
    const facts = entries.regulations.get(id)?.facts
    if (!facts) continue
    const articles = facts.articles.map(({ article }) => article)
    const from = displayName(factsFile('regulations', id))
    sameKeys('articles', articles, prose.fields.articles, from, report)
    if (typeof facts.watch !== 'string' && (facts.watch === undefined) !== (prose.fields.watch === undefined)) {
      report(
        ['watch'],
        `\`watch\` stands either here or in ${from}. Write both, the words here and the days there, or neither.`,
      )
    }
  }
  for (const { id, prose, report } of proseOf('articles', context, problems)) {
    const facts = entries.articles.get(id)?.facts
    if (!facts) continue
    const from = displayName(factsFile('articles', id))
    sameKeys('changes', facts.changes, prose.fields.changes, from, report)
    for (const day of Object.keys(prose.fields.previous).filter((day) => !facts.changes.includes(day))) {
      report(['previous', day], `\`previous.${day}\` is no change of ${from}. Name the day of a change, or remove it.`)
    }
  }
  for (const { id, prose, report } of proseOf('changes', context, problems)) {
    const facts = entries.changes.get(id)?.facts
    if (!facts) continue
    const steps = facts.calendar.map((step) => step.id)
    sameKeys('calendar', steps, prose.fields.calendar, displayName(factsFile('changes', id)), report)
  }
  return problems
}

function sameKeys(field: string, ids: readonly string[], named: object, from: string, report: Report): void {
  for (const id of ids) {
    if (!Object.hasOwn(named, id)) report([field], `\`${field}\` has no text for \`${id}\` of ${from}. Add it.`)
  }
  for (const name of Object.keys(named)) {
    if (!ids.includes(name))
      report([field, name], `\`${field}.${name}\` is not in ${from}. Add it there or remove it here.`)
  }
}

/** Lists that a reader of the other language would miss an entry of, and notes that exist in one language alone. */
export const checkListParity: Check = (context) => {
  const problems: Problem[] = []
  compareLanguages('services', context, problems, (first, other, report) => {
    for (const list of ['not_included', 'deliverables', 'not_for', 'questions'] as const) {
      sameLength(list, first.fields[list], other.fields[list], first.file, report)
    }
    sameNote(['entity'], first.fields.entity, other.fields.entity, first.file, report)
    sameNote(['decisive'], first.fields.decisive, other.fields.decisive, first.file, report)
    for (const [id, { varies_by }] of Object.entries(first.fields.lines)) {
      sameNote(['lines', id, 'varies_by'], varies_by, other.fields.lines[id]?.varies_by, first.file, report)
    }
    for (const group of ['lines', 'steps', 'documents'] as const) {
      for (const id of Object.keys(first.fields[group])) {
        sameNote([group, id, 'note'], first.fields[group][id]?.note, other.fields[group][id]?.note, first.file, report)
      }
    }
  })
  compareLanguages('changes', context, problems, (first, other, report) => {
    for (const list of ['steps', 'terms', 'papers'] as const) {
      sameLength(list, first.fields[list], other.fields[list], first.file, report)
    }
    sameNote(['unsure'], first.fields.unsure, other.fields.unsure, first.file, report)
  })
  compareLanguages('articles', context, problems, (first, other, report) => {
    sameNote(['figure'], first.fields.figure, other.fields.figure, first.file, report)
    const days = [...new Set([first, other].flatMap(({ fields }) => Object.keys(fields.previous)))]
    for (const day of days) {
      const [here, there] = [other, first].map(({ fields }) => fields.previous[day]?.length ?? 0)
      if (here === there) continue
      report(
        ['previous', day],
        `\`previous\` has ${here} passages of ${day} here and ${there} in ${displayName(first.file)}. Give both the same.`,
      )
    }
  })
  compareLanguages('regulations', context, problems, (first, other, report) => {
    for (const field of ['state_note', 'watch'] as const) {
      sameNote([field], first.fields[field], other.fields[field], first.file, report)
    }
  })
  return problems
}

function sameLength(
  list: string,
  first: readonly unknown[],
  other: readonly unknown[],
  firstFile: string,
  report: Report,
): void {
  if (first.length === other.length) return
  report(
    [list],
    `\`${list}\` has ${other.length} entries here and ${first.length} in ${displayName(firstFile)}. Give both the same.`,
  )
}

function sameNote(path: string[], first: unknown, other: unknown, firstFile: string, report: Report): void {
  if ((first === undefined) === (other === undefined)) return
  const [here, there] = other === undefined ? ['is missing', 'exists'] : ['exists', 'is missing']
  report(
    path,
    `\`${path.join('.')}\` ${here} here and ${there} in ${displayName(firstFile)}. Write it in both or in neither.`,
  )
}

function compareLanguages<K extends Kind>(
  kind: K,
  { content }: Parameters<Check>[0],
  problems: Problem[],
  compare: (first: Prose<K>, other: Prose<K>, report: Report) => void,
): void {
  const [firstLanguage, ...otherLanguages] = content.languages
  const entries: ReadonlyMap<string, Entry<K>> = content.entries[kind]
  for (const { prose } of entries.values()) {
    const first = firstLanguage && prose[firstLanguage]
    for (const language of otherLanguages) {
      const other = prose[language]
      if (first && other) compare(first, other, reporter(content.folder, other.file, problems))
    }
  }
}
