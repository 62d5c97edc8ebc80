/**
 * Refuses content that must not be published, and writes what is published beside the pages: `node
 * scripts/files/write-files.ts <folder>`. The build runs it while Astro makes the pages.
 */
import { mkdir, rename, rm, writeFile } from 'node:fs/promises'
import { constants, setPriority } from 'node:os'
import { dirname, join } from 'node:path'
import { currentView } from '../../src/collections/view.ts'
import { assertValidContent } from '../check-content/check-content.ts'
import { publishedFiles } from './published-files.ts'

/** Pictures are drawn by threads of their own: more at once would only take memory. */
const atOnce = 3

/** The pages take longest: where there are too few processors for both, they come first. */
setPriority(constants.priority.PRIORITY_BELOW_NORMAL)

const [folder] = process.argv.slice(2)
if (!folder) throw new Error('Say into which folder to write.')

const view = currentView()
try {
  for (const warning of assertValidContent({ content: view.content })) console.warn(warning)
} catch (error) {
  // The message says what is wrong and where; the stack would say where it was found.
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}
await rm(folder, { recursive: true, force: true })
const queue = publishedFiles(view)
const folders = new Set<string>()
await Promise.all(Array.from({ length: atOnce }, () => write(folder)))

async function write(target: string): Promise<void> {
  for (let file = queue.pop(); file; file = queue.pop()) {
    const path = join(target, file.path)
    if (!folders.has(dirname(path))) await mkdir(dirname(path), { recursive: true })
    folders.add(dirname(path))
    // In one step: the pages read what is there.
    await writeFile(`${path}.part`, await file.bytes())
    await rename(`${path}.part`, path)
  }
}
