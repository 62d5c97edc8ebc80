/** Files that a document carries along. */
import type { PDFDocumentProxy } from 'pdfjs-dist'
import { safeFileName, saveFile } from '../document/save-file.ts'

export interface Attachment {
  /** By which the document knows it. */
  readonly id: string
  /** Safe to be saved under. */
  readonly name: string
  readonly description: string
}

interface LibraryAttachment {
  readonly filename: string
  readonly description?: string
}

/** The attachments; empty where the document has none or they cannot be read. */
export async function readAttachments(pdf: PDFDocumentProxy): Promise<readonly Attachment[]> {
  try {
    const found = (await pdf.getAttachments()) as ReadonlyMap<string, LibraryAttachment> | null
    return [...(found ?? [])].map(([id, { filename, description = '' }], index) => ({
      id,
      name: safeFileName(filename, `file-${index + 1}`),
      description,
    }))
  } catch {
    // A document whose attachments cannot be read is a document without attachments.
    return []
  }
}

/**
 * Saves an attachment on the visitor's device.
 * @throws Error when the document does not hold what it promises.
 */
export async function saveAttachment(pdf: PDFDocumentProxy, { id, name }: Attachment): Promise<void> {
  const content = (await pdf.getAttachmentContent(id)) as Uint8Array<ArrayBuffer> | null
  if (!content) throw new Error(`The attachment ${id} is empty.`)
  saveFile(content, name)
}
