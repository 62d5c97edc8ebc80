/** What an editor is to look at again by a day: entries, fees, facts of the tools, and what the library says of the law. */
import type { Problem } from '../../src/collections/problem.ts'
import { feeReviewDue } from '../../src/collections/services.ts'
import type { FieldPath } from '../../src/collections/source-file.ts'
import { hasTools } from '../../src/collections/tool-facts.ts'
import { isUnpublished, type View } from '../../src/collections/view.ts'
import { recheckDay } from '../../src/collections/watch.ts'
import { factsOf, type Report, reporter } from './context.ts'
import { visitToolFacts } from './tools.ts'

export interface DueFact {
  readonly day: string
  /** Where it stands, what it is and what to do. */
  readonly problem: Problem
}

/** Every published fact with a day on which it is due, earliest first. */
export function factsDue(context: View, isDue: (day: string) => boolean): DueFact[] {
  const problems: Problem[] = []
  const days: string[] = []
  const verb = (day: string) => (day < context.day ? 'was' : 'is')
  const add = (report: Report, path: FieldPath, day: string, message: string) => {
    report(path, message, 'warning')
    days.push(day)
  }
  for (const kind of ['services', 'articles', 'guides', 'pages'] as const) {
    for (const { facts, report } of factsOf(kind, context, problems)) {
      const { review_due: day } = facts
      if (!isDue(day) || isUnpublished(facts, context.day)) continue
      const message = `The review ${verb(day)} due on ${day}. Review it and set \`reviewed_on\` and \`review_due\`.`
      add(report, ['review_due'], day, message)
    }
  }
  for (const { facts, report } of factsOf('services', context, problems)) {
    if (isUnpublished(facts, context.day)) continue
    for (const [index, line] of facts.price.lines.entries()) {
      const day = feeReviewDue(line)
      if (day === undefined || !isDue(day)) continue
      const message = `The fee \`${line.id}\` ${verb(day)} to be checked again by ${day}. Look at its source and set \`checked_on\`.`
      add(report, ['price', 'lines', index, 'checked_on'], day, message)
    }
  }
  for (const { facts, report } of factsOf('regulations', context, problems)) {
    if (isUnpublished(facts, context.day)) continue
    const day = recheckDay(facts, !facts.state_unconfirmed)
    if (isDue(day)) {
      const message = `State and relations ${verb(day) === 'was' ? 'were' : 'are'} to be compared with a public source again by ${day}. Do it and set \`checked_on\`.`
      add(report, ['checked_on'], day, message)
    }
    if (typeof facts.watch === 'object' && isDue(facts.watch.recheck)) {
      const { recheck } = facts.watch
      const message = `The outcome of \`watch\` ${verb(recheck)} to be looked for again by ${recheck}. Set its \`checked_on\` and \`recheck\`, or remove \`watch\` here and in every text once it is known.`
      add(report, ['watch', 'recheck'], recheck, message)
    }
    // One line for all articles of a regulation, since an editor opens its text once.
    const lines = facts.articles
      .map((line, index) => ({ index, article: line.article, day: recheckDay(line, line.certainty === 'seen') }))
      .filter((line) => isDue(line.day))
      .sort((a, b) => (a.day < b.day ? -1 : 1))
    const [first] = lines
    if (first) {
      const names = lines.map(({ article }) => article).join(', ')
      const message = `To be compared with the official text again by ${first.day}: article ${names}. Set \`certainty\` and \`checked_on\` of each.`
      add(report, ['articles', first.index, 'checked_on'], first.day, message)
    }
  }
  const compareAgain = (report: Report, path: FieldPath, day: string) => {
    if (!isDue(day)) return
    const message = `This ${verb(day)} to be compared with its sources again by ${day}. Compare it and set a later day.`
    add(report, path, day, message)
  }
  for (const kind of ['changes', 'outcomes'] as const) {
    for (const { facts, report } of factsOf(kind, context, problems)) compareAgain(report, ['recheck'], facts.recheck)
  }
  const { afterFounding, folder } = context.content
  if (afterFounding) {
    compareAgain(reporter(folder, 'facts/after-founding.yaml', problems), ['recheck'], afterFounding.recheck)
  }
  if (hasTools(folder)) {
    // What is not valid is said by the check of the tools.
    visitToolFacts(folder, [], (key, value, path, file) => {
      if (key === 'recheck') compareAgain(reporter(folder, file, problems), path, value)
    })
  }
  return problems
    .map((problem, index) => ({ day: days[index] ?? '', problem }))
    .sort((a, b) => (a.day < b.day ? -1 : a.day > b.day ? 1 : 0))
}
