/** Formats every file and mends what the linter can mend safely. */
import { runProgram } from '../build/run-program.ts'

await runProgram('node_modules/@biomejs/biome/bin/biome', ['check', '--write'])
