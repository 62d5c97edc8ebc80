/** Days that lie in the future where they must not, in the wrong order, or that are said twice. */
import type { Problem } from '../../src/collections/problem.ts'
import type { FieldPath } from '../../src/collections/source-file.ts'
import type { Language } from '../../src/i18n/languages.ts'
import { type Check, factsOf, proseOf, type Report } from './context.ts'

/** Words that name the day of a check, in a sentence on the state of a regulation. */
const dayOfCheck: Readonly<Record<Language, RegExp>> = {
  id: /(?:(?:diperiksa|dicocokkan|tercatat)(?: [^.,()]*?)?|(?:^|\. )(?:Sampai|Per)) \d{1,2} \p{Lu}\p{L}+ \d{4}/u,
  en: /(?:(?:checked|compared|listed|recorded)(?: [^.,()]*?)? on|(?:^|\. )(?:As of|By)) \d{1,2} \p{Lu}\p{L}+ \d{4}/u,
}

export const checkDates: Check = (context) => {
  const problems: Problem[] = []
  const past = (day: string | null | undefined, path: FieldPath, report: Report) => {
    if (day && day > context.day) {
      report(path, `${day} lies in the future (today is ${context.day}). Correct the day.`)
    }
  }
  const reviewed = (facts: { reviewed_on: string; review_due: string }, report: Report) => {
    past(facts.reviewed_on, ['reviewed_on'], report)
    if (facts.review_due <= facts.reviewed_on) {
      report(
        ['review_due'],
        `\`review_due\` must be later than \`reviewed_on\` (${facts.reviewed_on}). Correct one of them.`,
      )
    }
  }
  for (const { facts, report } of factsOf('services', context, problems)) {
    reviewed(facts, report)
    for (const [index, line] of facts.price.lines.entries()) {
      past(line.checked_on, ['price', 'lines', index, 'checked_on'], report)
    }
  }
  for (const { facts, report } of factsOf('articles', context, problems)) {
    reviewed(facts, report)
    facts.changes.forEach((day, index) => {
      past(day, ['changes', index], report)
      if (day < facts.published) {
        report(
          ['changes', index],
          `The change of ${day} lies before \`published\` (${facts.published}). Correct one of them.`,
        )
      }
    })
  }
  for (const { facts, report } of factsOf('guides', context, problems)) reviewed(facts, report)
  for (const { facts, report } of factsOf('pages', context, problems)) reviewed(facts, report)
  for (const { facts, report } of factsOf('regulations', context, problems)) {
    // A regulation may come into force later than today; it cannot have been made or looked at later than today.
    past(facts.enacted, ['enacted'], report)
    past(facts.promulgated, ['promulgated'], report)
    if (facts.state_unconfirmed && facts.in_force && facts.in_force > context.day) {
      const message = `It comes into force on ${facts.in_force}, so until then its state is known: not yet in force. Remove the line; what is not certain of its content is said in \`state_note\`.`
      report(['state_unconfirmed'], message)
    }
    past(facts.checked_on, ['checked_on'], report)
    if (typeof facts.watch === 'object') past(facts.watch.checked_on, ['watch', 'checked_on'], report)
    for (const [index, article] of facts.articles.entries()) {
      past(article.checked_on, ['articles', index, 'checked_on'], report)
    }
  }
  for (const { language, prose, report } of proseOf('regulations', context, problems)) {
    const [said] = dayOfCheck[language].exec(prose.fields.state_note ?? '') ?? []
    if (said) {
      const message = `The page prints \`checked_on\` as the day of the check; "${said.replace(/^\. /, '')}" is a second one. Take the day out, or say that it is the day of the source.`
      report(['state_note'], message)
    }
  }
  return problems
}
