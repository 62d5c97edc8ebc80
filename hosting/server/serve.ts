import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { ConfigurationError, explainListenError, readConfiguration } from './configuration.ts'
import { logLine, type RunningServer, startServer } from './server.ts'

/**
 * Serves a built site as the environment says (`configuration.ts`), and ends the process when that is told to stop, or
 * where it cannot start.
 */
export async function serve(dist: string): Promise<RunningServer> {
  const server = await start(dist).catch(printAndExit)
  const stop = async () => {
    // A second signal ends the process at once: Node's own default without a listener.
    process.off('SIGINT', stop).off('SIGTERM', stop)
    await server.close()
    process.exit(0)
  }
  process.on('SIGINT', stop).on('SIGTERM', stop)
  console.log(server.url)
  return server
}

/** Prints what keeps the server from starting, in one sentence where it is a setting, and ends the process. */
export function printAndExit(error: unknown): never {
  console.error(error instanceof ConfigurationError ? error.message : error)
  process.exit(1)
}

async function start(dist: string): Promise<RunningServer> {
  const configuration = readConfiguration(process.env)
  if (!existsSync(join(dist, 'index.html')))
    throw new ConfigurationError(`There is no built site in ${dist}; run "npm run build" first.`)
  return startServer({
    dist,
    host: configuration.host,
    port: configuration.port,
    ...(configuration.log ? { log: (record) => process.stdout.write(`${logLine(record, new Date())}\n`) } : {}),
  }).catch((error: NodeJS.ErrnoException) => {
    throw explainListenError(error, configuration)
  })
}
