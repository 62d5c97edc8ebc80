/** Builds the site where needed and serves it: http://localhost:3000, or as `PORT` and `HOST` say. */
import { assertFreeAddress, ConfigurationError, readConfiguration } from '../../hosting/server/configuration.ts'
import { serve } from '../../hosting/server/serve.ts'
import { buildWhenChanged } from '../build/build.ts'

try {
  // Before the build, which takes most of a minute: a taken port is the commonest mistake.
  await assertFreeAddress(readConfiguration(process.env))
} catch (error) {
  console.error(error instanceof ConfigurationError ? error.message : error)
  process.exit(1)
}
let started: ReturnType<typeof serve> | undefined
const server = () => (started ??= serve('dist'))
await buildWhenChanged(server)
// The copies of Brotli may have come since it began.
await (await server()).readAgain()
