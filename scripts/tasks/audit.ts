/**
 * `npm run audit`: what comes from outside. Every version exact, no install script run, no known hole in what the site
 * ships or is built with, and registry signatures in order. A registry that cannot be asked is said so, not passed over.
 */
import { readFileSync } from 'node:fs'
import { inexactVersions } from '../supply-chain/exact-versions.ts'
import { runNpm } from '../supply-chain/run-npm.ts'

const problems: string[] = []

for (const file of ['package.json', 'tests/hosts/package.json', 'scripts/node-runtime/package.json']) {
  for (const dependency of inexactVersions(JSON.parse(readFileSync(file, 'utf8')))) {
    problems.push(`${file}: ${dependency} does not name one exact version.`)
  }
}
if (!/^ignore-scripts=true$/m.test(readFileSync('.npmrc', 'utf8'))) {
  problems.push('.npmrc: ignore-scripts=true is missing, so packages could run code when they are installed.')
}

ask('known holes', ['audit', '--audit=true', '--audit-level=high'])
ask('registry signatures', ['audit', 'signatures'])

for (const problem of problems) console.error(problem)
console.log(problems.length === 0 ? 'Nothing to complain about.' : `${problems.length} to be mended.`)
process.exitCode = problems.length === 0 ? 0 : 1

function ask(question: string, args: readonly string[]): void {
  const { status, output, errors } = runNpm(args)
  if (status === 0) console.log(`${question}: ${output.trim().split('\n').at(-1)}`)
  else if (/ENOTFOUND|ECONNREFUSED|EAI_AGAIN|ETIMEDOUT|audit endpoint returned an error|\b40[45]\b/.test(errors)) {
    console.log(
      `${question}: could not be asked here (${errors.match(/ENOTFOUND|E[A-Z_]{5,}|\b40[45] [\w ]+/)?.[0] ?? 'no answer'}).`,
    )
  } else problems.push(`${question}:\n${output || errors}`)
}
