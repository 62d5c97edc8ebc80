/** For hosts that send no headers: `node hosting/write-plain-site.ts [dist] [dist-hosting/plain]`, after `npm run build`. */
import { fileURLToPath } from 'node:url'
import { writePlainSite } from './writers/plain-site.ts'

const inProject = (name: string) => fileURLToPath(new URL(`../${name}`, import.meta.url))
const [dist = inProject('dist'), target = inProject('dist-hosting/plain')] = process.argv.slice(2)

await writePlainSite(dist, target)
console.log(`${target} holds the site for a host of plain files.`)
