/**
 * `npm run check` runs this: prints what is wrong with the content; the exit code is 1 where anything is an error.
 * With `--due 90` it lists instead what is to be checked again within 90 days.
 */
import { parseArgs } from 'node:util'
import { formatProblem } from '../../src/collections/problem.ts'
import { currentView } from '../../src/collections/view.ts'
import { checkContent, comingUp, lookUpLinks } from '../check-content/check-content.ts'
import { readabilityOfEntries, readabilitySummary } from '../report/readability.ts'

const { due } = parseArgs({ options: { due: { type: 'string' } } }).values
if (due === undefined) check()
else listDue(Number(due))

function check(): void {
  const problems = checkContent()
  for (const problem of problems) console.log(formatProblem(problem))
  const lookUps = lookUpLinks()
  if (lookUps.length > 0) {
    console.log(`${lookUps.length} regulations link to the front page of a database only: ${lookUps.join(', ')}.`)
  }
  console.log(readabilitySummary(readabilityOfEntries(currentView())))
  const errors = problems.filter(({ severity }) => severity === 'error').length
  console.log(
    errors === 0 ? 'The content is valid.' : `The content has ${errors} ${errors === 1 ? 'error' : 'errors'}.`,
  )
  process.exitCode = errors === 0 ? 0 : 1
}

function listDue(days: number): void {
  if (!Number.isInteger(days) || days < 0) {
    console.error('Write a number of days, for example: npm run check -- --due 90')
    process.exitCode = 1
    return
  }
  const facts = comingUp(days)
  for (const fact of facts) console.log(fact)
  console.log(facts.length === 0 ? `Nothing is due within ${days} days.` : `${facts.length} due within ${days} days.`)
}
