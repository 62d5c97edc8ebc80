/** Builds the site where needed and serves it: http://localhost:3000, or as `PORT` and `HOST` say. */
import { assertFreeAddress, readConfiguration } from '../../hosting/server/configuration.ts'
import { printAndExit, serve } from '../../hosting/server/serve.ts'
import { buildWhenChanged } from '../build/build.ts'

try {
  // Before the build, which takes most of a minute: a taken port is the commonest mistake.
  await assertFreeAddress(readConfiguration(process.env))
} catch (error) {
  printAndExit(error)
}
let started: ReturnType<typeof serve> | undefined
const server = () => (started ??= serve('dist'))
const isBuilt = await buildWhenChanged(server)
const { readAgain } = await server()
// The compressed copies have come since it began.
if (isBuilt) await readAgain()
