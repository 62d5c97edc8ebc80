/** Maps what the library throws to what the viewer shows. */
import type { ErrorKind } from '../viewer-store.ts'
import type { Pdfjs } from './load-pdfjs.ts'

/** An error whose kind is already known. */
export class DocumentError extends Error {
  readonly kind: ErrorKind

  constructor(kind: ErrorKind, cause?: unknown) {
    super(`The document cannot be shown: ${kind}.`, { cause })
    this.name = 'DocumentError'
    this.kind = kind
  }
}

/**
 * @param isComplete whether all bytes of the document had arrived: the library passes a failed request on as an error
 *   without a type, so that bytes which never came are told from bytes which make no sense.
 */
export function errorKindOf(error: unknown, { core }: Pdfjs, isComplete: boolean): ErrorKind {
  if (error instanceof DocumentError) return error.kind
  if (error instanceof core.ResponseException) {
    const { status } = error
    return status === 404 || status === 410 ? 'missing' : status === 401 || status === 403 ? 'refused' : 'server'
  }
  return error instanceof core.InvalidPDFException || isComplete ? 'broken' : 'network'
}
