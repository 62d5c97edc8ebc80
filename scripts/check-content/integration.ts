/** Binds the content to Astro's development server, which follows its changes and says what is wrong. A build checks it apart. */
import { fileURLToPath } from 'node:url'
import type { AstroIntegration, AstroIntegrationLogger } from 'astro'
import type { EnvironmentModuleGraph } from 'vite'
import { contentFolder } from '../../src/collections/entry-files.ts'
import { formatProblem } from '../../src/collections/problem.ts'
import { checkContent } from './check-content.ts'

const collections = fileURLToPath(new URL('../../src/collections/', import.meta.url))

export function content(): AstroIntegration {
  return {
    name: 'content',
    hooks: {
      'astro:server:setup': ({ server, logger }) => {
        const folder = contentFolder()
        server.watcher.add(folder)
        server.watcher.on('all', (_event, file) => {
          if (!file.startsWith(folder)) return
          // Pages read content through `node:fs`, of which Vite knows nothing.
          for (const environment of Object.values(server.environments)) forgetContent(environment.moduleGraph)
          server.environments.client.hot.send({ type: 'full-reload' })
          show(logger)
        })
        show(logger)
      },
    },
  }
}

/** The modules that read content, and all that hold something of them, are evaluated anew; the others stay. */
function forgetContent(graph: EnvironmentModuleGraph): void {
  const stale = new Set([...graph.idToModuleMap.values()].filter(({ file }) => file?.startsWith(collections)))
  // A set is walked with what is added meanwhile.
  for (const module of stale) for (const importer of module.importers) stale.add(importer)
  for (const module of stale) graph.invalidateModule(module)
}

/** While writing, a mistake is shown and the page without that entry goes on. The desk checks before it saves. */
function show(logger: AstroIntegrationLogger): void {
  if (process.env.CONTENT_CHECK === 'off') return
  for (const problem of checkContent()) {
    if (problem.severity === 'error') logger.error(formatProblem(problem))
    else logger.warn(formatProblem(problem))
  }
}
