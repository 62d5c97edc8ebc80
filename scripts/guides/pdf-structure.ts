/** The tree of tags of a PDF (ISO 32000-1, 14.7 and 14.8), and the rules of PDF/UA-1 about it. */
import { PDFArray, PDFDict, type PDFDocument, PDFName, PDFNumber, type PDFObject, PDFRef } from 'pdf-lib'

export interface PdfStructure {
  /** By page, as the reference of its object: the marked content that an element holds. */
  readonly content: ReadonlyMap<string, ReadonlySet<number>>
  /** By annotation, as the reference of its object: the type of the element that holds it. */
  readonly annotations: ReadonlyMap<string, string>
  readonly problems: ReadonlySet<string>
}

/** The types that guides use, each with those in which it may stand; an empty list means anywhere. */
const parentsOf: Readonly<Record<string, readonly string[]>> = {
  ...Object.fromEntries(
    [
      'Document',
      'Part',
      'Div',
      'P',
      'H1',
      'H2',
      'H3',
      'H4',
      'H5',
      'H6',
      'L',
      'Table',
      'TOC',
      'Link',
      'Reference',
      'Span',
    ]
      .concat(['BlockQuote', 'Code', 'Quote'])
      .map((type) => [type, []]),
  ),
  LI: ['L'],
  Lbl: ['LI', 'TOCI'],
  LBody: ['LI'],
  THead: ['Table'],
  TBody: ['Table'],
  TR: ['Table', 'THead', 'TBody'],
  TH: ['TR'],
  TD: ['TR'],
  TOCI: ['TOC'],
}

/** Types that hold nothing but certain others. */
const childrenOf: Readonly<Record<string, readonly string[]>> = {
  L: ['L', 'LI'],
  LI: ['Lbl', 'LBody'],
  Table: ['TR', 'THead', 'TBody'],
  THead: ['TR'],
  TBody: ['TR'],
  TR: ['TH', 'TD'],
  TOC: ['TOC', 'TOCI'],
  TOCI: ['Lbl', 'Reference', 'P', 'TOC'],
}

/** Reads the whole tree in reading order. */
export function readStructure(document: PDFDocument): PdfStructure {
  const content = new Map<string, Set<number>>()
  const annotations = new Map<string, string>()
  const problems = new Set<string>()
  const root = document.catalog.lookupMaybe(PDFName.of('StructTreeRoot'), PDFDict)
  if (!root) return { content, annotations, problems: problems.add('the document has no tags') }
  const roles = root.lookupMaybe(PDFName.of('RoleMap'), PDFDict)
  let lastHeading = 0

  const visit = (kid: PDFObject | undefined, parent: string, page: string): void => {
    const value = kid instanceof PDFRef ? document.context.lookup(kid) : kid
    if (value instanceof PDFArray) for (const item of value.asArray()) visit(item, parent, page)
    else if (value instanceof PDFNumber) hold(page, value.asNumber())
    else if (value instanceof PDFDict) {
      const ownPage = value.get(PDFName.of('Pg'))?.toString() ?? page
      switch (value.get(PDFName.of('Type'))?.toString()) {
        case '/MCR':
          hold(ownPage, value.lookup(PDFName.of('MCID'), PDFNumber).asNumber())
          break
        case '/OBJR':
          annotations.set(String(value.get(PDFName.of('Obj'))), parent)
          break
        default:
          visitElement(value, parent, ownPage)
      }
    }
  }

  const visitElement = (element: PDFDict, parent: string, page: string) => {
    const written = element.lookup(PDFName.of('S'), PDFName).decodeText()
    const type = written in parentsOf ? written : (roles?.lookupMaybe(PDFName.of(written), PDFName)?.decodeText() ?? '')
    const allowed = parentsOf[type]
    if (!allowed) problems.add(`an element is a ${written}, about which no rule is checked`)
    else if (allowed.length > 0 && !allowed.includes(parent)) problems.add(`a ${type} stands in a ${parent}`)
    else if (childrenOf[parent] && !childrenOf[parent].includes(type)) problems.add(`a ${parent} holds a ${type}`)
    const level = Number(/^H(\d)$/.exec(type)?.[1] ?? 0)
    if (level > lastHeading + 1) problems.add(`a heading of level ${level} follows one of level ${lastHeading}`)
    if (level > 0) lastHeading = level
    if (type === 'TH' && !/\/Scope/.test(String(element.lookup(PDFName.of('A'))))) {
      problems.add('a header cell does not say what it heads')
    }
    visit(element.get(PDFName.of('K')), type, page)
  }

  const hold = (page: string, identifier: number) => {
    const held = content.get(page) ?? new Set()
    content.set(page, held.add(identifier))
  }

  visit(root.get(PDFName.of('K')), '', '')
  return { content, annotations, problems }
}
