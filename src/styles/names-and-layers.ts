/** What the build makes of style sheets: how classes of CSS Modules are named, and which layer of the cascade a sheet belongs to. */
import { basename, relative } from 'node:path'
import type { AtRule, Plugin } from 'postcss'

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

/** A folder within another comes before it. The sheets of `src/styles` name their layers themselves. */
const layers: readonly (readonly [folder: string, layer: string])[] = [
  ['src/ui/', 'ui'],
  ['src/layouts/', 'layouts'],
  ['src/startup/', 'layouts'],
  ['src/components/chat/', 'features'],
  ['src/components/contact/', 'features'],
  ['src/features/', 'features'],
  ['src/components/', 'screens'],
  ['src/development/', 'screens'],
  ['src/screens/', 'screens'],
]

/** Puts what stands in no layer into that of the folder; a sheet may name another for a part of it, as for paper. */
export const layersByFolder: Plugin = {
  postcssPlugin: 'layers-by-folder',
  Once(root, postcss) {
    const path = relative(process.cwd(), root.source?.input.file ?? '').replaceAll('\\', '/')
    const layer = layers.find(([folder]) => path.startsWith(folder))?.[1]
    if (layer === undefined) return
    let block: AtRule | undefined
    for (const node of [...root.nodes]) {
      if (node.type === 'atrule' && node.name === 'layer') block = undefined
      else {
        if (!block) {
          block = new postcss.AtRule({ name: 'layer', params: layer, nodes: [] })
          node.before(block)
        }
        block.append(node)
      }
    }
  },
}
