/** What can keep a document from being shown, as the viewer tells it to the reader. */

export type TroubleKind =
  /** The address answers that nothing is there (404, 410). */
  | 'missing'
  /** The server does not hand it out (401, 403). */
  | 'refused'
  /** The server fails (5xx), or does not keep to the ranges it offers. */
  | 'server'
  /** No connection. */
  | 'network'
  /** What came is not a PDF. */
  | 'not-pdf'
  /** A PDF that cannot be read: broken or cut off. */
  | 'broken'
  /** The worker cannot start: blocked by a policy, or its file is missing. */
  | 'worker'
  /** Neither the file nor the worker gives any sign of life. */
  | 'stalled'

export class Trouble extends Error {
  readonly kind: TroubleKind

  constructor(kind: TroubleKind, cause?: unknown) {
    super(`The document cannot be shown: ${kind}.`, { cause })
    this.name = 'Trouble'
    this.kind = kind
  }
}

/** Whatever was thrown, as a `Trouble`; an unknown failure counts as a broken document. */
export function asTrouble(reason: unknown): Trouble {
  if (reason instanceof Trouble) return reason
  return new Trouble('broken', reason)
}
