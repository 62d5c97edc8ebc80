/** The step after the builder: `node hosting/write-hosting-files.ts`. */
import { fileURLToPath } from 'node:url'
import { writeHostingFiles } from './host-files.ts'

const inProject = (name: string) => fileURLToPath(new URL(`../${name}`, import.meta.url))

await writeHostingFiles({
  dist: inProject('dist'),
  hosting: inProject('dist-hosting'),
  cache: inProject('.cache/compressed'),
})
