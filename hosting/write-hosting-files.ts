/** The step after the builder: `node hosting/write-hosting-files.ts [dist] [dist-hosting] [.cache] [gzip | br]`. */
import { fileURLToPath } from 'node:url'
import { writeHostingFiles } from './host-files.ts'
import { contentEncodings } from './policy/content-types.ts'

const inProject = (name: string) => fileURLToPath(new URL(`../${name}`, import.meta.url))
const [dist = inProject('dist'), hosting = inProject('dist-hosting'), cache = inProject('.cache'), encoding] =
  process.argv.slice(2)
const encodings = contentEncodings.filter((known) => !encoding || known.encoding === encoding)
const names = encodings.map((known) => known.encoding).join(', ')

// The first compression takes a while, and Astro has already printed that the build is complete.
console.log(`Compressing the site (${names}) and writing the configuration of the hosts …`)
await writeHostingFiles({ dist, hosting, cache }, encodings)
