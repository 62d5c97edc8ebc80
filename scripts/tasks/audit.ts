/**
 * `npm run audit`: what comes from outside. Every version exact, no install script run, no known hole in what the site
 * ships or is built with, and registry signatures in order. A registry that cannot be asked is said so, not passed over.
 */
import { readFileSync } from 'node:fs'
import { inexactVersions, runNpm } from '../supply-chain/packages.ts'

const problems: string[] = []

for (const file of ['package.json', 'tests/hosts/package.json', 'scripts/node-runtime/package.json']) {
  for (const dependency of inexactVersions(JSON.parse(readFileSync(file, 'utf8')))) {
    problems.push(`${file}: ${dependency} does not name one exact version.`)
  }
}
for (const file of ['.npmrc', 'tests/hosts/.npmrc']) {
  if (!/^ignore-scripts=true$/m.test(readFileSync(file, 'utf8')))
    problems.push(`${file}: ignore-scripts=true is missing, so packages could run code when they are installed.`)
}

ask('known holes', ['audit', '--audit=true'], ({ vulnerabilities }: { vulnerabilities?: Record<string, Hole> }) =>
  vulnerabilities
    ? Object.entries(vulnerabilities)
        .filter(([, { severity }]) => severity === 'high' || severity === 'critical')
        .map(([name, { severity }]) => `${name} (${severity})`)
    : null,
)
ask('registry signatures', ['audit', 'signatures'], ({ invalid, missing }: Signatures) =>
  invalid && missing ? [...invalid, ...missing].map(({ name, version }) => `${name}@${version}`) : null,
)

for (const problem of problems) console.error(problem)
console.log(problems.length === 0 ? 'No problem found.' : `${problems.length} problems to solve.`)
process.exitCode = problems.length === 0 ? 0 : 1

interface Hole {
  readonly severity: string
}

interface Signatures {
  readonly invalid?: readonly { readonly name: string; readonly version: string }[]
  readonly missing?: readonly { readonly name: string; readonly version: string }[]
}

/** @param read reads npm's answer; `null` where it is none, because the registry could not be asked. */
function ask<T>(question: string, args: readonly string[], read: (report: T) => string[] | null): void {
  const { output, errors } = runNpm([...args, '--json', '--fetch-retries=0', '--fetch-timeout=20000'])
  const found = read(parsed(output))
  if (found === null) console.log(`${question}: could not be asked here (${reasonIn(output + errors)}).`)
  else if (found.length === 0) console.log(`${question}: none.`)
  else problems.push(`${question}: ${found.join(', ')}`)
}

function parsed<T>(text: string): T {
  try {
    return JSON.parse(text)
  } catch {
    return {} as T
  }
}

function reasonIn(text: string): string {
  return /\bE[A-Z]{5,}\b|\b[45]\d\d [A-Z][\w ]+\w/.exec(text)?.[0] ?? 'no answer'
}
