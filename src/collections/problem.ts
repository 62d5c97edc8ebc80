/** What is wrong with the content, in the words that an editor reads. */

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
