/** Builds the site into `dist/`. */
import { build } from '../build/build.ts'

await build()
