/** PDFs that the tests make themselves, each with one peculiarity. */
import {
  concatTransformationMatrix,
  degrees,
  drawObject,
  PDFArray,
  type PDFDict,
  PDFDocument,
  PDFHexString,
  PDFName,
  PDFNumber,
  PDFString,
  popGraphicsState,
  pushGraphicsState,
  StandardFonts,
} from 'pdf-lib'

interface PageSketch {
  readonly text: string
  /** In PDF points. */
  readonly size?: readonly [width: number, height: number]
  /** The page's own rotation in degrees. */
  readonly rotation?: number
}

const a4 = [595, 842] as const

/** A document of pages with a line of text each. */
async function makePdf(pages: readonly PageSketch[]): Promise<Uint8Array> {
  return (await sketched(pages)).save()
}

/** A document whose pages say `Page 1 of n` and so on. */
export function makePages(count: number): Promise<Uint8Array> {
  return makePdf(Array.from({ length: count }, (_, index) => ({ text: `Page ${index + 1} of ${count}` })))
}

/**
 * A large document that nothing can compress: each page shows a picture of so many random bytes. Its outline has one entry,
 * *Bab akhir*, where its last quarter begins.
 */
export async function makeHeavyPdf(count: number, bytesPerPage: number): Promise<Uint8Array> {
  const document = await sketched(
    Array.from({ length: count }, (_, index) => ({ text: `Page ${index + 1} of ${count}` })),
  )
  const side = Math.floor(Math.sqrt(bytesPerPage))
  for (const page of document.getPages()) {
    const noise = new Uint8Array(side * side)
    for (let start = 0; start < noise.length; start += 65_536) {
      crypto.getRandomValues(noise.subarray(start, start + 65_536))
    }
    const picture = document.context.stream(noise, {
      Type: 'XObject',
      Subtype: 'Image',
      Width: side,
      Height: side,
      ColorSpace: 'DeviceGray',
      BitsPerComponent: 8,
    })
    const name = page.node.newXObject('Noise', document.context.register(picture))
    page.pushOperators(
      pushGraphicsState(),
      concatTransformationMatrix(400, 0, 0, 400, 50, 100),
      drawObject(name),
      popGraphicsState(),
    )
  }
  const { context } = document
  const [root, entry] = [context.nextRef(), context.nextRef()]
  const { ref } = document.getPage(Math.floor(count * 0.75) - 1)
  context.assign(root, context.obj({ Type: 'Outlines', First: entry, Last: entry, Count: 1 }))
  const title = PDFHexString.fromText('Bab akhir')
  context.assign(entry, context.obj({ Title: title, Parent: root, Dest: [ref, PDFName.of('Fit')] }))
  document.catalog.set(PDFName.of('Outlines'), root)
  return document.save({ useObjectStreams: false })
}

/** Three pages: upright, turned by 90 degrees, and small in landscape. */
export function makeMixedPdf(): Promise<Uint8Array> {
  return makePdf([{ text: 'Upright' }, { text: 'Turned', rotation: 90 }, { text: 'Small', size: [400, 300] }])
}

/** Twenty pages with an outline of two levels, page labels (i, ii, 1, 2 …), title and language. */
export async function makeOutlinePdf(): Promise<Uint8Array> {
  const document = await sketched(Array.from({ length: 20 }, (_, index) => ({ text: `Chapter text ${index + 1}` })))
  const { context, catalog } = document
  const destination = (index: number) => context.obj([document.getPage(index).ref, PDFName.of('Fit')])
  const [root, first, child, second] = [context.nextRef(), context.nextRef(), context.nextRef(), context.nextRef()]
  const title = (text: string) => PDFHexString.fromText(text)
  context.assign(root, context.obj({ Type: 'Outlines', First: first, Last: second, Count: 3 }))
  context.assign(
    first,
    context.obj({
      Title: title('Bab 1'),
      Parent: root,
      Next: second,
      First: child,
      Last: child,
      Count: 1,
      Dest: destination(4),
    }),
  )
  context.assign(child, context.obj({ Title: title('Bagian 1.1'), Parent: first, Dest: destination(7) }))
  context.assign(second, context.obj({ Title: title('Bab 2'), Parent: root, Prev: first, Dest: destination(11) }))
  catalog.set(PDFName.of('Outlines'), root)
  catalog.set(PDFName.of('Lang'), PDFString.of('id-ID'))
  catalog.set(
    PDFName.of('PageLabels'),
    context.obj({ Nums: [PDFNumber.of(0), { S: 'r' }, PDFNumber.of(2), { S: 'D' }] }),
  )
  document.setTitle('Contoh')
  return document.save()
}

/** Three pages; the first has links to the web, to a script, to a file and to page 3. */
export async function makeLinksPdf(): Promise<Uint8Array> {
  const document = await sketched([{ text: 'Links' }, { text: 'Second' }, { text: 'Third' }])
  const { context } = document
  const links = [
    { S: 'URI', URI: PDFString.of('https://example.com/law') },
    { S: 'URI', URI: PDFString.of('javascript:alert(1)') },
    { S: 'URI', URI: PDFString.of('ftp://example.com/file') },
    { S: 'GoTo', D: [document.getPage(2).ref, PDFName.of('Fit')] },
    { S: 'JavaScript', JS: PDFString.of('app.alert("no")') },
  ].map((action, index) =>
    context.register(
      context.obj({
        Type: 'Annot',
        Subtype: 'Link',
        Rect: [50, 600 - index * 60, 250, 640 - index * 60],
        Border: [0, 0, 1],
        A: action,
      }),
    ),
  )
  document.getPage(0).node.set(PDFName.of('Annots'), context.obj(links))
  document.catalog.set(
    PDFName.of('OpenAction'),
    context.obj({ S: 'JavaScript', JS: PDFString.of('app.alert("opened")') }),
  )
  return document.save()
}

/** One page with a text field and a check box. */
export async function makeFormPdf(): Promise<Uint8Array> {
  const document = await sketched([{ text: 'Form' }])
  const form = document.getForm()
  form.createTextField('name').addToPage(document.getPage(0), { x: 50, y: 500, width: 200, height: 30 })
  form.createCheckBox('agreed').addToPage(document.getPage(0), { x: 50, y: 450, width: 20, height: 20 })
  return document.save()
}

/** A tagged page: a heading and a paragraph in its structure tree. */
export async function makeTaggedPdf(): Promise<Uint8Array> {
  const document = await PDFDocument.create()
  const { context, catalog } = document
  const page = document.addPage([...a4])
  const font = context.register(context.obj({ Type: 'Font', Subtype: 'Type1', BaseFont: 'Helvetica' }))
  page.node.set(PDFName.of('Resources'), context.obj({ Font: { F1: font } }))
  const content =
    'BT /F1 24 Tf 50 700 Td /H1 <</MCID 0>> BDC (Judul) Tj EMC 0 -40 Td /P <</MCID 1>> BDC (Isi paragraf) Tj EMC ET'
  page.node.set(PDFName.of('Contents'), context.register(context.stream(content)))
  page.node.set(PDFName.of('StructParents'), PDFNumber.of(0))
  const root = context.nextRef()
  const element = (type: string, id: number) =>
    context.register(context.obj({ Type: 'StructElem', S: type, P: root, Pg: page.ref, K: id }))
  const [heading, paragraph] = [element('H1', 0), element('P', 1)]
  context.assign(
    root,
    context.obj({
      Type: 'StructTreeRoot',
      K: [heading, paragraph],
      ParentTree: { Nums: [PDFNumber.of(0), [heading, paragraph]] },
    }),
  )
  catalog.set(PDFName.of('StructTreeRoot'), root)
  catalog.set(PDFName.of('MarkInfo'), context.obj({ Marked: true }))
  catalog.set(PDFName.of('Lang'), PDFString.of('id'))
  return document.save()
}

/** Chinese text by a predefined character map and without an embedded font: readable only with the map's file. */
export async function makeCharacterMapPdf(): Promise<Uint8Array> {
  const document = await PDFDocument.create()
  const { context } = document
  const page = document.addPage([...a4])
  const descendant = context.obj({
    Type: 'Font',
    Subtype: 'CIDFontType0',
    BaseFont: 'STSong-Light',
    CIDSystemInfo: { Registry: PDFString.of('Adobe'), Ordering: PDFString.of('GB1'), Supplement: 2 },
    FontDescriptor: {
      Type: 'FontDescriptor',
      FontName: 'STSong-Light',
      Flags: 6,
      FontBBox: [-25, -254, 1000, 880],
      ItalicAngle: 0,
      Ascent: 880,
      Descent: -120,
      CapHeight: 880,
      StemV: 93,
    },
    DW: 1000,
  }) as PDFDict
  const font = context.obj({
    Type: 'Font',
    Subtype: 'Type0',
    BaseFont: 'STSong-Light-GBK-EUC-H',
    Encoding: 'GBK-EUC-H',
    DescendantFonts: PDFArray.withContext(context),
  }) as PDFDict
  font.lookup(PDFName.of('DescendantFonts'), PDFArray).push(context.register(descendant))
  page.node.set(PDFName.of('Resources'), context.obj({ Font: { F1: font } }))
  // 法律 (law) in GBK.
  page.node.set(PDFName.of('Contents'), context.register(context.stream('BT /F1 48 Tf 50 700 Td <B7A8C2C9> Tj ET')))
  return document.save()
}

async function sketched(pages: readonly PageSketch[]): Promise<PDFDocument> {
  const document = await PDFDocument.create()
  const font = await document.embedFont(StandardFonts.Helvetica)
  for (const { text, size = a4, rotation = 0 } of pages) {
    const page = document.addPage([...size])
    page.setRotation(degrees(rotation))
    page.drawText(text, { x: 50, y: size[1] - 100, size: 32, font })
    page.drawText('The résumé of the contract: sign here, here and There.', { x: 50, y: size[1] - 150, size: 14, font })
  }
  return document
}

/** A document that carries two files along, one of them under a name that would harm. */
export async function makeAttachmentsPdf(): Promise<Uint8Array> {
  const document = await sketched([{ text: 'Attachments' }])
  document.setTitle('Akta contoh')
  document.setAuthor('Siti')
  await document.attach(new TextEncoder().encode('a;b'), 'daftar.csv', { description: 'Daftar pemegang saham' })
  await document.attach(new TextEncoder().encode('x'), '../../run\u202Egpj.exe')
  return document.save()
}

/** A form of the kind (XFA) whose page is only an excuse. */
export async function makeDynamicFormPdf(): Promise<Uint8Array> {
  const document = await sketched([{ text: 'Please wait' }])
  const { context, catalog } = document
  const template = context.register(context.stream('<xdp:xdp xmlns:xdp="http://ns.adobe.com/xdp/"></xdp:xdp>'))
  catalog.set(PDFName.of('AcroForm'), context.register(context.obj({ Fields: [], XFA: template })))
  return document.save()
}

/** Three pages, of which the second cannot be had: its place in the page tree leads nowhere. */
export async function makeMissingPagePdf(): Promise<Uint8Array> {
  const document = await sketched([{ text: 'First' }, { text: 'Second' }, { text: 'Third' }])
  const kids = document.catalog.Pages().Kids()
  kids.set(1, document.context.nextRef())
  return document.save()
}
