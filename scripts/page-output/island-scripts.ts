/** Lets browsers ask at once for all scripts of an island: each names all that it needs, and a page what is loaded with it. */
import type { Plugin } from 'vite'

type Bundle = Parameters<Extract<Plugin['generateBundle'], (...args: never[]) => unknown>>[1]

/**
 * Every script that is loaded by itself imports all that its imports import. A browser learns of an import when the script
 * that names it is there, so that each level costs a round trip: a tool had seven, four seconds in a slow network. Nothing
 * runs earlier or in another order, since what is added is imported already by what stands above it.
 * @param known takes for the address of each such script those of all that it imports
 */
export function allImports(known: Map<string, readonly string[]>): Plugin {
  return {
    name: 'page-output:all-imports',
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle(_options, bundle) {
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk' || !(chunk.isEntry || chunk.isDynamicEntry)) continue
        const imports = [...importsBelow(chunk.imports, bundle)]
        for (const file of imports) {
          if (!chunk.imports.includes(file)) chunk.code += `import"./${file.split('/').at(-1)}";`
        }
        known.set(
          `/${chunk.fileName}`,
          imports.map((file) => `/${file}`),
        )
      }
    },
  }
}

/** All that these files import, directly or by way of others. */
function importsBelow(files: readonly string[], bundle: Bundle, known = new Set<string>()): ReadonlySet<string> {
  for (const file of files) {
    const chunk = bundle[file]
    if (known.has(file) || chunk?.type !== 'chunk') continue
    known.add(file)
    importsBelow(chunk.imports, bundle, known)
  }
  return known
}

const islandTag = /<astro-island(?:[^"'>]|"[^"]*"|'[^']*')*>/g

/**
 * The page with hints before each island of `client:load`: browsers ask for its script, for the one that starts it, and for
 * all that they import, with the page, where Astro would after its own script. At a low priority, so that typeface and style
 * come before them.
 * @param imports for the address of a script those of all that it imports
 */
export function withPreloads(html: string, imports: ReadonlyMap<string, readonly string[]>): string {
  return html.replace(islandTag, (tag) => {
    if (!tag.includes(' client="load"')) return tag
    // What starts it comes first with React, the largest: few connections may be open at once.
    const scripts = ['renderer', 'component'].map((name) => new RegExp(`\\b${name}-url="([^"]+)"`).exec(tag)?.[1] ?? '')
    const all = new Set(scripts.flatMap((address) => [address, ...(imports.get(address) ?? [])]))
    return (
      Array.from(all, (address) => `<link rel="modulepreload" href="${address}" fetchpriority="low">`).join('') + tag
    )
  })
}
