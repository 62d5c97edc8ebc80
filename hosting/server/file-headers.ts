/** Works the policy's headers out once for each file: they are the same for all its visitors. */
import { type Headers, headersOfFile, type Transport } from '../policy/headers.ts'
import type { Published } from '../policy/published.ts'

export type FileHeaders = (file: string, transport: Transport) => Headers

export function createFileHeaders(published: Published): FileHeaders {
  const known = { plain: new Map<string, Headers>(), tls: new Map<string, Headers>() }
  return (file, transport) => {
    const memory = transport.overTls ? known.tls : known.plain
    const headers = memory.get(file) ?? headersOfFile(file, published, transport)
    memory.set(file, headers)
    return headers
  }
}
