/** Why a request brought no usable answer. */

/**
 * - `network`: no connection, or the answer broke off;
 * - `timeout`: no complete answer in time;
 * - `status`: an answer outside 200-299;
 * - `not-json`: an answer that should have been JSON.
 */
export type HttpFailure = 'network' | 'timeout' | 'status' | 'not-json'

export class HttpError extends Error {
  readonly failure: HttpFailure
  /** The status of the answer; 0 when there was none. */
  readonly status: number
  /** The JSON of the answer, for example the errors of a form's fields; `undefined` when it held none. */
  readonly body: unknown

  constructor(
    failure: HttpFailure,
    message: string,
    details: { status?: number; body?: unknown; cause?: unknown } = {},
  ) {
    super(message, { cause: details.cause })
    this.name = 'HttpError'
    this.failure = failure
    this.status = details.status ?? 0
    this.body = details.body
  }
}
