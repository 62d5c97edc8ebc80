/** Binds the content to Astro's development server, which follows its changes and says what is wrong. A build checks it apart. */
import { fileURLToPath } from 'node:url'
import type { AstroIntegration, AstroIntegrationLogger } from 'astro'
import type { EnvironmentModuleGraph } from 'vite'
import { contentFolder, unfinished } from '../../src/collections/entry-places.ts'
import { formatProblem } from '../../src/collections/problem.ts'
import { checkContent } from './check-content.ts'

const collections = fileURLToPath(new URL('../../src/collections/', import.meta.url))

/** The files of one save are written one after the other; the page is asked for once. In ms. */
const pause = 50

export function content(): AstroIntegration {
  return {
    name: 'content',
    hooks: {
      'astro:server:setup': ({ server, logger }) => {
        const folder = contentFolder()
        server.watcher.add(folder)
        let reload: NodeJS.Timeout | undefined
        server.watcher.on('all', (_event, file) => {
          // The desk writes each file beside its place first.
          if (!file.startsWith(folder) || file.endsWith(unfinished)) return
          // Pages read content through `node:fs`, which Vite does not track.
          for (const environment of Object.values(server.environments)) forgetContent(environment.moduleGraph)
          clearTimeout(reload)
          reload = setTimeout(() => {
            server.environments.client.hot.send({ type: 'full-reload' })
            show(logger)
          }, pause)
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
