/**
 * `npm run test:hosts`: one conformance suite against every host that is installed here, and a table of the outcome.
 * `-- --built` takes the site in `dist/` instead of the fixture; `-- nginx caddy` only these.
 */
import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { readOutput } from '../../hosting/build/read-output.ts'
import { writeHostingFiles } from '../../hosting/host-files.ts'
import { writeFixture } from '../../tests/hosts/fixture.ts'
import { type HostName, hosts, type RunningHost } from '../../tests/hosts/hosts.ts'
import { netlifyProblems } from '../../tests/hosts/netlify-files.ts'
import { connect } from '../../tests/hosts/request.ts'
import type { Rule, Site } from '../../tests/hosts/rule.ts'
import { addressRules, publicAddresses } from '../../tests/hosts/rules-addresses.ts'
import { headerRules } from '../../tests/hosts/rules-headers.ts'
import { hostileRules } from '../../tests/hosts/rules-hostile.ts'
import { transferRules } from '../../tests/hosts/rules-transfer.ts'
import { type Column, drawTable, type Outcome } from '../../tests/hosts/table.ts'
import { freePort } from '../../tests/support/free-port.ts'
import { writeReport } from '../build/test-report.ts'

const rules: readonly Rule[] = [...addressRules, ...headerRules, ...transferRules, ...hostileRules]
const shownProblems = 12

const choice = process.argv.slice(2)
const chosen = (Object.keys(hosts) as HostName[]).filter((name) => choice.includes(name))
const names = chosen.length > 0 ? chosen : (Object.keys(hosts) as HostName[])

const scratch = await mkdtemp(join(tmpdir(), 'hosts-'))
// A host that is started by root reads its files as an unprivileged user.
await chmod(scratch, 0o755)
try {
  const place = choice.includes('--built') ? builtSite() : await smallSite(scratch)
  const site = await readSite(place.dist)
  const columns: Column[] = []
  const absent: string[] = []
  const faulty: string[] = []
  for (const name of names) {
    try {
      const host = await hosts[name]({ ...place, scratch: join(scratch, name), port: await freePort() })
      if ('missing' in host) absent.push(`${name} was left out, ${host.missing}`)
      else columns.push(await judge(host, site))
    } catch (error) {
      faulty.push(name)
      console.error(`${name} does not start: ${error instanceof Error ? error.message : error}`)
    }
  }
  const netlify = await netlifyProblems(place.hosting, site)
  for (const problem of netlify ?? []) console.log(`netlify: ${problem}`)
  console.log(`\n${drawTable(rules, columns)}\n`)
  console.log(`Hosts: ${[...columns.map(({ host }) => `${host.name} (${host.version}) ran`), ...absent].join('; ')}.`)
  console.log(
    netlify
      ? `Netlify's own readers ${netlify.length === 0 ? 'understand' : 'do not understand'} the files written for it; how that host acts on them can be seen there alone.`
      : "Netlify's files were not read: its readers are not installed (npm ci --prefix tests/hosts).",
  )
  const outcomes = [...columns.flatMap((column) => [...column.outcomes.values()]), netlify].filter(
    (outcome) => outcome !== null,
  )
  const failed = faulty.length + outcomes.filter((outcome) => outcome.length > 0).length
  writeReport('hosts', { passed: outcomes.length + faulty.length - failed, failed })
  process.exitCode = failed > 0 ? 1 : 0
} finally {
  await rm(scratch, { recursive: true, force: true, maxRetries: 5 })
}

function builtSite() {
  const inProject = (name: string) => fileURLToPath(new URL(`../../${name}`, import.meta.url))
  return { dist: inProject('dist'), hosting: inProject('dist-hosting') }
}

async function smallSite(folder: string) {
  const place = { dist: join(folder, 'dist'), hosting: join(folder, 'hosting') }
  await writeFixture(place.dist)
  await writeHostingFiles({ ...place, cache: join(folder, 'compressed') })
  return place
}

async function readSite(dist: string): Promise<Site> {
  const output = await readOutput(dist)
  return { output, contentOf: (file) => readFile(join(dist, file)), addresses: publicAddresses(output.published.files) }
}

async function judge(host: RunningHost, site: Site): Promise<Column> {
  const { send, close } = connect(host.origin)
  const outcomes = new Map<Rule, Outcome>()
  try {
    for (const rule of rules) {
      const outcome = await rule
        .check({ host: host.name, send, site })
        .catch((error: Error) => [`stopped: ${error.message}`])
      outcomes.set(rule, outcome)
      if (outcome && outcome.length > 0) {
        console.log(
          `${host.name}: ${rule.title}\n${outcome
            .slice(0, shownProblems)
            .map((line) => `  ${line}`)
            .join('\n')}`,
        )
      }
    }
  } finally {
    close()
    await host.close()
  }
  return { host, outcomes }
}
