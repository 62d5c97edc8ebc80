/** How the classes of CSS Modules are named in the built pages. */
import { globSync } from 'node:fs'
import { relative } from 'node:path'

/** In an order that does not depend on the file system. */
const modules = globSync('src/**/*.module.css')
  .map((file) => file.replaceAll('\\', '/'))
  .sort()

const letters = 26
const digits = 36

/**
 * The name of a class: three characters for its file, of which the first is `_`, and its place in the file. Longer names
 * stand in each page's styles and again in its elements, and no compression shortens what is unlike everything else:
 * names with four letters of a hash weighed 400 bytes of each page.
 * @param file absolute path of the module
 * @param css its text
 * @throws Error where the module is not below `src/`, or has no such name
 */
export function scopedClassName(name: string, file: string, css: string): string {
  const path = relative(process.cwd(), file).replaceAll('\\', '/').split('?')[0] ?? ''
  const module = modules.indexOf(path)
  const place = namesIn(css).indexOf(name)
  if (module === -1 || module >= letters * digits || place === -1) throw new Error(`${path} has no class "${name}".`)
  return `_${(10 + Math.floor(module / digits)).toString(digits)}${(module % digits).toString(digits)}${place.toString(digits)}`
}

/** The characters of a class name that tell its module. */
export function moduleOf(className: string): string | undefined {
  return /^_[a-z][a-z\d]/.exec(className)?.[0]
}

/** Classes and animations, each once, in their order. */
function namesIn(css: string): string[] {
  return [...new Set([...css.matchAll(/(?:\.|@keyframes )([a-z][\w-]*)/gi)].map(([, name = '']) => name))]
}
