/**
 * Declares that a guide conforms to PDF/UA-1 (ISO 14289-1), after every rule of it that a program can judge and that can
 * apply to a guide has been judged. What guides never hold (pictures, forms, scripts, attachments) is refused, not judged.
 */
import {
  decodePDFRawStream,
  PDFArray,
  PDFBool,
  PDFDict,
  PDFDocument,
  PDFHexString,
  PDFName,
  type PDFPage,
  PDFRawStream,
  PDFRef,
  PDFString,
} from 'pdf-lib'
import { readPageContent } from './pdf-content.ts'
import { readStructure } from './pdf-structure.ts'

const declaration =
  '<rdf:Description rdf:about="" xmlns:pdfuaid="http://www.aiim.org/pdfua/ns/id/"><pdfuaid:part>1</pdfuaid:part></rdf:Description>'

/**
 * The same document with the declaration, and smaller, since its objects are compressed together.
 * @param language what the document must say it is written in
 * @throws Error with everything that the rules refuse
 */
export async function declarePdfUa(pdf: Uint8Array, language: string): Promise<Uint8Array> {
  const document = await PDFDocument.load(pdf, { updateMetadata: false })
  const problems = pdfUaProblems(document, language)
  if (problems.length > 0) throw new Error(`It does not conform to PDF/UA-1: ${problems.join('; ')}.`)
  document.catalog.getOrCreateViewerPreferences().setDisplayDocTitle(true)
  const metadata = metadataOf(document)?.replace('</rdf:RDF>', `${declaration}</rdf:RDF>`) ?? ''
  const stream = document.context.stream(Buffer.from(metadata), { Type: 'Metadata', Subtype: 'XML' })
  document.catalog.set(PDFName.of('Metadata'), document.context.register(stream))
  return document.save({ useObjectStreams: true })
}

/** What keeps a document from conforming, but for the two entries that the declaration itself adds. */
export function pdfUaProblems(document: PDFDocument, language: string): string[] {
  const structure = readStructure(document)
  const problems = [...catalogProblems(document, language), ...structure.problems, ...fontProblems(document)]
  document.getPages().forEach((page, index) => {
    const held = structure.content.get(page.ref.toString()) ?? new Set()
    const { identifiers, problems: ofContent } = readPageContent(contentOf(page))
    const found = [...ofContent, ...annotationProblems(page, structure.annotations)]
    if ([...identifiers].some((identifier) => !held.has(identifier))) found.push('tagged content is in no element')
    problems.push(...found.map((problem) => `page ${index + 1}: ${problem}`))
  })
  return problems
}

function catalogProblems(document: PDFDocument, language: string): string[] {
  const { catalog, context } = document
  const problems: string[] = []
  const said = catalog.lookup(PDFName.of('Lang'))
  if (!(said instanceof PDFString || said instanceof PDFHexString) || said.decodeText() !== language) {
    problems.push(`the language is not said to be ${language}`)
  }
  const marks = catalog.lookupMaybe(PDFName.of('MarkInfo'), PDFDict)
  if (marks?.get(PDFName.of('Marked')) !== PDFBool.True || marks.get(PDFName.of('Suspects')) === PDFBool.True) {
    problems.push('the document is not marked as tagged')
  }
  if (!/<dc:title>.*?<rdf:li[^>]*>[^<]+<\/rdf:li>/s.test(metadataOf(document) ?? '')) {
    problems.push('the metadata have no title')
  }
  if (!catalog.has(PDFName.of('Outlines'))) problems.push('there is no outline')
  for (const key of ['AcroForm', 'OCProperties', 'AA', 'OpenAction', 'Perms', 'AF']) {
    if (catalog.has(PDFName.of(key))) problems.push(`the catalogue has ${key}, about which no rule is checked`)
  }
  const names = catalog.lookupMaybe(PDFName.of('Names'), PDFDict)
  for (const key of names?.keys() ?? []) {
    if (key !== PDFName.of('Dests')) problems.push(`the catalogue names ${key}, about which no rule is checked`)
  }
  if (context.trailerInfo.Encrypt) problems.push('it is encrypted')
  return problems
}

function fontProblems({ context }: PDFDocument): string[] {
  const problems = new Set<string>()
  for (const [, object] of context.enumerateIndirectObjects()) {
    if (!(object instanceof PDFDict) || object.get(PDFName.of('Type')) !== PDFName.of('Font')) continue
    const name = String(object.get(PDFName.of('BaseFont')))
    const subtype = object.get(PDFName.of('Subtype'))
    if (subtype === PDFName.of('Type0')) {
      if (!object.has(PDFName.of('ToUnicode'))) problems.add(`the font ${name} does not say which characters it draws`)
    } else if (subtype === PDFName.of('CIDFontType0') || subtype === PDFName.of('CIDFontType2')) {
      const descriptor = object.lookupMaybe(PDFName.of('FontDescriptor'), PDFDict)
      const embedded = ['FontFile2', 'FontFile3'].some((key) => descriptor?.has(PDFName.of(key)))
      if (!embedded) problems.add(`the font ${name} is not embedded`)
    } else problems.add(`the font ${name} is a ${String(subtype)}, about which no rule is checked`)
  }
  return [...problems]
}

function annotationProblems(page: PDFPage, holders: ReadonlyMap<string, string>): string[] {
  const annotations = page.node.Annots()?.asArray() ?? []
  const problems = new Set<string>()
  if (annotations.length > 0 && page.node.get(PDFName.of('Tabs')) !== PDFName.of('S')) {
    problems.add('the tabulator key does not follow the structure')
  }
  for (const reference of annotations) {
    const annotation = page.doc.context.lookup(reference, PDFDict)
    const contents = annotation.lookup(PDFName.of('Contents'))
    const isLink = annotation.get(PDFName.of('Subtype')) === PDFName.of('Link')
    if (!isLink) problems.add('an annotation is no link')
    else if (!(reference instanceof PDFRef) || holders.get(reference.toString()) !== 'Link') {
      problems.add('a link is not tagged as one')
    }
    const described = contents instanceof PDFString || contents instanceof PDFHexString
    if (!described || contents.decodeText().trim() === '') problems.add('a link has no description')
  }
  return [...problems]
}

/** Decoded, one character for each byte. */
function contentOf(page: PDFPage): string {
  const contents = page.node.Contents()
  const parts = contents instanceof PDFArray ? contents.asArray() : [contents]
  return parts.map((part) => textOfStream(part instanceof PDFRef ? page.doc.context.lookup(part) : part)).join('\n')
}

function metadataOf(document: PDFDocument): string | undefined {
  const stream = document.catalog.lookup(PDFName.of('Metadata'))
  return stream instanceof PDFRawStream ? Buffer.from(textOfStream(stream), 'latin1').toString('utf8') : undefined
}

function textOfStream(stream: unknown): string {
  if (!(stream instanceof PDFRawStream)) return ''
  return Buffer.from(decodePDFRawStream(stream).decode()).toString('latin1')
}
