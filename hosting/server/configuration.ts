/** The embedded server's settings, from the environment. */
import { once } from 'node:events'
import { createServer } from 'node:net'

export interface Configuration {
  readonly host: string
  readonly port: number
  readonly log: boolean
}

/** A mistake that the person who starts the server can mend: its message is one sentence for them. */
export class ConfigurationError extends Error {}

/**
 * `PORT` (default 3000), `HOST` (default 127.0.0.1: this machine alone; 0.0.0.0: every network interface),
 * `LOG` (`json`, the default: one line a request; `off`).
 * @throws ConfigurationError
 */
export function readConfiguration(environment: Readonly<Record<string, string | undefined>>): Configuration {
  const { PORT = '3000', HOST = '127.0.0.1', LOG = 'json' } = environment
  if (!/^\d{1,5}$/.test(PORT) || Number(PORT) > 65535) {
    throw new ConfigurationError(`PORT must be a number from 0 to 65535, not "${PORT}".`)
  }
  if (!/^[\w.:-]+$/.test(HOST)) {
    throw new ConfigurationError(`HOST must be a name or an address such as 127.0.0.1 or 0.0.0.0, not "${HOST}".`)
  }
  if (LOG !== 'json' && LOG !== 'off') throw new ConfigurationError(`LOG must be json or off, not "${LOG}".`)
  return { host: HOST, port: Number(PORT), log: LOG === 'json' }
}

/** Turns an error of `listen` into a sentence, or gives it back as it is. */
export function explainListenError(error: NodeJS.ErrnoException, { host, port }: Configuration): Error {
  switch (error.code) {
    case 'EADDRINUSE':
      return new ConfigurationError(
        `Port ${port} is taken by another program; choose a free one with PORT, for example PORT=3001.`,
      )
    case 'EACCES':
      return new ConfigurationError(
        `Port ${port} needs more rights than this user has; choose one above 1023 with PORT.`,
      )
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return new ConfigurationError(`HOST=${host} is not an address of this machine; try 127.0.0.1 or 0.0.0.0.`)
    default:
      return error
  }
}

/**
 * Listens for a moment where the server will.
 * @throws ConfigurationError where the port is taken or the address is not of this machine
 */
export async function assertFreeAddress(configuration: Configuration): Promise<void> {
  const probe = createServer().listen(configuration.port, configuration.host)
  try {
    await once(probe, 'listening')
  } catch (error) {
    throw explainListenError(error as NodeJS.ErrnoException, configuration)
  }
  probe.close()
  await once(probe, 'close')
}
