/** How the classes of CSS Modules are named in the built pages. */
import { createHash } from 'node:crypto'
import { relative } from 'node:path'

/**
 * The name of a class: its own, and four letters of its file. The usual names end in the line of each class as well, which
 * no compression shortens and which costs Home a fiftieth of its budget.
 * @param file absolute path of the module
 */
export function scopedClassName(name: string, file: string): string {
  const path = relative(process.cwd(), file).replaceAll('\\', '/').split('?')[0] ?? ''
  return `${name}-${createHash('sha256').update(path).digest('base64url').slice(0, 4)}`
}
