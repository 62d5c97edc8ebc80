/** Runs a Node program in the foreground. */
import { spawn } from 'node:child_process'

/**
 * @param file the program, relative to the project's root
 * @throws Error when it ends with another code than 0
 */
export function runProgram(
  file: string,
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [file, ...args], {
      stdio: 'inherit',
      env: { ...process.env, ASTRO_TELEMETRY_DISABLED: '1', ...env },
    })
    child.on('error', reject)
    child.on('exit', (code) =>
      code === 0 ? resolve() : reject(new Error(`${file} ${args.join(' ')} ended with ${code}.`)),
    )
  })
}
