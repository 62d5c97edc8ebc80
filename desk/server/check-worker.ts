/** Runs the content check over a copy of the content in which the edited files stand as they would be saved. */
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmdirSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { parentPort, workerData } from 'node:worker_threads'
import type { Root } from 'mdast'
import { checkContent } from '../../scripts/check-content/check-content.ts'
import { unfinished } from '../../src/collections/entry-places.ts'
import { loadContent, type ValidValues } from '../../src/collections/load.ts'
import { fieldProblems, type Problem } from '../../src/collections/problem.ts'
import { siteSchema } from '../../src/site/schema.ts'
import type { Places } from '../files/entries.ts'
import { readSiteFile } from '../files/site-file.ts'

export interface CheckRequest {
  readonly number: number
  /** Without a text the file is gone. */
  readonly edits: readonly { readonly file: string; readonly text?: string }[]
}

export interface CheckAnswer {
  readonly number: number
  readonly problems: readonly Problem[]
}

/** The folder of the copy, which `CONTENT_DIR` of this thread names too. */
const { copy, places } = workerData as { copy: string; places: Places }
const content = join(copy, 'content')
const publicFolder = join(copy, 'public')
const trees = new Map<string, Root>()
const valid: ValidValues = new Map()

/** What is wrong with the copy as it stands; undefined once something in it has changed. */
let known: readonly Problem[] | undefined

parentPort?.on('message', ({ number, edits }: CheckRequest) => {
  bringUpToDate()
  for (const { file, text } of edits) edit(file, text)
  // An entry that is opened is checked as it is in the files: nothing of it has to be read again.
  known ??= checkContent({ folder: content, content: loadContent(content, undefined, valid), publicFolder, trees })
  const problems = [...known]
  const site = edits.find(({ file }) => file === 'src/site/site.ts')
  if (site?.text) problems.push(...siteProblems(site.text))
  parentPort?.postMessage({ number, problems } satisfies CheckAnswer)
})

/** Writes a text into the copy, or removes the file. */
function edit(file: string, text: string | undefined): void {
  if (!file.startsWith('content/') && !file.startsWith('public/')) return
  const target = join(copy, file)
  if (text === undefined) {
    rmSync(target)
    // An entry without files is none.
    if (readdirSync(dirname(target)).length === 0) rmdirSync(dirname(target))
  } else {
    writeFileSync(target, text)
  }
  known = undefined
}

/** Copies what differs from the original, what was edited for the last check among it. */
function bringUpToDate(attempts = 3): void {
  try {
    mirror(places.content, content)
    mkdirSync(publicFolder, { recursive: true })
    for (const name of readdirSync(places.public)) {
      if (name !== 'assets' && !existsSync(join(publicFolder, name)))
        symlinkSync(resolve(places.public, name), join(publicFolder, name))
    }
    mirror(join(places.public, 'assets'), join(publicFolder, 'assets'))
  } catch (error) {
    // A file or folder was listed and then deleted or renamed.
    const isGone = error instanceof Error && 'code' in error && error.code === 'ENOENT'
    if (!isGone || attempts === 1) throw error
    bringUpToDate(attempts - 1)
  }
}

function mirror(from: string, to: string): void {
  mkdirSync(to, { recursive: true })
  const wanted = new Set<string>()
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    if (entry.name.endsWith(unfinished)) continue
    wanted.add(entry.name)
    const [source, target] = [join(from, entry.name), join(to, entry.name)]
    if (entry.isDirectory()) mirror(source, target)
    else if (!isCopy(source, target)) {
      // What was checked and then saved differs in its time alone.
      if (!existsSync(target) || !readFileSync(source).equals(readFileSync(target))) known = undefined
      cpSync(source, target, { preserveTimestamps: true })
    }
  }
  for (const name of readdirSync(to)) {
    if (wanted.has(name)) continue
    rmSync(join(to, name), { recursive: true })
    known = undefined
  }
}

function isCopy(source: string, target: string): boolean {
  if (!existsSync(target)) return false
  const [a, b] = [statSync(source), statSync(target)]
  return a.size === b.size && Math.abs(a.mtimeMs - b.mtimeMs) < 1
}

function siteProblems(source: string): Problem[] {
  const result = siteSchema.safeParse(readSiteFile(source), { reportInput: true })
  if (result.success) return []
  return fieldProblems(result.error, 'src/site/schema.ts').map(({ message }) => ({
    file: 'src/site/site.ts',
    line: 1,
    message,
    severity: 'error',
  }))
}
