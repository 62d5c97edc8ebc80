/** Builds the site into `dist/`; into a folder of its own where one is named, as the benchmark does. */
import { join } from 'node:path'
import { build, buildInto } from '../build/build.ts'

const [folder] = process.argv.slice(2)

if (folder === undefined) await build()
else {
  await buildInto({ dist: join(folder, 'dist'), hosting: join(folder, 'dist-hosting'), cache: join(folder, 'cache') })
}
