/** `npm run check` runs this: prints what is wrong with the content; the exit code is 1 where anything is an error. */
import { formatProblem } from '../../src/collections/problem.ts'
import { checkContent } from '../check-content/check-content.ts'

const problems = checkContent()
for (const problem of problems) console.log(formatProblem(problem))

const errors = problems.filter(({ severity }) => severity === 'error').length
console.log(errors === 0 ? 'The content is valid.' : `The content has ${errors} ${errors === 1 ? 'error' : 'errors'}.`)
process.exitCode = errors === 0 ? 0 : 1
