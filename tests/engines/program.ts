/** Starts and stops the programs of an engine. */
import type { ChildProcess } from 'node:child_process'
import type { Readable } from 'node:stream'

const startTimeout = 60_000

/**
 * Waits for a line that a program writes when it is ready.
 * @returns the first group of the pattern
 * @throws Error with the end of what it wrote, if the program ends or stays silent for a minute
 */
export function firstMatch(child: ChildProcess, stream: Readable, pattern: RegExp): Promise<string> {
  return new Promise((resolve, reject) => {
    let output = ''
    const fail = (reason: string) => reject(new Error(`${child.spawnfile} ${reason}:\n${output.slice(-2_000)}`))
    const timer = setTimeout(() => fail('does not start'), startTimeout)
    child.once('error', (error) => fail(error.message))
    child.once('exit', () => {
      clearTimeout(timer)
      fail('ended')
    })
    stream.on('data', (chunk) => {
      output += chunk
      const found = pattern.exec(output)?.[1]
      if (found === undefined) return
      clearTimeout(timer)
      resolve(found)
    })
  })
}

/** Ends a program, by force after five seconds. */
export async function stopProgram(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = new Promise((resolve) => child.once('exit', resolve))
  child.kill('SIGTERM')
  const timer = setTimeout(() => child.kill('SIGKILL'), 5_000)
  await ended
  clearTimeout(timer)
}
