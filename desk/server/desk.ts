/** What the desk does for its page: list, open, check, save, make. No HTTP here. */
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { isReserved } from '../../scripts/check-content/ids.ts'
import { pdfProblem } from '../../scripts/check-content/pdf-file.ts'
import { newEntry } from '../../scripts/new/new-entry.ts'
import type { Kind } from '../../src/collections/kinds.ts'
import type { ValidValues } from '../../src/collections/load.ts'
import type { Problem } from '../../src/collections/problem.ts'
import { entryId } from '../../src/collections/schema/primitives.ts'
import {
  documentFile,
  type Edit,
  type EntryName,
  editsOf,
  filesOf,
  isEntry,
  type OpenEntry,
  openEntry,
  type Places,
  removeEntry,
  renameEntry,
  revisionOf,
  type Values,
  writeEdits,
} from '../files/entries.ts'
import { isRemovable } from '../model/made-kinds.ts'
import { nameOf } from '../model/names.ts'
import type { DeskLanguage } from '../model/texts.ts'
import type { Path } from '../model/value.ts'
import { createChecker } from './checker.ts'
import { fieldOnLine } from './locate.ts'
import { type Overview, overview } from './overview.ts'
import { inIndonesian } from './sentences.ts'

/** A problem of the content check, at its field where it is about the entry that is open. */
export interface Told {
  readonly severity: Problem['severity']
  readonly message: Readonly<Record<'id' | 'en', string>>
  readonly file: string
  readonly line: number
  readonly part?: string
  readonly path?: Path
}

export interface Checked {
  /** In the files of the entry. */
  readonly own: readonly Told[]
  /** In other files, because of this change. */
  readonly others: readonly Told[]
}

export type Saved =
  | {
      readonly outcome: 'saved'
      readonly files: readonly string[]
      readonly revision: string
      readonly checked: Checked
    }
  | { readonly outcome: 'refused'; readonly checked: Checked }
  /** Another program changed the files meanwhile. */
  | { readonly outcome: 'outdated' }

/** What the editor did wrong, in words for her. */
export class DeskError extends Error {}

export interface Desk {
  overview(): Overview
  open(name: EntryName): OpenEntry
  check(name: EntryName, values: Values): Promise<Checked>
  save(name: EntryName, values: Values, revision: string): Promise<Saved>
  make(what: string, id: string): readonly string[]
  /** Removes an entry, unless others name it. @returns the errors that its removal would make; none where it was removed */
  remove(name: EntryName): Promise<readonly Told[]>
  /** Gives a draft another id. What is published keeps its address: others may have kept it. */
  rename(name: EntryName, id: string): void
  /** Puts a PDF in the place of that of a document, and makes the document where there is none. */
  putDocument(id: string, base64: string): void
  /** @returns the address of the picture for a text */
  addPicture(name: string, base64: string): string
  close(): Promise<void>
}

const largestPicture = 500_000

export function createDesk(places: Places): Desk {
  const checker = createChecker(places)
  const valid: ValidValues = new Map()
  /** What was wrong in all files before the change, so that an old problem of another file is not blamed on it. */
  let known = new Set<string>()
  const remember = (problems: readonly Problem[]) => {
    known = new Set(problems.map(keyOf))
  }
  const start = checker.check([]).then(remember)
  // A failure is reported by each check that is asked for.
  start.catch(() => {})

  const existing = (name: EntryName): EntryName => {
    if (!isEntry(places, name)) throw new DeskError(`There is no entry ${name.group}/${name.id}.`)
    return name
  }

  /** The last answer: what is saved was checked a moment before. */
  let last: { readonly key: string; readonly problems: readonly Problem[] } | undefined
  const ask = async (edits: readonly Edit[]) => {
    await start
    const key = `${edits[0]?.part.file} ${revisionOf(edits, 'before')} ${revisionOf(edits, 'after')}`
    if (last?.key !== key) {
      const changed = edits.filter(({ before, after }) => before !== after)
      const problems = await checker.check(changed.map(({ part, after }) => ({ file: part.file, text: after })))
      last = { key, problems }
    }
    const { problems } = last
    return { problems, checked: sorted(problems, edits, known) }
  }

  const make = (what: string, id: string) => {
    try {
      return newEntry(what, id, { folder: places.content })
    } catch (error) {
      throw new DeskError(error instanceof Error ? error.message : String(error))
    }
  }

  return {
    overview: () => overview(places, valid),
    open: (name) => openEntry(places, existing(name)),
    check: async (name, values) => (await ask(editsOf(places, existing(name), values))).checked,
    async save(name, values, revision) {
      const edits = editsOf(places, existing(name), values)
      if (revisionOf(edits, 'before') !== revision) return { outcome: 'outdated' }
      const { problems, checked } = await ask(edits)
      if (checked.own.some(({ severity }) => severity === 'error')) return { outcome: 'refused', checked }
      const files = writeEdits(edits)
      remember(problems)
      return { outcome: 'saved', files, revision: revisionOf(edits, 'after'), checked }
    },
    make,
    async remove(name) {
      if (!isRemovable(existing(name).group)) throw new DeskError(`${name.group}/${name.id} is named by the program.`)
      await start
      const files = filesOf(places, name)
      const problems = await checker.check(files.map((file) => ({ file })))
      const errors = problems.filter((problem) => problem.severity === 'error' && !known.has(keyOf(problem)))
      if (errors.length > 0) return errors.map(told)
      removeEntry(places, name)
      remember(problems)
      return []
    },
    rename(name, id) {
      const { group, values } = { ...existing(name), ...openEntry(places, name) }
      if (values['facts']?.['draft'] !== true) throw new DeskError('Only a draft can be given another id.')
      const valid = entryId.safeParse(id)
      if (!valid.success) throw new DeskError(`The id ${JSON.stringify(id)} ${valid.error.issues[0]?.message}.`)
      if (isReserved(group as Kind, id))
        throw new DeskError(`The id ${id} belongs to a page of the site. Choose another.`)
      if (isEntry(places, { group, id }))
        throw new DeskError(`There is an entry ${group}/${id} already. Choose another id.`)
      renameEntry(places, name, id)
    },
    putDocument(id, base64) {
      const bytes = Buffer.from(base64, 'base64')
      const wrong = pdfProblem(bytes)
      if (wrong) throw new DeskError(wrong)
      if (!isEntry(places, { group: 'documents', id })) make('document', id)
      const file = join(places.content, documentFile(id))
      mkdirSync(dirname(file), { recursive: true })
      writeFileSync(file, bytes)
    },
    addPicture(name, base64) {
      const bytes = Buffer.from(base64, 'base64')
      if (!/^[a-z0-9]+(-[a-z0-9]+)*\.(png|jpg|webp|avif|svg)$/.test(name)) {
        throw new DeskError(
          'The name of a picture is lower-case letters, digits and hyphens, ending in .png, .jpg, .webp, .avif or .svg.',
        )
      }
      if (bytes.length > largestPicture)
        throw new DeskError(`The picture has ${bytes.length} bytes; ${largestPicture} are allowed.`)
      const file = join(places.public, 'assets', name)
      if (existsSync(file)) throw new DeskError(`A picture ${name} exists already. Choose another name.`)
      mkdirSync(join(places.public, 'assets'), { recursive: true })
      writeFileSync(file, bytes)
      return `/assets/${name}`
    },
    close: () => checker.close(),
  }
}

function sorted(problems: readonly Problem[], edits: readonly Edit[], known: ReadonlySet<string>): Checked {
  const own: Told[] = []
  const others: Told[] = []
  for (const problem of problems) {
    const { file, line, severity } = problem
    const inBoth = told(problem).message
    const edit = edits.find(({ part }) => part.file === file)
    if (edit) {
      const { path, line: lineOfText } = fieldOnLine(edit.part.format, edit.after, line, problem.message)
      const message = { en: named(inBoth.en, path, 'en'), id: named(inBoth.id, path, 'id') }
      own.push({ severity, message, file, line: lineOfText ?? line, part: edit.part.part, path })
    } else if (!known.has(keyOf(problem))) {
      others.push(told(problem))
    }
  }
  return { own, others }
}

function told({ severity, message, file, line }: Problem): Told {
  return { severity, message: { en: message, id: inIndonesian(message) }, file, line }
}

/** At its field a sentence begins with the name that the form gives to the field, not with its path in the file. */
function named(sentence: string, path: Path, language: DeskLanguage): string {
  const field = path.findLast((step) => typeof step === 'string')
  return field === undefined ? sentence : sentence.replace(/^`[\w.[\]-]+`(?= )/, () => nameOf(String(field), language))
}

function keyOf({ file, message, severity }: Problem): string {
  return `${severity} ${file} ${message}`
}
