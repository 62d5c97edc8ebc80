/**
 * One JSON line a request. No personal data: no network address, no browser name, no query, and of the path only the
 * published file that it led to; what visitors typed themselves is not kept.
 */
export interface RequestRecord {
  readonly method: string
  readonly status: number
  readonly file: string | null
  /** Body bytes that were announced. */
  readonly bytes: number
  /** From the request's headers to the answer's end, in milliseconds. */
  readonly duration: number
  /** Whether the visitor left before the end. */
  readonly aborted: boolean
}

export type WriteLog = (record: RequestRecord) => void

const methods = ['GET', 'HEAD', 'OPTIONS', 'POST', 'PUT', 'PATCH', 'DELETE', 'TRACE']

export function logLine(record: RequestRecord, time: Date): string {
  const method = methods.includes(record.method) ? record.method : 'other'
  return JSON.stringify({ time: time.toISOString(), ...record, method })
}
