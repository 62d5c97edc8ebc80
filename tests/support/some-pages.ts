/** Builds some pages of a copy of the project through the real build, without the time that all of them take. */
import { execFileSync } from 'node:child_process'
import { cpSync, readFileSync, renameSync, symlinkSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { AstroIntegration } from 'astro'

/**
 * Makes only the pages of these addresses.
 * @public by the configuration that is written below
 */
export function somePages(paths: readonly string[]): AstroIntegration {
  return {
    name: 'some-pages',
    hooks: {
      'astro:build:start': ({ setPrerenderer }) => {
        setPrerenderer((whole) => ({
          ...whole,
          getStaticPaths: async () => (await whole.getStaticPaths()).filter(({ pathname }) => paths.includes(pathname)),
        }))
      },
    },
  }
}

/**
 * Adds to a folder that has `content`, `public` and `src/site` what else a build needs, and builds in it.
 * @param pages by the files below `src/pages` that make them, so that nothing else is bundled: `blog/[article].astro`
 * @returns reads a built page by its address
 * @throws Error where the build fails, or a page was not made
 */
export function buildSomePages(
  folder: string,
  pages: Readonly<Record<string, readonly string[]>>,
): (path: string) => string {
  const routes = Object.keys(pages).map((file) => join('src/pages/[...lang]', file))
  for (const name of ['astro.config.ts', 'package.json', 'scripts', 'tsconfig.json'])
    cpSync(name, join(folder, name), { recursive: true })
  cpSync('src', join(folder, 'src'), {
    recursive: true,
    filter: (file) => file !== 'src/site' && (!isRoute(file) || routes.includes(file)),
  })
  buildOnly(folder, Object.values(pages).flat())
  return (path) => readFileSync(join(folder, 'dist', path === '/' ? 'index.html' : `${path}.html`), 'utf8')
}

/**
 * Builds, in a copy of the project, only the pages of these addresses, of those that it has.
 * @throws Error where the build fails
 */
export function buildOnly(folder: string, paths: readonly string[]): void {
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'), 'dir')
  renameSync(join(folder, 'astro.config.ts'), join(folder, 'whole.config.ts'))
  writeFileSync(
    join(folder, 'astro.config.ts'),
    `import config from './whole.config.ts'
import { somePages } from '${pathToFileURL(import.meta.filename).href}'
const integrations = [...config.integrations, somePages(${JSON.stringify(paths)})]
export default { ...config, integrations, cacheDir: '.cache', vite: { ...config.vite, cacheDir: '.cache/vite' } }
`,
  )
  execFileSync(process.execPath, ['node_modules/astro/bin/astro.mjs', 'build'], {
    cwd: folder,
    env: { ...process.env, ASTRO_TELEMETRY_DISABLED: '1' },
    stdio: 'pipe',
  })
}

/** Files beginning with an underscore are parts of routes. */
function isRoute(file: string): boolean {
  return /^src\/pages\/(?:.*\/)?[^_/][^/]*\.(?:astro|ts)$/.test(file)
}
