/** A PDF that asks for a password: the standard security handler, revision 2 (RC4, 40 bits), of the PDF reference. */
import { createHash } from 'node:crypto'

const padding = Buffer.from('28BF4E5E4E758A4164004E56FFFA01082E2E00B6D0683E802F0CA9FE6453697A', 'hex')

/** One page that says `Secret`, opened by the password. */
export function makeEncryptedPdf(password: string): Uint8Array {
  const id = createHash('md5').update('id').digest()
  const padded = Buffer.concat([Buffer.from(password, 'latin1'), padding]).subarray(0, 32)
  const owner = rc4(createHash('md5').update(padded).digest().subarray(0, 5), padded)
  const permissions = Buffer.from([0xfc, 0xff, 0xff, 0xff])
  const key = createHash('md5').update(padded).update(owner).update(permissions).update(id).digest().subarray(0, 5)
  const user = rc4(key, padding)
  const objectKey = (number: number) =>
    createHash('md5')
      .update(key)
      .update(Buffer.from([number, 0, 0, 0, 0]))
      .digest()
      .subarray(0, 10)
  const content = rc4(objectKey(4), Buffer.from('BT /F1 48 Tf 50 700 Td (Secret) Tj ET', 'latin1'))

  const objects: Buffer[] = [
    text('<</Type/Catalog/Pages 2 0 R>>'),
    text('<</Type/Pages/Kids[3 0 R]/Count 1>>'),
    text('<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Contents 4 0 R/Resources<</Font<</F1 5 0 R>>>>>>'),
    Buffer.concat([text(`<</Length ${content.length}>>stream\n`), content, text('\nendstream')]),
    text('<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>'),
    text(`<</Filter/Standard/V 1/R 2/P -4/O<${owner.toString('hex')}>/U<${user.toString('hex')}>>>`),
  ]
  const parts: Buffer[] = [text('%PDF-1.4\n')]
  const offsets: number[] = []
  let position = parts[0]?.length ?? 0
  const add = (part: Buffer) => {
    parts.push(part)
    position += part.length
  }
  objects.forEach((body, index) => {
    offsets.push(position)
    add(Buffer.concat([text(`${index + 1} 0 obj\n`), body, text('\nendobj\n')]))
  })
  const start = position
  add(text(`xref\n0 ${objects.length + 1}\n0000000000 65535 f \n`))
  for (const offset of offsets) add(text(`${String(offset).padStart(10, '0')} 00000 n \n`))
  const hexId = id.toString('hex')
  add(
    text(
      `trailer<</Size ${objects.length + 1}/Root 1 0 R/Encrypt 6 0 R/ID[<${hexId}><${hexId}>]>>\nstartxref\n${start}\n%%EOF`,
    ),
  )
  return new Uint8Array(Buffer.concat(parts))
}

function text(value: string): Buffer {
  return Buffer.from(value, 'latin1')
}

/** Current OpenSSL no longer offers this cipher. */
function rc4(key: Buffer, data: Buffer): Buffer {
  const state = Uint8Array.from({ length: 256 }, (_, index) => index)
  const swap = (a: number, b: number) => {
    const kept = state[a] ?? 0
    state[a] = state[b] ?? 0
    state[b] = kept
  }
  for (let i = 0, j = 0; i < 256; i++) {
    j = (j + (state[i] ?? 0) + (key[i % key.length] ?? 0)) & 255
    swap(i, j)
  }
  let [i, j] = [0, 0]
  return data.map((byte) => {
    i = (i + 1) & 255
    j = (j + (state[i] ?? 0)) & 255
    swap(i, j)
    return byte ^ (state[((state[i] ?? 0) + (state[j] ?? 0)) & 255] ?? 0)
  }) as Buffer
}
