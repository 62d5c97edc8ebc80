/**
 * Formatting, lint with the import rules, types, unused code, content: everything that can be said without running the site.
 * `npm run check -- --due 90` lists what is to be checked again within 90 days, and does nothing else.
 */
import { runProgram } from '../build/run-program.ts'

const programs: readonly (readonly [file: string, ...args: string[]])[] = [
  ['node_modules/@biomejs/biome/bin/biome', 'check', '--error-on-warnings'],
  ['node_modules/astro/bin/astro.mjs', 'check'],
  ['node_modules/knip/bin/knip.js'],
  ['scripts/tasks/check-content.ts'],
]

const options = process.argv.slice(2)
if (options.length > 0) await runProgram('scripts/tasks/check-content.ts', options)
else {
  // Side by side: each alone keeps one processor busy.
  const outcomes = await Promise.allSettled(programs.map(([file, ...args]) => runProgram(file, args)))
  for (const outcome of outcomes) if (outcome.status === 'rejected') throw outcome.reason
}
