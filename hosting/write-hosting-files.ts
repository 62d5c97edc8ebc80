/** The step after the builder: `node hosting/write-hosting-files.ts`. */
import { fileURLToPath } from 'node:url'
import { writeHostingFiles } from './host-files.ts'

const inProject = (name: string) => fileURLToPath(new URL(`../${name}`, import.meta.url))

// The first time takes a while, and the builder has just said that it is complete.
console.log('Compressing the site and writing the configuration of the hosts …')
await writeHostingFiles({
  dist: inProject('dist'),
  hosting: inProject('dist-hosting'),
  cache: inProject('.cache/compressed'),
})
