/** Binds the content to Astro's development server, which follows its changes and says what is wrong. A build checks it apart. */
import type { AstroIntegration, AstroIntegrationLogger } from 'astro'
import { contentFolder } from '../../src/collections/content-folder.ts'
import { formatProblem } from '../../src/collections/problem.ts'
import { checkContent } from './check-content.ts'

export function content(): AstroIntegration {
  return {
    name: 'content',
    hooks: {
      'astro:server:setup': ({ server, logger }) => {
        const folder = contentFolder()
        server.watcher.add(folder)
        server.watcher.on('all', (_event, file) => {
          if (!file.startsWith(folder)) return
          // Pages read content through `node:fs`, of which Vite knows nothing: all modules are evaluated anew.
          for (const environment of Object.values(server.environments)) environment.moduleGraph.invalidateAll()
          server.environments.client.hot.send({ type: 'full-reload' })
          show(logger)
        })
        show(logger)
      },
    },
  }
}

/** While writing, a mistake is shown and the page without that entry goes on. The desk checks before it saves. */
function show(logger: AstroIntegrationLogger): void {
  if (process.env.CONTENT_CHECK === 'off') return
  for (const problem of checkContent()) {
    if (problem.severity === 'error') logger.error(formatProblem(problem))
    else logger.warn(formatProblem(problem))
  }
}
