/** How the classes of CSS Modules are named in the pages. */
import { basename, relative } from 'node:path'

/** Which module has a name: two with the same would take each other's styles. */
const owners = new Map<string, string>()

/**
 * The name of a class or of an animation: the initials of the words of its file's name, and its own name, so `.total` of
 * `bill.module.css` is `b-total`. It depends on nothing else, so a module keeps its names whatever other modules there are.
 * Whole names of files would weigh 70 to 140 bytes more in each page (docs/decisions/0064-what-pages-carry-and-how-they-are-built.md).
 * @param file absolute path of the module
 * @throws Error where a class of another module has the name
 */
export function scopedClassName(name: string, file: string): string {
  const path = relative(process.cwd(), file).replaceAll('\\', '/').split('?')[0] ?? ''
  const words = basename(path, '.module.css').split('-')
  const scoped = `${words.map(([initial]) => initial).join('')}-${name}`
  const owner = owners.get(scoped) ?? path
  if (owner !== path)
    throw new Error(`.${name} of ${path} would be named "${scoped}", as a class of ${owner} is. Rename one of the two.`)
  owners.set(scoped, path)
  return scoped
}
