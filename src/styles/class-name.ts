/** How the classes of CSS Modules are named in the built pages. */
import { createHash } from 'node:crypto'
import { basename, relative } from 'node:path'

const digits = 36
const prefixes = digits ** 3

/** Which module has a prefix: two with the same would take each other's styles. */
const modules = new Map<string, string>()

/**
 * The name of a class: `_` and three characters for the path of its module, and its place in the file. So a module keeps
 * its names whatever other modules there are. Longer names stand in each page's styles and again in its elements, and no
 * compression shortens what is unlike everything else: names with four letters of a hash weighed 400 bytes of each page.
 * The development server, which has no bytes to save, puts the names of file and class before it.
 * @param file absolute path of the module
 * @param css its text
 * @throws Error where the module has no such name, or another module has the same prefix
 */
export function scopedClassName(name: string, file: string, css: string): string {
  const path = relative(process.cwd(), file).replaceAll('\\', '/').split('?')[0] ?? ''
  const place = namesIn(css).indexOf(name)
  if (place === -1) throw new Error(`${path} has no class "${name}".`)
  const words = process.env.NODE_ENV === 'development' ? `${basename(path, '.module.css')}_${name}` : ''
  return words + prefixOf(path) + place.toString(digits)
}

/** @throws Error where another module has it already */
function prefixOf(path: string): string {
  const hash = createHash('sha256').update(path).digest().readUInt32BE() % prefixes
  const prefix = `_${hash.toString(digits).padStart(3, '0')}`
  const owner = modules.get(prefix) ?? path
  if (owner !== path) throw new Error(`The classes of ${path} would be named like those of ${owner}: rename the file.`)
  modules.set(prefix, path)
  return prefix
}

/** The characters of a class name that tell its module. */
export function moduleOf(className: string): string | undefined {
  return /^_[a-z\d]{3}(?=[a-z\d]{1,2}$)/.exec(className)?.[0]
}

/** Classes and animations, each once, in their order. */
function namesIn(css: string): string[] {
  return [...new Set([...css.matchAll(/(?:\.|@keyframes )([a-z][\w-]*)/gi)].map(([, name = '']) => name))]
}
