/**
 * `npm run links`: asks every official source of the content whether it still answers, and prints what to look at. It
 * needs the internet and never fails a build: an office's server that rests over night is not our mistake.
 */
import { contentFolder } from '../../src/collections/content-folder.ts'
import { checkLinks, linkReport } from '../official-links/check-links.ts'
import { officialAddresses } from '../official-links/official-addresses.ts'

const timeoutMs = 20_000

const addresses = officialAddresses(contentFolder())
const lines = linkReport(await checkLinks(addresses, timeoutMs))
for (const line of lines) console.log(line)
console.log(`${addresses.length} official addresses, ${lines.length} to look at.`)
