/** Builds the site where needed and serves it: http://localhost:3000, or as `PORT` and `HOST` say. */
import { buildWhenChanged } from '../build/build.ts'

await buildWhenChanged()
await import('../../hosting/server/main.ts')
