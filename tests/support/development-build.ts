/** The build of the development pages, which `npm run build` does not make: `DEVELOPMENT_PAGES=1 npx astro build`. */
import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'

export const developmentBuild = '.cache/dist-development'

/** @throws where there is no such build, or one that is older than the sources: it would fail journeys that are right. */
export function checkDevelopmentBuild(): void {
  const built = statSync(join(developmentBuild, 'dev/pdf-viewer.html'), { throwIfNoEntry: false })
  const newer = ['src', 'public']
    .flatMap((folder) => readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name)))
    .find((file) => built && !file.includes('.test.') && statSync(file).mtimeMs > built.mtimeMs)
  if (built && !newer) return
  const reason = built ? `${newer} is newer than the development pages.` : 'There are no development pages.'
  throw new Error(`${reason} Build them first: DEVELOPMENT_PAGES=1 npx astro build`)
}
