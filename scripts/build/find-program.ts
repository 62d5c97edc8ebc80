/** Finds an installed program by its name. */
import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'

/** Where servers lie that are not in every user's search path. */
const systemFolders = ['/usr/sbin', '/usr/local/sbin']

/** @returns the path of the first program of that name that may be run. */
export function findProgram(name: string): string | undefined {
  const folders = [...(process.env['PATH'] ?? '').split(delimiter), ...systemFolders]
  return folders
    .map((folder) => join(folder, name))
    .find((path) => {
      try {
        accessSync(path, constants.X_OK)
        return true
      } catch {
        return false
      }
    })
}
