/**
 * `npm run links`: asks every source that the content names whether it still answers, prints what to look at, and keeps
 * the results for `npm run report`. It needs the internet and never fails a build: the server of an office may be
 * down for a while.
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { contentFolder } from '../../src/collections/entry-places.ts'
import { today } from '../../src/lib/day.ts'
import {
  type CheckedLinks,
  checkLinks,
  linkReport,
  linkResultsFile,
  sourceAddresses,
} from '../source-links/check-links.ts'

const timeoutMs = 20_000

const addresses = sourceAddresses(contentFolder())
const results = await checkLinks(addresses, timeoutMs)
const checked: CheckedLinks = { day: today(), results: [...results] }
mkdirSync(dirname(linkResultsFile), { recursive: true })
writeFileSync(linkResultsFile, JSON.stringify(checked))
const lines = linkReport(results)
for (const line of lines) console.log(line)
console.log(`${addresses.length} addresses of sources, ${lines.length} to look at.`)
