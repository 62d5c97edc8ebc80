/** Runs a Node program in the foreground, which ends with this one. */
import { spawn } from 'node:child_process'

interface ProgramOptions {
  readonly env?: Readonly<Record<string, string>>
  /** How far its heap may grow before garbage is collected, in MB; by default a part of the machine's memory. */
  readonly heap?: number
  /** Ends it. */
  readonly signal?: AbortSignal
}

/**
 * @param file the program, relative to the project's root
 * @throws Error when it ends with another code than 0, or was ended
 */
export function runProgram(
  file: string,
  args: readonly string[],
  { env, heap, signal }: ProgramOptions = {},
): Promise<void> {
  return new Promise((resolve, reject) => {
    const options = heap === undefined ? [] : [`--max-old-space-size=${heap}`]
    const child = spawn(process.execPath, [...options, file, ...args], {
      stdio: 'inherit',
      ...(signal && { signal }),
      env: { ...process.env, ASTRO_TELEMETRY_DISABLED: '1', ...env },
    })
    const end = () => child.kill()
    process.on('exit', end)
    child.on('error', reject)
    child.on('exit', (code) => {
      process.off('exit', end)
      code === 0 ? resolve() : reject(new Error(`${file} ${args.join(' ')} ended with ${code}.`))
    })
  })
}
