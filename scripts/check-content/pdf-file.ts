/**
 * Whether bytes are a PDF that visitors can open. Looks at what every reader needs first (ISO 32000-2, 7.5: header,
 * end-of-file marker, cross-reference, trailer); pages are not drawn. Pure.
 */

const largestBytes = 25_000_000

/** What is wrong and what to do, or undefined. */
export function pdfProblem(bytes: Uint8Array): string | undefined {
  if (bytes.length > largestBytes) {
    const megabytes = (bytes.length / 1_000_000).toFixed(1)
    return `The PDF has ${megabytes} MB, more than 25 MB. Make it smaller, for example by reducing its pictures.`
  }
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  if (!file.subarray(0, 1024).includes('%PDF-')) return 'The file is not a PDF. Replace it with one.'
  const trailer = trailerOf(file)
  if (!trailer) return 'The PDF is broken or incomplete. Save it again from the program that made it.'
  if (/\/Encrypt\b/.test(trailer)) return 'The PDF is encrypted. Save it without a password or restrictions.'
  return undefined
}

/** The dictionary that the last cross-reference names; undefined where the way to it or its catalogue is broken. */
function trailerOf(file: Buffer): string | undefined {
  const tail = file.subarray(-2048).toString('latin1')
  const position = /startxref\s+(\d+)\s+%%EOF(?![\s\S]*startxref)/.exec(tail)?.[1]
  if (position === undefined) return undefined
  const start = file.subarray(0, 1024).indexOf('%PDF-') + Number(position)
  const section = file.subarray(start).toString('latin1')
  const isTable = /^\s*xref\b/.test(section)
  const isStream = /^\s*\d+\s+\d+\s+obj\b/.test(section)
  if (!isTable && !isStream) return undefined
  const end = isTable ? 'startxref' : 'stream'
  const from = isTable ? section.indexOf('trailer') : 0
  const to = section.indexOf(end, from)
  if (from === -1 || to === -1) return undefined
  const trailer = section.slice(from, to)
  const root = /\/Root\s+(\d+)\s+(\d+)\s+R/.exec(trailer)
  return root ? trailer : undefined
}
