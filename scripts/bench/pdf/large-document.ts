/**
 * The document of the benchmark: 600 pages of text, each with a picture that nothing can compress, about 20 MB, in a page
 * tree of two levels, as word processors and browsers write it.
 */
import {
  concatTransformationMatrix,
  drawObject,
  PDFDocument,
  PDFName,
  popGraphicsState,
  pushGraphicsState,
  StandardFonts,
} from 'pdf-lib'

const line = 'Para pihak sepakat bahwa perjanjian ini tunduk pada hukum Republik Indonesia dan berlaku sejak hari ini.'

export async function makeLargeDocument(pageCount = 600): Promise<Uint8Array> {
  const document = await PDFDocument.create()
  const font = await document.embedFont(StandardFonts.Helvetica)
  const side = 180
  for (let number = 1; number <= pageCount; number++) {
    const page = document.addPage([595, 842])
    page.drawText(`Halaman ${number}`, { x: 50, y: 770, size: 28, font })
    for (let row = 0; row < 30; row++)
      page.drawText(`${row + 1}. ${line}`, { x: 50, y: 730 - row * 14, size: 10, font })
    const noise = crypto.getRandomValues(new Uint8Array(side * side))
    const picture = document.context.stream(noise, {
      Type: 'XObject',
      Subtype: 'Image',
      Width: side,
      Height: side,
      ColorSpace: 'DeviceGray',
      BitsPerComponent: 8,
    })
    const name = page.node.newXObject('Picture', document.context.register(picture))
    page.pushOperators(
      pushGraphicsState(),
      concatTransformationMatrix(200, 0, 0, 200, 50, 60),
      drawObject(name),
      popGraphicsState(),
    )
  }
  branch(document)
  return document.save({ useObjectStreams: false })
}

/** Puts every twenty pages under a node of their own. */
function branch(document: PDFDocument): void {
  const { context, catalog } = document
  const pages = document.getPages()
  const root = catalog.get(PDFName.of('Pages'))
  const branches = []
  for (let first = 0; first < pages.length; first += 20) {
    const kids = pages.slice(first, first + 20)
    const node = context.register(
      context.obj({ Type: 'Pages', Parent: root ?? null, Count: kids.length, Kids: kids.map(({ ref }) => ref) }),
    )
    for (const { node: page } of kids) page.set(PDFName.of('Parent'), node)
    branches.push(node)
  }
  catalog.Pages().set(PDFName.of('Kids'), context.obj(branches))
}
