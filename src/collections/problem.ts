/** What is wrong with the content, in the words that an editor reads; of what a schema refused, too. */
import type { z } from 'zod'

export interface Problem {
  /** From the project's root, with slashes: `content/articles/modal-pt/id.md`. */
  readonly file: string
  /** Counted from 1. */
  readonly line: number
  /** What is wrong. What to do. */
  readonly message: string
  /** A warning is shown and lets the build go on. */
  readonly severity: 'error' | 'warning'
}

/** For example `content/articles/modal-pt/id.md:12: what is wrong. What to do.` */
export function formatProblem({ file, line, message, severity }: Problem): string {
  return `${file}:${line}: ${severity === 'warning' ? 'warning: ' : ''}${message}`
}

/** The parts of a refusal that say where and what. */
export interface FieldProblem {
  readonly path: readonly PropertyKey[]
  readonly message: string
}

/**
 * One sentence and a remedy for everything that the schema refused.
 * @param schemaFile where the fields are explained
 */
export function fieldProblems(error: z.ZodError, schemaFile: string): FieldProblem[] {
  return error.issues.flatMap((issue): FieldProblem[] => {
    if (issue.code === 'unrecognized_keys') {
      return issue.keys.map((key) => ({
        path: [...issue.path, key],
        message: `\`${key}\` is not a field here. Correct its spelling or remove it; ${schemaFile} explains the fields.`,
      }))
    }
    return [{ path: issue.path, message: `${sentence(issue)} ${remedy(issue, schemaFile)}` }]
  })
}

/** For example `price.lines[2].amount_idr`. */
function fieldName(path: readonly PropertyKey[]): string {
  const name = path.reduce<string>(
    (text, key) => (typeof key === 'number' ? `${text}[${key}]` : `${text}${text && '.'}${String(key)}`),
    '',
  )
  return name === '' ? 'The file' : `\`${name}\``
}

function sentence(issue: z.core.$ZodIssue): string {
  const name = fieldName(issue.path)
  if (issue.input === undefined && issue.code !== 'custom') return `${name} is missing.`
  switch (issue.code) {
    case 'invalid_type':
      return ownMessage(issue.message)
        ? `${name} ${issue.message}.`
        : `${name} must be ${typeNames[issue.expected] ?? issue.expected}.`
    case 'invalid_value':
      return `${name} must be ${issue.values.map(String).join(' or ')}.`
    case 'invalid_key':
      return `${name}: the name ${issue.issues[0]?.message ?? 'is not allowed'}.`
    case 'too_small':
      return ownMessage(issue.message)
        ? `${name} ${issue.message}.`
        : `${name} must have ${counted('at least', issue.minimum)}.`
    case 'too_big':
      return ownMessage(issue.message)
        ? `${name} ${issue.message}.`
        : `${name} must have ${counted('at most', issue.maximum)}.`
    default:
      return ownMessage(issue.message) ? `${name} ${issue.message}.` : `${name}: ${issue.message}.`
  }
}

/** Of lists; texts and numbers have messages of their own. */
function counted(bound: string, entries: number | bigint): string {
  return `${bound} ${entries} ${entries === 1 ? 'entry' : 'entries'}`
}

function remedy(issue: z.core.$ZodIssue, schemaFile: string): string {
  if (issue.input === undefined && issue.code !== 'custom') return `Add it; ${schemaFile} explains the fields.`
  if (issue.code === 'invalid_type' && issue.expected === 'string') return 'Put the value in quotes.'
  return 'Correct the value.'
}

/** The schemas' own messages follow the field's name: "must be …", "needs …". */
function ownMessage(message: string): boolean {
  return /^(must|needs)\b/.test(message)
}

const typeNames: Readonly<Record<string, string>> = {
  string: 'a text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list, each line beginning with "- "',
  object: 'a group of named fields',
  record: 'a group of names and texts',
  tuple: 'a list such as [100000, 200000]',
}
