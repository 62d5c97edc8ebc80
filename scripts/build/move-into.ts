/** Puts the contents of one folder into another. */
import { existsSync, mkdirSync, readdirSync, renameSync, statSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Moves everything below a folder to the same place below another; both must lie on one disk.
 * @throws Error where a file is there already: two parts of the build would publish the same address
 */
export function moveInto(source: string, target: string): void {
  mkdirSync(target, { recursive: true })
  for (const name of readdirSync(source)) {
    const [from, to] = [join(source, name), join(target, name)]
    if (!existsSync(to)) renameSync(from, to)
    else if (statSync(from).isDirectory() && statSync(to).isDirectory()) moveInto(from, to)
    else throw new Error(`${to} is published twice: rename the entry that ${from} belongs to.`)
  }
}
