/** A text to take over as a document for word processors (Office Open XML, ISO/IEC 29500). */
import { Document, ExternalHyperlink, Footer, HeadingLevel, Packer, Paragraph, TextRun } from 'docx'
import { strFromU8, strToU8, unzipSync, type ZippableFile, zipSync } from 'fflate'
import { type TemplateText, templateParagraphs } from '../lib/template-text.ts'

export interface TemplateDocument extends TemplateText {
  /** BCP 47: word processors check the spelling by it. */
  readonly locale: string
  readonly company: string
  /** Said in the footer of each page: that it is a model, and where the explanation stands. */
  readonly footer: string
  /** The page that explains it. */
  readonly address: string
}

const fontSizeHalfPoints = 22
const smallHalfPoints = 16

/** The bytes of the document, always the same for the same template. What is to be filled in, between square brackets, is marked. */
export async function wordDocument(template: TemplateDocument): Promise<Uint8Array> {
  const { title, text, locale, company, footer, address } = template
  const small = (value: string) => new TextRun({ text: value, size: smallHalfPoints })
  const source = new Paragraph({
    children: [small(`${footer} `), new ExternalHyperlink({ link: address, children: [small(address)] })],
  })
  const document = new Document({
    title,
    creator: company,
    styles: {
      default: {
        document: { run: { font: 'Arial', size: fontSizeHalfPoints, language: { value: locale } } },
        heading1: { run: { size: 32, bold: true }, paragraph: { spacing: { after: 240 } } },
      },
    },
    sections: [
      {
        // A4, since that is the paper in Indonesia; margins of 25 mm. Twentieths of a point.
        properties: {
          page: {
            size: { width: 11906, height: 16838 },
            margin: { top: 1417, right: 1417, bottom: 1417, left: 1417 },
          },
        },
        footers: { default: new Footer({ children: [source] }) },
        children: [
          new Paragraph({ text: title, heading: HeadingLevel.HEADING_1 }),
          ...templateParagraphs(text).map(
            (lines) => new Paragraph({ children: lines.flatMap(runs), spacing: { after: 160 } }),
          ),
        ],
      },
    ],
  })
  return repeatable(new Uint8Array(await Packer.toArrayBuffer(document)))
}

/** The earliest that a ZIP file can hold; it says the day by the clock of the place. */
const noTime = new Date(1980, 0, 1)

/** The times of writing, which the format does not ask for, and the ids of links, for which the library throws dice. */
const timeOfWriting = /<dcterms:(created|modified)\b.*?<\/dcterms:\1>/g
const randomId = /\brId[\w-]{21}(?=")/g

/** The file without what the library makes anew each time, so that browsers and hosts keep what has not changed. */
function repeatable(file: Uint8Array): Uint8Array {
  const ids = new Map<string, string>()
  const idOf = (random: string) => {
    const id = ids.get(random) ?? `rIdLink${ids.size + 1}`
    ids.set(random, id)
    return id
  }
  const parts = Object.entries(unzipSync(file)).map(([name, bytes]): [string, ZippableFile] => {
    const text = strFromU8(bytes).replace(timeOfWriting, '').replace(randomId, idOf)
    return [name, [strToU8(text), { mtime: noTime }]]
  })
  return zipSync(Object.fromEntries(parts))
}

/** A line as runs: each after the first line of its paragraph begins with a break. */
function runs(line: string, place: number): TextRun[] {
  const parts = line.split(/(\[[^\]]*\])/).filter((part) => part !== '')
  return parts.map(
    (text, index) =>
      new TextRun({
        text,
        ...(place > 0 && index === 0 && { break: 1 }),
        ...(text.startsWith('[') && { highlight: 'yellow' }),
      }),
  )
}
