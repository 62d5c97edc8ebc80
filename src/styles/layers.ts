/** Which layer of the cascade a style sheet belongs to: that of its folder. */
import { relative } from 'node:path'
import type { AtRule, Plugin } from 'postcss'

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
