/** What a document says about itself. */
import type { Size } from '../viewer-state.ts'
import type { Reader } from './reader.ts'

export interface Properties {
  /** Texts are empty where the document says nothing. */
  readonly title: string
  readonly author: string
  readonly subject: string
  readonly language: string
  readonly created: Date | null
  readonly modified: Date | null
  /** Version of the PDF format, for example `1.7`. */
  readonly version: string
  readonly pageCount: number
  /** Of the first page, in millimetres. */
  readonly pageSize: Size
  /** In bytes. */
  readonly fileSize: number
  /** Whether it has a structure that screen readers can follow. */
  readonly isTagged: boolean
}

const millimetresPerPoint = 25.4 / 72

/** Reads them; what cannot be read is left out. */
export async function readProperties({ pdf, library, pageCount }: Reader): Promise<Properties> {
  const [described, marks, download, page] = await Promise.all([
    pdf.getMetadata().catch(() => null),
    pdf.getMarkInfo().catch(() => null),
    pdf.getDownloadInfo().catch(() => null),
    pdf.getPage(1),
  ])
  const info = (described?.info ?? {}) as Readonly<Record<string, unknown>>
  const text = (name: string) => (typeof info[name] === 'string' ? info[name].trim() : '')
  const date = (name: string) => library.core.PDFDateString.toDateObject(text(name))
  const { width, height } = page.getViewport({ scale: millimetresPerPoint })
  return {
    title: text('Title') || String(described?.metadata?.get('dc:title') ?? ''),
    author: text('Author'),
    subject: text('Subject'),
    language: text('Language'),
    created: date('CreationDate'),
    modified: date('ModDate'),
    version: text('PDFFormatVersion'),
    pageCount,
    pageSize: { width, height },
    fileSize: download?.length ?? 0,
    // The library's type is wrong: what comes is a map.
    isTagged: (marks as unknown as ReadonlyMap<string, boolean> | null)?.get('Marked') === true,
  }
}

/** Whether a document is a form of the kind (XFA) that only the maker's own program shows: it holds no pages of its own. */
export async function isDynamicForm({ pdf }: Reader): Promise<boolean> {
  const { info } = await pdf.getMetadata()
  const { IsXFAPresent, IsAcroFormPresent } = info as Readonly<Record<string, unknown>>
  return IsXFAPresent === true && IsAcroFormPresent !== true
}
