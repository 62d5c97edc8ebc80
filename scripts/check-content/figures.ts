/** What the figures of `content/facts/figures.yaml` name is there: forms, the service and its steps, articles of law. */
import type { Problem } from '../../src/collections/problem.ts'
import type { FieldPath } from '../../src/collections/source-file.ts'
import { citationsIn } from '../../src/lib/citation.ts'
import { type Check, reporter } from './context.ts'
import { citationProblem } from './references.ts'

export const checkFigures: Check = (context) => {
  const problems: Problem[] = []
  const { figures, entries, folder } = context.content
  if (!figures) return problems
  const report = reporter(folder, 'facts/figures.yaml', problems)
  const checkBasis = (basis: readonly string[], path: FieldPath) =>
    basis.forEach((written, index) => {
      const message = citationProblem(written, true, context)
      if (message) report([...path, 'basis', index], message)
    })
  const { forms, figures: drawn, outcomes } = figures.liability
  for (const [id, { basis }] of Object.entries(forms)) checkBasis(basis, ['liability', 'forms', id])
  for (const [field, shown] of Object.entries({ figures: drawn, outcomes })) {
    for (const [name, ids] of Object.entries(shown)) {
      ids.forEach((id, index) => {
        if (!Object.hasOwn(forms, id)) {
          report(['liability', field, name, index], `There is no form \`${id}\` above. Correct the id, or add it.`)
        }
      })
    }
  }
  for (const [name, ids] of Object.entries(figures.forms.figures)) {
    ids.forEach((id, index) => {
      if (!entries.services.has(id)) {
        report(['forms', 'figures', name, index], `There is no service \`${id}\`. Correct the id.`)
      }
    })
  }
  const { service, stations } = figures['trademark-road']
  const steps = entries.services.get(service)?.facts?.steps
  if (!entries.services.has(service)) {
    report(['trademark-road', 'service'], `There is no service \`${service}\`. Correct the id.`)
  }
  for (const [id, { basis }] of Object.entries(stations)) {
    const path = ['trademark-road', 'stations', id]
    checkBasis(basis, path)
    if (steps && !steps.some((step) => step.id === id)) {
      report(path, `The service \`${service}\` has no step \`${id}\`. Correct the id.`)
    }
  }
  const texts = figures.limits.rows.flatMap((row, index) =>
    Object.entries(row).flatMap(([side, words]) =>
      Object.entries(words).map(([language, text]) => ({ text, path: ['limits', 'rows', index, side, language] })),
    ),
  )
  for (const { text, path } of [...texts, { text: `[[${figures.method.example}]]`, path: ['method', 'example'] }]) {
    for (const written of citationsIn(text)) {
      const message = citationProblem(written, true, context)
      if (message) report(path, message)
    }
  }
  return problems
}
