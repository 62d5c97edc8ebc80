/** The step after the builder: `node hosting/write-hosting-files.ts [dist] [dist-hosting] [.cache]`. */
import { fileURLToPath } from 'node:url'
import { writeHostingFiles } from './host-files.ts'

const inProject = (name: string) => fileURLToPath(new URL(`../${name}`, import.meta.url))
const [dist = inProject('dist'), hosting = inProject('dist-hosting'), cache = inProject('.cache')] =
  process.argv.slice(2)

// The first compression takes a while, and Astro has already printed that the build is complete.
console.log('Compressing the site and writing the configuration of the hosts …')
await writeHostingFiles({ dist, hosting, cache })
