/**
 * Formatting, lint with the import rules, types, unused code, content: everything that can be said without running the site.
 * `npm run check -- --due 90` lists what is to be checked again within 90 days, and does nothing else.
 */
import { runProgram } from '../build/run-program.ts'

/** Run side by side; what stands in one list, one after the other. */
const programs: readonly (readonly (readonly [file: string, ...args: string[]])[])[] = [
  [['node_modules/@biomejs/biome/bin/biome', 'check', '--error-on-warnings']],
  // Astro writes types that the others need, and its own files are all that its slower check is asked about.
  [
    ['node_modules/astro/bin/astro.mjs', 'check', '--tsconfig', 'tsconfig.astro.json'],
    // Each of several checkers works out the same types, and the programs beside it need the processors.
    ['node_modules/typescript-7/bin/tsc', '--noEmit', '--checkers', '1'],
  ],
  [['node_modules/knip/bin/knip.js']],
  [['scripts/tasks/check-content.ts']],
]

const options = process.argv.slice(2)
if (options.length > 0) await runProgram('scripts/tasks/check-content.ts', options)
else {
  const outcomes = await Promise.allSettled(
    programs.map(async (row) => {
      for (const [file, ...args] of row) await runProgram(file, args)
    }),
  )
  for (const outcome of outcomes) if (outcome.status === 'rejected') throw outcome.reason
}
