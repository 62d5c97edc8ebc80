/** The development server: http://localhost:4321, with drafts and development pages. */
import { runProgram } from '../build/run-program.ts'

await runProgram('node_modules/astro/bin/astro.mjs', ['dev', ...process.argv.slice(2)])
