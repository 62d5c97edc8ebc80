/** After a build, puts into files what browsers can keep from one page to the next. */
import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { AstroIntegration } from 'astro'
import type { Plugin } from 'vite'
import { bodyScripts } from './body-scripts.ts'
import { allImports, withPreloads } from './island-scripts.ts'
import { splitStyles } from './split-styles.ts'

export function pageOutput(): AstroIntegration {
  let folder = ''
  const imports = new Map<string, readonly string[]>()
  return {
    name: 'page-output',
    hooks: {
      'astro:config:setup': ({ updateConfig }) => {
        updateConfig({ vite: { plugins: [islandsWithoutStyles(), allImports(imports)] } })
      },
      'astro:config:done': ({ config }) => {
        folder = `/${config.build.assets}/`
      },
      'astro:build:done': ({ dir }) => {
        const root = fileURLToPath(dir)
        const files = globSync('**/*.html', { cwd: root })
          .sort()
          .map((file) => join(root, file))
        const read = (address: string) => readFileSync(join(root, address), 'utf8')
        const collected = bodyScripts(folder)
        // One page after the other: a site may have more pages than fit in memory.
        function* pages() {
          for (const file of files) {
            const html = readFileSync(file, 'utf8')
            collected.add(html)
            yield html
          }
        }
        const styles = splitStyles(pages(), folder, read)
        const scripts = collected.file()
        for (const address of styles.divided) rmSync(join(root, address))
        for (const [address, text] of [...styles.files, [scripts.address, scripts.text] as const]) {
          mkdirSync(dirname(join(root, address)), { recursive: true })
          writeFileSync(join(root, address), text)
        }
        for (const file of files) {
          writeFileSync(file, withPreloads(styles.apply(scripts.apply(readFileSync(file, 'utf8'))), imports))
        }
      },
    },
  }
}

/** Their page has the styles of islands: a script that is loaded later must not ask for the files that have been divided. */
function islandsWithoutStyles(): Plugin {
  return {
    name: 'page-output:islands-without-styles',
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle: {
      order: 'pre',
      handler(_options, bundle) {
        for (const output of Object.values(bundle)) {
          if (output.type === 'chunk') output.viteMetadata?.importedCss.clear()
        }
      },
    },
  }
}
