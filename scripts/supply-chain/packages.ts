/** What the checks of packages ask of `package.json` and of npm. */
import { spawnSync } from 'node:child_process'

interface Manifest {
  readonly dependencies?: Readonly<Record<string, string>>
  readonly devDependencies?: Readonly<Record<string, string>>
  readonly optionalDependencies?: Readonly<Record<string, string>>
}

/** The dependencies that do not name one exact version, each as `name@range`. */
export function inexactVersions({ dependencies, devDependencies, optionalDependencies }: Manifest): string[] {
  return Object.entries({ ...dependencies, ...devDependencies, ...optionalDependencies })
    .filter(([, version]) => !/^(?:npm:[\w@/-]+@)?\d+\.\d+\.\d+(?:-[\w.]+)?$/.test(version))
    .map(([name, version]) => `${name}@${version}`)
}

export interface NpmRun {
  readonly status: number
  readonly output: string
  readonly errors: string
}

/** Runs npm and keeps what it says. */
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
