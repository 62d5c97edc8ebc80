/** Runs npm and keeps what it says. */
import { spawnSync } from 'node:child_process'

export interface NpmRun {
  readonly status: number
  readonly output: string
  readonly errors: string
}

export function runNpm(args: readonly string[]): NpmRun {
  // npm tells its own scripts where it lies; started otherwise, it is found by name.
  const own = process.env['npm_execpath']
  const [command, first] = own ? [process.execPath, [own]] : ['npm', []]
  const { status, stdout, stderr, error } = spawnSync(command, [...first, ...args], {
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
    shell: !own && process.platform === 'win32',
  })
  return { status: status ?? 1, output: stdout ?? '', errors: error ? error.message : (stderr ?? '') }
}
