/** `node hosting/server/main.ts`: serves `dist/`, or the folder named, until it is told to stop. Settings: `configuration.ts`. */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { ConfigurationError, explainListenError, readConfiguration } from './configuration.ts'
import { logLine, startServer } from './server.ts'

try {
  await run()
} catch (error) {
  console.error(error instanceof ConfigurationError ? error.message : error)
  process.exit(1)
}

async function run(): Promise<void> {
  const configuration = readConfiguration(process.env)
  const dist = process.argv[2] ?? fileURLToPath(new URL('../../dist', import.meta.url))
  if (!existsSync(join(dist, 'index.html')))
    throw new ConfigurationError(`There is no built site in ${dist}; run "npm run build" first.`)

  const { url, close } = await startServer({
    dist,
    host: configuration.host,
    port: configuration.port,
    ...(configuration.log ? { log: (record) => process.stdout.write(`${logLine(record, new Date())}\n`) } : {}),
  }).catch((error: NodeJS.ErrnoException) => {
    throw explainListenError(error, configuration)
  })
  const stop = async () => {
    // A second signal ends the process at once: Node's own default without a listener.
    process.off('SIGINT', stop).off('SIGTERM', stop)
    await close()
    process.exit(0)
  }
  process.on('SIGINT', stop).on('SIGTERM', stop)
  console.log(url)
}
