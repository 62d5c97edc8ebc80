/** Hands bytes over to the visitor's device: as a file, or in a tab of its own. */
import type { DocumentSource } from './open-document.ts'

/** How long an address made for bytes stays valid, in milliseconds: a tab or a download may begin late. */
const addressLifeMs = 60_000

/** Saves bytes as a file. Whatever they are, the browser is told nothing by which it might open them. */
export function saveFile(bytes: Uint8Array<ArrayBuffer>, name: string): void {
  const link = document.createElement('a')
  link.href = addressOf(bytes, 'application/octet-stream')
  link.download = name
  link.click()
}

/** Opens a PDF in a tab of its own. To be called at a click: browsers refuse it otherwise. */
export function openPdfInTab(bytes: Promise<Uint8Array<ArrayBuffer>>): void {
  const tab = window.open('', '_blank')
  bytes.then(
    (known) => tab?.location.replace(addressOf(known, 'application/pdf')),
    () => tab?.close(),
  )
}

/**
 * A name that came with a document, made harmless: no folders, no signs that browsers or file systems read otherwise
 * than people do.
 * @param fallback for a name of which nothing is left.
 */
export function safeFileName(name: string, fallback: string): string {
  const base = name.slice(Math.max(name.lastIndexOf('/'), name.lastIndexOf('\\')) + 1)
  const harmless = base
    .replaceAll(/\p{C}/gu, '')
    .replaceAll(/[<>:"|?*]/g, '_')
    .replace(/^[.\s]+|[.\s]+$/g, '')
  return harmless === '' ? fallback : harmless.slice(-120)
}

function addressOf(bytes: Uint8Array<ArrayBuffer>, type: string): string {
  const url = URL.createObjectURL(new Blob([bytes], { type }))
  setTimeout(() => URL.revokeObjectURL(url), addressLifeMs)
  return url
}

/** The name under which the document is saved. */
export function fileNameOf(source: DocumentSource, title: string): string {
  const path = typeof source === 'string' ? new URL(source, document.baseURI).pathname : ''
  const name = path.slice(path.lastIndexOf('/') + 1)
  return name.toLowerCase().endsWith('.pdf') ? decoded(name) : `${safeFileName(title, 'document')}.pdf`
}

/** A `%` in an address need not be an encoding. */
function decoded(name: string): string {
  try {
    return decodeURIComponent(name)
  } catch {
    return name
  }
}
